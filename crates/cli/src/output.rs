//! Text out. A reader that goes away (`frente … | head`) ends the output, not in an error.

use crate::failure::Failure;
use serde::Serialize;
use serde_json::Value;
use std::io::{self, Write as _};

/// Prints text as it is.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new(format!("standard output cannot be written: {error}")))
        }
        _ => Ok(()),
    }
}

/// Prints a value as one line of JSON.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).expect("an answer is plain data");
    print(&(text + "\n"))
}

/// JSON for reading: whatever holds nothing nested stands on one line.
pub fn readable(value: &Value) -> String {
    let mut out = String::new();
    write_readable(value, 0, &mut out);
    out
}

fn write_readable(value: &Value, depth: usize, out: &mut String) {
    let nested = |value: &Value| value.is_object() || value.is_array();
    let margin = "  ".repeat(depth + 1);
    match value {
        Value::Object(fields) if fields.values().any(nested) => {
            out.push('{');
            for (at, (key, value)) in fields.iter().enumerate() {
                *out += if at == 0 { "\n" } else { ",\n" };
                *out += &format!("{margin}{}: ", Value::from(key.as_str()));
                write_readable(value, depth + 1, out);
            }
            *out += &format!("\n{}}}", "  ".repeat(depth));
        }
        Value::Array(items) if items.iter().any(nested) => {
            out.push('[');
            for (at, value) in items.iter().enumerate() {
                *out += if at == 0 { "\n" } else { ",\n" };
                *out += &margin;
                write_readable(value, depth + 1, out);
            }
            *out += &format!("\n{}]", "  ".repeat(depth));
        }
        flat => *out += &flat.to_string(),
    }
}

/// Columns padded to their widest entry; the last is left ragged.
pub fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        for (at, cell) in row.iter().enumerate() {
            line += cell;
            if at + 1 < N {
                line.extend(std::iter::repeat_n(' ', widths[at] - cell.chars().count() + 2));
            }
        }
        out += line.trim_end();
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn readable_json_is_json() {
        let value = json!({"fronts": {"south": {"box": 3, "name": "Sur \"x\""}}, "deck": [1, 2], "pairs": [[1], [2]]});
        let text = super::readable(&value);
        assert_eq!(serde_json::from_str::<super::Value>(&text).unwrap(), value);
        assert!(text.contains("\n  \"deck\": [1,2]"), "{text}");
    }

    #[test]
    fn columns_line_up_by_letters_not_bytes() {
        let rows = [["Báltico".to_owned(), "4".to_owned()], ["Sur".to_owned(), "3".to_owned()]];
        assert_eq!(super::columns(&rows), "Báltico  4\nSur      3\n");
    }
}
