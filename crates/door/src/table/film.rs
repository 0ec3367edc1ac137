//! A stretch of a match, step by step, as one viewer may see it.

use crate::answers::{Change, Film, Shot};
use crate::door::AnyMatch;
use crate::refusals::RewindError;
use frente_kernel::Viewer;
use serde_json::Value;

/// What `viewer` could see of the steps after the first `from`, up to step `to`. The match is replayed once.
///
/// A step of which the viewer sees and hears nothing has no shot, so the film of an answer that was passed in secret is
/// as long as the film of an answer that was never asked for.
pub fn film(table: &dyn AnyMatch, viewer: Viewer, from: usize, to: usize) -> Result<Film, RewindError> {
    let steps = table.steps();
    if to > steps || from > to {
        return Err(RewindError::Beyond { steps });
    }
    let mut then = table.prefix(from)?;
    let view = then.view(viewer);
    let mut log = table.log(viewer, from).into_iter().peekable();
    let (mut shots, mut before) = (Vec::new(), view.clone());
    for number in from + 1..=to {
        let step = table.step(number).ok_or(RewindError::Beyond { steps })?;
        let taken = match step.seat {
            Some(seat) => then.act(seat, &step.text),
            None => then.chance(&step.text),
        };
        taken.expect("a step that was taken once can be taken again");
        let after = then.view(viewer);
        let mut changes = Vec::new();
        compare(&before, &after, &mut Vec::new(), &mut changes);
        before = after;
        let mut told = Vec::new();
        while let Some(line) = log.next_if(|line| line.step <= number) {
            told.push(line);
        }
        if !changes.is_empty() || !told.is_empty() {
            shots.push(Shot { step: number, changes, log: told });
        }
    }
    Ok(Film { from, to, view, shots })
}

/// The changes that lead from one JSON value to another, each at its place. A list that became longer or shorter is
/// replaced as a whole.
fn compare(old: &Value, new: &Value, path: &mut Vec<Value>, out: &mut Vec<Change>) {
    if old == new {
        return;
    }
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for key in old.keys().filter(|key| !new.contains_key(*key)) {
                path.push(key.clone().into());
                out.push(Change { path: path.clone(), value: None });
                path.pop();
            }
            for (key, value) in new {
                path.push(key.clone().into());
                match old.get(key) {
                    Some(before) => compare(before, value, path, out),
                    None => out.push(Change { path: path.clone(), value: Some(value.clone()) }),
                }
                path.pop();
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (at, (before, after)) in old.iter().zip(new).enumerate() {
                path.push(at.into());
                compare(before, after, path, out);
                path.pop();
            }
        }
        _ => out.push(Change { path: path.clone(), value: Some(new.clone()) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Carries out changes as the page does.
    fn changed(mut value: Value, changes: &[Change]) -> Value {
        for Change { path, value: new } in changes {
            let Some((last, way)) = path.split_last() else {
                value = new.clone().expect("the whole is never taken away");
                continue;
            };
            let mut at = &mut value;
            for step in way {
                at = match step {
                    Value::String(key) => &mut at[key.as_str()],
                    step => &mut at[step.as_u64().expect("an index") as usize],
                };
            }
            match (last, new) {
                (Value::String(key), Some(new)) => at[key.as_str()] = new.clone(),
                (Value::String(key), None) => drop(at.as_object_mut().expect("an object").remove(key)),
                (index, new) => at[index.as_u64().expect("an index") as usize] = new.clone().expect("a value"),
            }
        }
        value
    }

    #[test]
    fn changes_lead_from_the_old_value_to_the_other() {
        let old = json!({"units": [{"at": 1, "hurt": false}, {"at": 2}], "hand": ["a"], "gone": 1, "same": [1, 2]});
        for new in [
            json!({"units": [{"at": 3, "hurt": false}, {"at": 2}], "hand": ["a", "b"], "new": null, "same": [1, 2]}),
            json!({"units": [], "hand": [], "gone": {"x": 1}, "same": [1, 2]}),
            json!([1]),
            old.clone(),
        ] {
            let mut changes = Vec::new();
            compare(&old, &new, &mut Vec::new(), &mut changes);
            assert_eq!(changed(old.clone(), &changes), new);
            assert!(
                changes.iter().all(|change| change.path.first() != Some(&json!("same"))),
                "what is the same is not sent"
            );
        }
    }
}
