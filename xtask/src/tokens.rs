//! Rust source as a flat list of tokens, each with its line and whether it is test code.
//!
//! Tokens and not lines, so that a forbidden word in a comment, a string or an example is none. Macro bodies are
//! tokens too: a test inside `proptest!` is found like any other.

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::str::FromStr;

/// What a token is, and what it says.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    Ident(String),
    Punct(char),
    /// A string literal's contents, escapes left as they are.
    Text(String),
    /// Any other literal, as written.
    Literal(String),
    Open(Delimiter),
    Close(Delimiter),
}

/// A token and where it stands.
#[derive(Clone, Debug)]
pub struct Token {
    pub kind: Kind,
    pub line: usize,
    /// Inside an item marked `#[cfg(test)]` or `#[test]`.
    pub test: bool,
}

impl Token {
    pub fn is_ident(&self, name: &str) -> bool {
        matches!(&self.kind, Kind::Ident(ident) if ident == name)
    }

    pub fn is_punct(&self, punct: char) -> bool {
        self.kind == Kind::Punct(punct)
    }

    pub fn ident(&self) -> Option<&str> {
        match &self.kind {
            Kind::Ident(ident) => Some(ident),
            _ => None,
        }
    }

    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// A function marked as a test.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TestFn {
    pub name: String,
    pub line: usize,
}

/// Reads source text. Comments are gone, and so are doc comments.
pub fn tokens(text: &str) -> Result<Vec<Token>> {
    let stream = TokenStream::from_str(text)
        .map_err(|error| anyhow!("line {}: not Rust: {error}", error.span().start().line))?;
    let mut out = Vec::new();
    flatten(stream, false, &mut out);
    Ok(out)
}

fn flatten(stream: TokenStream, outer_test: bool, out: &mut Vec<Token>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut whole_test = outer_test;
    let mut item_test = false;
    let mut at = 0;
    while at < trees.len() {
        if let Some((attribute, inner, after)) = attribute(&trees, at) {
            if names(&attribute).first().is_some_and(|name| name == "doc") {
                at = after;
                continue;
            }
            let test = marks_test(&attribute);
            whole_test |= test && inner;
            item_test |= test;
        }
        let (test, line) = (whole_test || item_test, trees[at].span().start().line);
        let kind = match &trees[at] {
            TokenTree::Group(group) => {
                let (delimiter, end) = (group.delimiter(), group.span_close().end().line);
                let (open, close) = (Kind::Open(delimiter), Kind::Close(delimiter));
                out.push(Token { kind: open, line, test });
                flatten(group.stream(), test, out);
                out.push(Token { kind: close, line: end, test });
                item_test &= delimiter != Delimiter::Brace;
                at += 1;
                continue;
            }
            TokenTree::Ident(ident) => Kind::Ident(ident.to_string()),
            TokenTree::Punct(punct) => Kind::Punct(punct.as_char()),
            TokenTree::Literal(literal) => literal_kind(&literal.to_string()),
        };
        item_test &= kind != Kind::Punct(';');
        out.push(Token { kind, line, test });
        at += 1;
    }
}

/// The attribute that starts at `at`: its group, whether it is an inner one (`#![…]`), and where it ends.
fn attribute(trees: &[TokenTree], at: usize) -> Option<(Group, bool, usize)> {
    let punct = |at: usize, wanted: char| matches!(trees.get(at), Some(TokenTree::Punct(p)) if p.as_char() == wanted);
    if !punct(at, '#') {
        return None;
    }
    let inner = punct(at + 1, '!');
    let group = at + 1 + usize::from(inner);
    match trees.get(group) {
        Some(TokenTree::Group(found)) if found.delimiter() == Delimiter::Bracket => {
            Some((found.clone(), inner, group + 1))
        }
        _ => None,
    }
}

/// Every identifier of an attribute, in order.
fn names(group: &Group) -> Vec<String> {
    let mut out = Vec::new();
    for tree in group.stream() {
        match tree {
            TokenTree::Ident(ident) => out.push(ident.to_string()),
            TokenTree::Group(group) => out.extend(names(&group)),
            _ => {}
        }
    }
    out
}

/// `#[test]`, `#[tokio::test]`, `#[cfg(test)]`, `#[cfg(all(test, …))]`.
fn marks_test(attribute: &Group) -> bool {
    let names = names(attribute);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    matches!(names[..], ["test"] | [_, "test"] | ["cfg", "all", "test", ..])
}

fn literal_kind(written: &str) -> Kind {
    let quoted = written.find('"').zip(written.rfind('"')).filter(|(start, end)| start < end);
    match quoted {
        Some((start, end)) if !written.starts_with('\'') => Kind::Text(written[start + 1..end].to_owned()),
        _ => Kind::Literal(written.to_owned()),
    }
}

/// The functions marked as tests, in order.
pub fn test_fns(tokens: &[Token]) -> Vec<TestFn> {
    let mut out = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let closes = token.is_ident("test")
            && tokens.get(at + 1).is_some_and(|next| next.kind == Kind::Close(Delimiter::Bracket));
        let opens = at >= 2 && attribute_opens(&tokens[..at]);
        if !(closes && opens) {
            continue;
        }
        let after = &tokens[at + 1..];
        let function = after.windows(2).find(|pair| pair[0].is_ident("fn") || pair[0].is_ident("mod"));
        if let Some([keyword, name]) = function
            && keyword.is_ident("fn")
            && let Some(name) = name.ident()
        {
            out.push(TestFn { name: name.to_owned(), line: after[0].line.max(keyword.line) });
        }
    }
    out
}

/// Whether the tokens end in `#[` or `#[path::`.
fn attribute_opens(before: &[Token]) -> bool {
    let path = |token: &&Token| token.is_punct(':') || token.ident().is_some();
    let mut back = before.iter().rev().skip_while(path);
    back.next().is_some_and(|token| token.kind == Kind::Open(Delimiter::Bracket))
        && back.next().is_some_and(|token| token.is_punct('#'))
}

/// Modules declared `#[cfg(test)] mod name;`: their files are test code as a whole.
pub fn test_modules(tokens: &[Token]) -> Vec<String> {
    let declared = |three: &[Token]| three[0].is_ident("mod") && three[0].test && three[2].is_punct(';');
    let found = tokens.windows(3).filter(|three| declared(three));
    found.filter_map(|three| three[1].ident().map(str::to_owned)).collect()
}

/// Whether a literal other than a string is a floating-point number. `x.0.1` is not.
pub fn is_float(before: Option<&Token>, written: &str) -> bool {
    let number = written.starts_with(|c: char| c.is_ascii_digit()) && !written.starts_with("0x");
    let field = before.is_some_and(|token| token.is_punct('.'));
    number && !field && (written.contains('.') || written.ends_with("f32") || written.ends_with("f64"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_code_is_told_from_the_rest() {
        let source = "
            /// An example: `x.unwrap()`
            fn rule() { one(); } // x.unwrap()
            #[cfg(test)]
            use two::Two;
            fn three() {}
            #[cfg(test)]
            mod tests { fn four() {} }
            #[cfg(not(test))]
            fn five() {}
            #[test]
            fn six() {}
            fn seven() {}
        ";
        let tokens = tokens(source).expect("it is Rust");
        let flag = |name: &str| tokens.iter().find(|token| token.is_ident(name)).map(|token| token.test);
        for (name, test) in [
            ("one", false),
            ("Two", true),
            ("three", false),
            ("four", true),
            ("five", false),
            ("six", true),
            ("seven", false),
        ] {
            assert_eq!(flag(name), Some(test), "{name}");
        }
        assert_eq!(flag("unwrap"), None);
    }

    #[test]
    fn tests_are_found_by_their_mark_also_inside_macros() {
        let source = "#[test]\nfn one() {}\n#[cfg(test)]\nmod tests {\n    proptest! {\n        /// Two.\n        #[test]\n        fn two(x in 0..3u8) {}\n    }\n    #[tokio::test]\n    #[should_panic]\n    async fn three() {}\n    fn four() {}\n}";
        let found = test_fns(&tokens(source).expect("it is Rust"));
        let found: Vec<_> = found.iter().map(|test| (test.name.as_str(), test.line)).collect();
        assert_eq!(found, [("one", 2), ("two", 8), ("three", 12)]);
    }

    #[test]
    fn floats_are_told_from_fields_and_ranges() {
        let source = "a.0.1; 0..5; 0x1f32; 7u8; 0.5; 1f32";
        let tokens = tokens(source).expect("it is Rust");
        let float = |at: usize| match &tokens[at].kind {
            Kind::Literal(written) => is_float(at.checked_sub(1).map(|at| &tokens[at]), written),
            _ => false,
        };
        assert_eq!((0..tokens.len()).filter(|at| float(*at)).count(), 2);
    }

    #[test]
    fn a_module_file_of_tests_is_found() {
        let tokens = tokens("mod rules;\n#[cfg(test)]\nmod tests;\n#[cfg(test)]\nmod more { }").expect("it is Rust");
        assert_eq!(test_modules(&tokens), ["tests"]);
    }
}
