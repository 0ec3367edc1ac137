//! Data packs: the files of a game, read and checked once and kept as long as the program runs, so that a state may point
//! into them. An owner's pack replaces the standard one file by file; a setup names it by the hash of its files.

use crate::{Arg, Fault, Form, Forms};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A text in the three languages of the table. Data packs write the form of a noun behind a bar:
/// `(es: "Infantería Ligera|f", en: "Light Infantry", fr: "Infanterie légère|f")`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Text {
    /// The text in Spanish.
    pub es: String,
    /// The text in English.
    pub en: String,
    /// The text in French.
    pub fr: String,
    /// The grammatical forms of the noun it is.
    #[serde(default, skip_serializing_if = "Forms::is_plain")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Forms>", optional))]
    pub forms: Forms,
}

impl Text {
    /// A text that reads the same in every language.
    pub fn verbatim(text: &str) -> Text {
        Text { es: text.to_owned(), en: text.to_owned(), fr: text.to_owned(), forms: Forms::default() }
    }

    /// The text as an argument of a message.
    pub fn arg(&'static self) -> Arg {
        let text = |text: &'static String| Cow::from(text.as_str());
        Arg::Text { es: text(&self.es), en: text(&self.en), fr: text(&self.fr), forms: self.forms }
    }
}

/// A text as files and JSON have it: the form of a noun behind a bar, or apart.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    es: String,
    en: String,
    fr: String,
    #[serde(default)]
    forms: Forms,
}

impl TryFrom<Written> for Text {
    type Error = String;

    fn try_from(written: Written) -> Result<Text, String> {
        let Written { es, en, fr, forms } = written;
        let (es, form_es) = parted(es, &Form::GENDERED)?;
        let (en, form_en) = parted(en, &Form::NUMBERED)?;
        let (fr, form_fr) = parted(fr, &Form::GENDERED)?;
        let forms = Forms { es: form_es.or(forms.es), en: form_en.or(forms.en), fr: form_fr.or(forms.fr) };
        Ok(Text { es, en, fr, forms })
    }
}

/// Parts a noun from the form behind its bar.
fn parted(mut text: String, known: &[Form]) -> Result<(String, Option<Form>), String> {
    let Some(bar) = text.rfind('|') else { return Ok((text, None)) };
    let mark = &text[bar + 1..];
    let Some(form) = known.iter().copied().find(|form| form.word() == mark) else {
        let words: Vec<&str> = known.iter().map(|form| form.word()).collect();
        return Err(format!("\"{text}\": found \"{mark}\" behind the bar, expected one of {}", words.join(", ")));
    };
    text.truncate(bar);
    Ok((text, Some(form)))
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Source {
    /// The rulebook states it.
    Seed,
    /// A public page states it.
    Public,
    /// It follows from the rulebook.
    Inferred,
    /// Part of it is stated, part is ours.
    Mixed,
    /// Our proposal, not a fact about the published game.
    Reconstructed,
}

impl Source {
    /// Its mark in lists and files.
    pub const fn name(self) -> &'static str {
        match self {
            Source::Seed => "seed",
            Source::Public => "public",
            Source::Inferred => "inferred",
            Source::Mixed => "mixed",
            Source::Reconstructed => "reconstructed",
        }
    }
}

/// One file of a pack while it is read and checked: every fault is noted with the line it stands on.
#[derive(Debug)]
pub struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// A reader of the file called `file`.
    pub fn new(file: &'a str, text: &'a str) -> Reader<'a> {
        Reader { file, text, faults: Vec::new() }
    }

    /// Reads the file as RON. What cannot be read is a fault with its line and column.
    pub fn parse<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        let fault = |error: ron::error::SpannedError| Fault {
            place: format!("{}:{}:{}", self.file, error.span.start.line, error.span.start.col),
            reason: error.code.to_string(),
        };
        ron::from_str(self.text).map_err(|error| self.faults.push(fault(error))).ok()
    }

    /// Notes `reason` at the first line that holds `needle`, unless `holds`.
    pub fn expect(&mut self, holds: bool, needle: &str, reason: impl Into<String>) {
        self.expect_after(holds, "", needle, reason);
    }

    /// Notes `reason` at the first line that holds `needle` from the first line on that holds `start`, unless `holds`.
    pub fn expect_after(&mut self, holds: bool, start: &str, needle: &str, reason: impl Into<String>) {
        if holds {
            return;
        }
        let from = self.text.lines().position(|line| line.contains(start)).unwrap_or(0);
        let found = self.text.lines().skip(from).position(|line| line.contains(needle));
        let line = found.map_or(from + 1, |at| from + at + 1);
        self.faults.push(Fault { place: format!("{}:{line}", self.file), reason: reason.into() });
    }

    /// What was found wrong so far.
    pub fn into_faults(self) -> Vec<Fault> {
        self.faults
    }
}

/// What a game reads from its files.
pub trait PackData: Sized + Send + Sync + 'static {
    /// The files of a pack by name, with the texts of the standard one.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads, checks and compiles the texts, in the order of [`PackData::FILES`]; every fault with its file and line.
    fn build(id: String, texts: &[&str]) -> Result<Self, Vec<Fault>>;

    /// The name it was built under.
    fn id(&self) -> &str;

    /// Where this game's packs are kept: a `static` of the game.
    fn packs() -> &'static Packs<Self>;
}

/// Makes a game's data a pack: its type, its standard files, and the function that builds it from their names and texts.
#[macro_export]
macro_rules! data_pack {
    ($data:ty, $files:ident, $build:path) => {
        impl $crate::PackData for $data {
            const FILES: &'static [(&'static str, &'static str)] = &$files;

            fn build(id: String, texts: &[&str]) -> Result<$data, Vec<$crate::Fault>> {
                let text = |at: usize| texts.get(at).copied().unwrap_or("");
                $build(id, std::array::from_fn(|at| ($files[at].0, text(at))))
            }

            fn id(&self) -> &str {
                &self.id
            }

            fn packs() -> &'static $crate::Packs<$data> {
                static PACKS: $crate::Packs<$data> = $crate::Packs::new();
                &PACKS
            }
        }
    };
}

/// The packs of a game that were loaded so far.
pub struct Packs<D: 'static> {
    standard: OnceLock<Pack<D>>,
    loaded: Mutex<Vec<Pack<D>>>,
}

impl<D> Packs<D> {
    /// A place for packs that holds none yet.
    #[expect(clippy::new_without_default, reason = "it stands in a static, where only a const fn helps")]
    pub const fn new() -> Packs<D> {
        Packs { standard: OnceLock::new(), loaded: Mutex::new(Vec::new()) }
    }
}

/// A data pack by reference: what a setup names.
pub struct Pack<D: 'static>(&'static D);

impl<D> Clone for Pack<D> {
    fn clone(&self) -> Pack<D> {
        *self
    }
}

impl<D> Copy for Pack<D> {}

impl<D> Pack<D> {
    /// The pack's data.
    #[inline]
    pub fn data(self) -> &'static D {
        self.0
    }
}

impl<D: PackData> Pack<D> {
    /// Loads an owner's pack: `(file name, text)` pairs; a file that is missing is taken from the standard pack. Every
    /// fault is named with its file and line.
    pub fn load(files: &[(String, String)]) -> Result<Pack<D>, Vec<Fault>> {
        let names: Vec<&str> = D::FILES.iter().map(|(name, _)| *name).collect();
        let strange = files.iter().filter(|(name, _)| !names.contains(&name.as_str()));
        let faults: Vec<Fault> = strange
            .map(|(name, _)| {
                let expected = names.join(", ");
                let reason = format!("not a file of this game's data pack, expected one of {expected}");
                Fault { place: name.clone(), reason }
            })
            .collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let given = |name: &str| files.iter().find(|(given, _)| given == name).map(|(_, text)| &**text);
        let texts: Vec<&str> = D::FILES.iter().map(|(name, standard)| given(name).unwrap_or(standard)).collect();
        if texts.iter().zip(D::FILES).all(|(text, (_, standard))| text == standard) {
            return Ok(Pack::default());
        }
        D::build(hash_of(&names, &texts), &texts).map(Pack::keep)
    }

    fn keep(data: D) -> Pack<D> {
        let mut loaded = D::packs().loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pack) = loaded.iter().find(|pack| pack.0.id() == data.id()) {
            return *pack;
        }
        let pack = Pack(Box::leak(Box::new(data)));
        loaded.push(pack);
        pack
    }
}

fn hash_of(names: &[&str], texts: &[&str]) -> String {
    use sha2::Digest as _;
    let mut hash = sha2::Sha256::new();
    for (name, text) in names.iter().zip(texts) {
        hash.update(format!("{name} {}\n{text}", text.len()));
    }
    let digits = hash.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    format!("sha256:{digits}")
}

impl<D: PackData> Default for Pack<D> {
    /// The standard pack.
    fn default() -> Pack<D> {
        *D::packs().standard.get_or_init(|| {
            let texts: Vec<&str> = D::FILES.iter().map(|(_, text)| *text).collect();
            let data = D::build("standard".to_owned(), &texts).map_err(|faults| faults[0].to_string());
            Pack::keep(data.expect("the embedded data were checked by the tests"))
        })
    }
}

impl<D: PackData> PartialEq for Pack<D> {
    fn eq(&self, other: &Pack<D>) -> bool {
        self.0.id() == other.0.id()
    }
}

impl<D: PackData> fmt::Debug for Pack<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pack({})", self.0.id())
    }
}

impl<D: PackData> Serialize for Pack<D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.id())
    }
}

impl<'de, D: PackData> Deserialize<'de> for Pack<D> {
    fn deserialize<F: Deserializer<'de>>(deserializer: F) -> Result<Self, F::Error> {
        let id = String::deserialize(deserializer)?;
        let standard: Pack<D> = Pack::default();
        if standard.0.id() == id {
            return Ok(standard);
        }
        let loaded = D::packs().loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let unknown = || serde::de::Error::custom(format!("the data pack {id} is not loaded; load its files first"));
        loaded.iter().find(|pack| pack.0.id() == id).copied().ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noun_carries_its_form_behind_a_bar() {
        let text: Text = ron::from_str("(es: \"Zapadores|mp\", en: \"Sappers|p\", fr: \"Génie\")").unwrap();
        assert_eq!((text.es.as_str(), text.en.as_str(), text.fr.as_str()), ("Zapadores", "Sappers", "Génie"));
        assert_eq!(text.forms, Forms { es: Some(Form::Mp), en: Some(Form::P), fr: None });
        let again: Text = serde_json::from_value(serde_json::to_value(&text).unwrap()).unwrap();
        assert_eq!(again, text);
    }

    #[test]
    fn a_form_the_language_does_not_have_is_refused_by_name() {
        let error = ron::from_str::<Text>("(es: \"Sección|p\", en: \"Section\", fr: \"Section\")").unwrap_err();
        let expected = "\"Sección|p\": found \"p\" behind the bar, expected one of m, f, mp, fp";
        assert!(error.code.to_string().contains(expected), "{error}");
    }
}
