//! What a name looks like: two names that look alike on a screen are one name to whoever reads them.

/// The same for all names that can be taken for one another: without accents, case and punctuation, look-alikes in one
/// form.
pub fn look(name: &str) -> String {
    let mut plain = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        match base(letter) {
            Some(base) => plain.push_str(base),
            None => plain.push(letter),
        }
    }
    plain.replace("rn", "m").replace("vv", "w")
}

/// The form of a letter or digit that stands for all that look like it; `None`: it stands for itself.
fn base(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'ǎ' | 'ǟ' | 'ǡ' | 'ǻ' | 'ȁ' | 'ȃ' | 'ȧ' | 'ª' => "a",
        'æ' | 'ǣ' | 'ǽ' => "ae",
        'ƀ' | 'ƃ' => "b",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' | 'ƈ' | 'ȼ' => "c",
        'ð' | 'ď' | 'đ' | 'ƌ' | 'ȡ' => "d",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' | 'ȅ' | 'ȇ' | 'ȩ' | 'ɇ' | 'ǝ' => "e",
        'ƒ' => "f",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' | 'ǥ' | 'ǧ' | 'ǵ' => "g",
        'ĥ' | 'ħ' | 'ȟ' => "h",
        'i' | 'l' | '1' | 'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' | 'ǐ' | 'ȉ' | 'ȋ' => "l",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' | 'ƚ' | 'ȴ' | 'ǀ' => "l",
        'ĵ' | 'ǰ' | 'ȷ' | 'ɉ' => "j",
        'ķ' | 'ĸ' | 'ƙ' | 'ǩ' => "k",
        'ñ' | 'ń' | 'ņ' | 'ň' | 'ŉ' | 'ŋ' | 'ƞ' | 'ǹ' | 'ȵ' => "n",
        '0'
        | 'ò'..='ö'
        | 'ø'
        | 'ō'
        | 'ŏ'
        | 'ő'
        | 'ơ'
        | 'ǒ'
        | 'ǫ'
        | 'ǭ'
        | 'ǿ'
        | 'ȍ'
        | 'ȏ'
        | 'ȫ'
        | 'ȭ'
        | 'ȯ'
        | 'ȱ'
        | 'º' => "o",
        'œ' => "oe",
        'þ' | 'ƿ' | 'ƥ' => "p",
        'ŕ' | 'ŗ' | 'ř' | 'ȑ' | 'ȓ' | 'ɍ' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ſ' | 'ș' | 'ȿ' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' | 'ƫ' | 'ƭ' => "t",
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' | 'ư' | 'ǔ' | 'ǖ' | 'ǘ' | 'ǚ' | 'ǜ' | 'ȕ' | 'ȗ' | 'µ' => {
            "u"
        }
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' | 'ƴ' | 'ȳ' | 'ɏ' => "y",
        'ź' | 'ż' | 'ž' | 'ƶ' | 'ȥ' | 'ɀ' => "z",
        // A dot more or less is overlooked, a combining one (from the lower case of İ) as well.
        '.' | '-' | '_' | '\u{307}' => "",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("admin", "admın"),
            ("admin", "Adm1n"),
            ("Carmes", "Carmeſ"),
            ("Muñoz", "munoz"),
            ("Ramon", "Rarnon"),
            ("ana.b", "ana-b"),
            ("O0O", "oøo"),
            ("Kevvin", "Kewin"),
            ("İsmail", "ismall"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [("Ana", "Ann"), ("Carmen", "Carmes"), ("Ben", "Bert")] {
            assert_ne!(look(one), look(other), "{one} {other}");
        }
    }
}
