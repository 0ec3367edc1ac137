//! Everything the project is built from may be used as the project is used: under a permissive licence.

use super::metadata::{Metadata, Package};
use crate::tree::Offence;
use spdx::{Expression, ParseMode};
use std::sync::LazyLock;
use toml_edit::DocumentMut;

/// The licences allowed, as deny.toml lists them.
static ALLOWED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let listed: DocumentMut = include_str!("../../../deny.toml").parse().expect("deny.toml is TOML");
    let allowed = listed["licenses"]["allow"].as_array().expect("deny.toml lists the licences allowed");
    allowed.iter().filter_map(|licence| licence.as_str()).map(str::to_owned).collect()
});

pub fn check(metadata: &Metadata) -> Vec<Offence> {
    let fault = |package: &Package| {
        let why = fault(package.license.as_deref())?;
        let (place, line) = match metadata.relative(&package.manifest_path) {
            Some(own) => (own, 1),
            None => ("Cargo.lock".to_owned(), 1),
        };
        Some(Offence::new(&place, line, format!("{} {}: {why}", package.name, package.version)))
    };
    metadata.packages.iter().filter_map(fault).collect()
}

/// What is wrong with a licence, if anything.
fn fault(licence: Option<&str>) -> Option<String> {
    let Some(licence) = licence else {
        return Some("names no licence".to_owned());
    };
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
        return Some(format!("the licence \"{licence}\" is no SPDX expression"));
    };
    let allowed = |id: Option<spdx::LicenseId>| id.is_some_and(|id| ALLOWED.iter().any(|licence| licence == id.name));
    let holds = expression.evaluate(|wanted| allowed(wanted.license.id()));
    (!holds).then(|| format!("the licence {licence} is not on the list of those allowed"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;
    use crate::tidy::metadata::made_up;

    #[test]
    fn licences_outside_the_list_are_found() {
        let metadata = made_up(&[
            ("a", Some("MIT OR Apache-2.0"), &[]),
            ("b", Some("MIT/Apache-2.0"), &[]),
            ("c", Some("(MIT OR GPL-3.0-only) AND Unicode-3.0"), &[]),
            ("d", Some("Apache-2.0 WITH LLVM-exception"), &[]),
            ("e", Some("GPL-3.0-only"), &[]),
            ("f", Some("MIT AND LGPL-2.1-only"), &[]),
            ("g", None, &[]),
            ("h", Some("as you like it"), &[]),
        ]);
        let expected = [
            "crates/e/Cargo.toml:1: frente-e 0.1.0: the licence GPL-3.0-only is not on the list of those allowed",
            "crates/f/Cargo.toml:1: frente-f 0.1.0: the licence MIT AND LGPL-2.1-only is not on the list of those allowed",
            "crates/g/Cargo.toml:1: frente-g 0.1.0: names no licence",
            "crates/h/Cargo.toml:1: frente-h 0.1.0: the licence \"as you like it\" is no SPDX expression",
        ];
        assert_eq!(lines(&check(&metadata)), expected);
    }
}
