//! What review should not have to look for: each check names what is out of order by file, line and sentence.
//!
//! Checks read the tree and report; none of them writes. Each has a made-up offender as its test, and the last test
//! here runs all of them over this workspace, so that `cargo test` keeps the tree tidy.

mod forbidden;
mod glossary;
mod layers;
mod licences;
mod locales;
mod metadata;
mod paragraphs;
mod places;
mod reasons;
mod shape;
mod words;

use crate::code;
use crate::tree::{Offence, Tree};
use anyhow::Result;
use metadata::Metadata;

/// Everything out of order in the tree, sorted by place.
pub fn offences(tree: &Tree) -> Result<Vec<Offence>> {
    let metadata = Metadata::ask_cargo(&tree.root)?;
    let (code, mut out) = code::read(tree);
    out.extend(paragraphs::check(tree, &code));
    out.extend(glossary::check(tree));
    out.extend(forbidden::check(&code));
    out.extend(words::check(tree, &code));
    out.extend(shape::check(tree));
    out.extend(locales::check(tree));
    out.extend(places::check(tree));
    out.extend(reasons::check(&code));
    out.extend(layers::check(tree, &metadata));
    out.extend(licences::check(&metadata));
    out.sort();
    out.dedup();
    Ok(out)
}

/// The offences as their tests read them.
#[cfg(test)]
fn lines(offences: &[Offence]) -> Vec<String> {
    offences.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        let tree = Tree::workspace().expect("the workspace can be read");
        let found = offences(&tree).expect("cargo knows the workspace");
        assert!(found.is_empty(), "{} out of order:\n{}", found.len(), lines(&found).join("\n"));
    }
}
