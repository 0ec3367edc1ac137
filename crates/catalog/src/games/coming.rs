//! Boxes that cannot be opened yet. A game leaves this list by entering the shelf.

use crate::speak::Trio;

/// A box that is still empty.
pub struct Coming {
    /// The game's id.
    pub id: &'static str,
    /// Its title.
    pub titles: Trio,
    /// What stands on the lid.
    pub blurb: Trio,
    /// Fewest and most seats.
    pub seats: (u8, u8),
}

const fn trio(es: &'static str, en: &'static str, fr: &'static str) -> Trio {
    Trio { es, en, fr }
}

/// The boxes that are still empty.
pub static COMING: [Coming; 4] = [
    Coming {
        id: "guerra1936",
        titles: trio("1936 Guerra Civil", "1936 Civil War", "1936 Guerre civile"),
        blurb: trio(
            "Dos mazos, política y guerra: moviliza, responde y combate por España.",
            "Two decks, politics and war: mobilise, reply and fight for Spain.",
            "Deux paquets, politique et guerre : mobilisez, répliquez et combattez pour l'Espagne.",
        ),
        seats: (2, 4),
    },
    Coming {
        id: "pasaran",
        titles: trio("¿Pasarán?", "Will They Pass?", "Passeront-ils ?"),
        blurb: trio(
            "La guerra de España por zonas: columnas, batallas y retiradas sobre el mapa.",
            "The war in Spain by areas: columns, battles and retreats on the map.",
            "La guerre d'Espagne par zones : colonnes, batailles et retraites sur la carte.",
        ),
        seats: (1, 2),
    },
    Coming {
        id: "tactics2gm",
        titles: trio("2GM Tactics", "2GM Tactics", "2GM Tactics"),
        blurb: trio(
            "Cartas y losetas: escuadras y carros de la Segunda Guerra Mundial, disparo a disparo.",
            "Cards and tiles: squads and tanks of the Second World War, shot by shot.",
            "Cartes et tuiles : escouades et chars de la Seconde Guerre mondiale, tir par tir.",
        ),
        seats: (1, 4),
    },
    Coming {
        id: "peanas",
        titles: trio("Peanas", "Peanas", "Peanas"),
        blurb: trio(
            "Miniaturas de la guerra de España, medidas en centímetros sobre la mesa.",
            "Miniatures of the war in Spain, measured in centimetres on the table.",
            "Figurines de la guerre d'Espagne, mesurées en centimètres sur la table.",
        ),
        seats: (2, 2),
    },
];
