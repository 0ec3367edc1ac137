//! Each of the 49 cards: its title, its deck, its moves for active and for sleeping fronts, its actions and its event.
//!
//! What is expected is written out here from the card table of our digest of the rulebook, never read from the data.

#[path = "rules/table.rs"]
#[allow(dead_code, unused_imports, reason = "the table serves several tests, each uses a part of it")]
mod table;

use frente_amanecer::CardNo;
use frente_amanecer::Period::{Darkness, Dawn, Twilight};
use table::*;

/// What the card table says of one card.
struct Card {
    number: u8,
    title: &'static str,
    period: Period,
    moves: &'static [(Front, i8)],
    actions: u8,
}

impl Card {
    /// The first position the card may come in with every earlier one still to come: its deck is in.
    fn position(&self) -> Table {
        let table = match self.number {
            8 => Table::new(),
            27 => Table::treaty(),
            _ => Table::dawn(),
        };
        table.level(5).fronts([3; 6])
    }

    /// Every front awake in box 3, level 5: each move is seen, no city falls but by two boxes, nobody hesitates.
    fn on_an_open_board(&self) -> Table {
        self.drawn_from(self.position())
    }

    /// Every front that can sleep asleep; the southern and the eastern ones never do.
    fn on_a_sleeping_board(&self) -> Table {
        let table = self.position().unit(Baltic, Germany);
        self.drawn_from([Baltic, Finland, Allied, Poland].into_iter().fold(table, Table::inactive))
    }

    fn drawn_from(&self, table: Table) -> Table {
        let table = table.draw(self.number);
        if self.number == 8 { table.act("treaty") } else { table }
    }

    fn check(&self) {
        let data = Table::new();
        let def = data.state().data().card(CardNo(self.number));
        assert_eq!((&*def.title.es, def.period), (self.title, self.period));
        let open = self.on_an_open_board();
        assert_eq!(open.view().actions, self.actions);
        for front in Front::ALL {
            let moved = self.moves.iter().find(|(moved, _)| *moved == front);
            let boxes = moved.map_or(0, |(_, boxes)| *boxes);
            let number = u8::try_from(3 - boxes).expect("no card reaches Moscow from box 3");
            assert_eq!(open.view().fronts[front].number, number, "{front} awake");
        }
        let in_order: Vec<Front> = open
            .told()
            .iter()
            .filter_map(|event| match event {
                Event::FrontAdvanced(front, _) | Event::FrontRetreated { front, .. } => Some(*front),
                _ => None,
            })
            .collect();
        let printed = self.moves.iter();
        let printed = printed.flat_map(|(front, boxes)| vec![*front; usize::from(boxes.unsigned_abs())]);
        assert_eq!(in_order, printed.collect::<Vec<_>>(), "moves in printed order");
        self.check_sleepers();
    }

    fn check_sleepers(&self) {
        let asleep = self.on_a_sleeping_board();
        for (front, boxes) in self.moves {
            // Only #24 wakes its front before it moves.
            let awake = matches!(front, Eastern | Southern) || (self.number, *front) == (24, Allied);
            let number = if awake { 3 - boxes } else { 3 };
            assert_eq!(i32::from(asleep.view().fronts[*front].number), i32::from(number), "{front}");
            assert_eq!(asleep.told().contains(&Event::MoveIgnored(*front)), !awake, "{front}");
        }
    }
}

/// One test a card: its line of the card table, then what its event does on the open board.
macro_rules! cards {
    ($($name:ident: $number:literal $title:literal $period:ident [$($front:ident $boxes:literal),*] $actions:literal
        => $event:expr;)+) => {
        $(#[test]
        fn $name() {
            const MOVES: &[(Front, i8)] = &[$(($front, $boxes)),*];
            let card = Card { number: $number, title: $title, period: $period, moves: MOVES, actions: $actions };
            card.check();
            let event: fn(Table) -> Table = $event;
            event(card.on_an_open_board());
        })+
        #[test]
        fn every_card_has_its_test() {
            let mut tested = [$($number),+];
            tested.sort_unstable();
            let table = Table::new();
            let cards = table.state().data().cards.iter().map(|card| card.number.0);
            assert!(cards.eq(tested));
        }
    };
}

/// A card without an event: nothing modified, nothing banned, and the turn ends with its actions.
fn no_event(table: Table) -> Table {
    let table = table.attack(Southern, 1).expect_thrown(Southern, 1, 0).offers("political").offers("offensive baltic");
    let level = table.view().level;
    table.pass().expect_draw().expect_level(level).expect_markers(&[])
}

/// Nothing modified, nothing banned; the turn ends with a political level less.
fn a_level_lost(table: Table) -> Table {
    let table = table.attack(Southern, 1).expect_thrown(Southern, 1, 0).offers("political").offers("offensive baltic");
    table.pass().expect_draw().expect_level(4).expect_markers(&[])
}

fn offensives(by: i8) -> impl Fn(Table) -> Table {
    move |table| {
        table
            .attack(Eastern, 3)
            .expect_thrown(Eastern, 3, by)
            .attack(Poland, 3)
            .expect_thrown(Poland, 3, by)
            .tells(Event::Modified(Modifier::Card, by))
    }
}

fn offensive_against(table: Table, front: Front) -> Table {
    table
        .attack(front, 1)
        .expect_thrown(front, 1, 1)
        .tells(Event::Modified(Modifier::Card, 1))
        .attack(Baltic, 1)
        .expect_thrown(Baltic, 1, 0)
}

fn political_bonus(table: Table) -> Table {
    table
        .politics(4)
        .tells(Event::Modified(Modifier::Card, 1))
        .tells(Event::PoliticalThrown { die: 4, drm: 1, resistance: 5 })
        .expect_level(5)
        .pass()
        .expect_draw()
}

fn reorganization_bonus(table: Table) -> Table {
    table
        .reorganize(5)
        .tells(Event::Modified(Modifier::Card, 1))
        .tells(Event::ReorganizationThrown { die: 5, drm: 1 })
        .die(3)
        .expect_owned(&[ArmouredTrains])
        .pass()
        .expect_draw()
}

fn dissent_with_forgoing(table: Table) -> Table {
    table.act("forgo").pass().die(1).tells(Event::DissentThrown { die: 1, drm: 3 }).expect_level(5).expect_draw()
}

fn removal(table: Table, front: Front, number: u8) -> Table {
    let table = table.expect_front(front, number).pass();
    if table.view().fronts[front].status == Status::Eliminated {
        assert_eq!(number, 4, "only the highest box asks for no die");
        return table.expect_draw();
    }
    let (gone, stays) = (table.clone().die(number - 1), table.die(number));
    gone.expect_status(front, Status::Eliminated).expect_draw();
    stays.expect_status(front, Status::Active).expect_draw()
}

cards! {
    card_1_kaledin: 1 "¡Kaledin subleva a los cosacos del Don!" Twilight [Southern 1] 3 => no_event;
    card_2_finnish_civil_war: 2 "¡Estalla la guerra civil finlandesa!" Twilight [Baltic 1] 3 => |_| {
        Table::new()
            .draw(2)
            .tells_in_order(&[Event::FrontAdvanced(Baltic, 3), Event::FrontActivated(Finland)])
            .expect_front(Finland, 4)
    };
    card_3_assembly_dissolved: 3 "¡Asamblea constituyente disuelta!" Twilight [Finland 1, Baltic 1] 3 =>
        dissent_with_forgoing;
    card_4_mannerheim: 4 "¡Emerge el líder finés Mannerheim!" Twilight [Baltic 1, Finland 1] 2 => |table| {
        table.tells(Event::UnitExchanged(Finland, Mannerheim)).expect_unit(Finland, Mannerheim)
    };
    card_5_no_war_no_peace: 5 "Proclama: \"Ni guerra ni paz\"" Twilight [Baltic 1] 2 => |table| {
        table
            .offers_only(&["political", "reorganize", "decline"])
            .act("decline")
            .offers_only(&["decree political", "decree reorganize", "end"])
    };
    card_6_hoffmann_offensive: 6 "Se lanza la ofensiva Hoffman" Twilight [Baltic 1, Southern 1] 2 => |table| {
        table
            .refuses("offensive baltic", "7.0", "front-shielded")
            .attack(Southern, 1)
            .attack(Finland, 1)
            .offers("reserve baltic")
    };
    card_7_rada: 7 "¡La Rada ucraniana firma una paz por separado!" Twilight [Baltic 1, Poland 1] 2 => a_level_lost;
    card_8_brest_litovsk: 8 "Firma del tratado de Brest-Litovsk" Twilight [] 2 => |table| {
        table
            .pass()
            .expect_front(Finland, 2)
            .expect_front(Southern, 2)
            .expect_front(Baltic, 4)
            .expect_status(Baltic, Status::Inactive)
            .tells(Event::WarStatus(War::Treaty))
            .expect_level(4)
            .expect_piles(33, 1, 0, 15)
    };
    card_9_trotsky_commissar: 9 "¡Trotsky, comisario de guerra!" Twilight [Eastern 1] 3 =>
        reorganization_bonus;
    card_10_ottomans: 10 "Los otomanos asedian el Cáucaso" Twilight [Finland 1, Southern 1] 3 =>
        |table| offensives(-1)(table);
    card_11_kornilov: 11 "¡Kornilov muere ante Ekaterinodar!" Twilight [Southern -1, Baltic 1] 2 => no_event;
    card_12_skoropadsky: 12 "¡Golpe de Skoropadsky en Ucrania!" Twilight [Southern 1, Poland 1] 2 => a_level_lost;
    card_13_moscow: 13 "¡El gobierno se traslada a Moscú!" Twilight [Finland 1] 3 => reorganization_bonus;
    card_14_czech_legion: 14 "Revuelta de la Legión Checa" Twilight [Eastern 1, Finland 1, Poland 1] 4 => |table| {
        table
            .expect_markers(&[CzechLegion])
            .attack(Eastern, 1)
            .tells(Event::Modified(Modifier::CzechLegion, -1))
            .expect_thrown(Eastern, 1, -1)
            .attack(Poland, 1)
            .expect_thrown(Poland, 1, 0)
    };
    card_15_japan: 15 "¡Japón desembarca en Vladivostok!" Twilight [Eastern 1, Allied 1] 2 => no_event;
    card_17_war_communism: 17 "¡Decretado el comunismo de guerra!" Darkness [Poland 1] 2 =>
        |table| reorganization_bonus(table).expect_level(4);
    card_18_komuch: 18 "¡El Komuch gobierna en Samara!" Darkness [Eastern 1] 2 => a_level_lost;
    card_20_left_srs: 20 "¡Rebelión de los socialrevolucionarios!" Darkness [Eastern 1, Baltic 1] 3 => |table| {
        Table::bukharin().level(5).draw(20).pass().expect_level(6).expect_draw();
        dissent_with_forgoing(table)
    };
    card_21_czar: 21 "El destino del Zar se ha decidido en Ekaterimburgo" Darkness
        [Baltic 1, Allied 1, Poland 1, Southern 1] 3 => |table| {
        Table::treaty()
            .draw(21)
            .tells(Event::CzarExecuted)
            .attack(Southern, 3)
            .tells(Event::Modified(Modifier::CzarExecuted, 1));
        table
            .expect_markers(&[CzarFreed])
            .attack(Southern, 3)
            .tells(Event::Modified(Modifier::CzarFreed, -1))
    };
    card_22_lenin_shot: 22 "¡Disparan a Lenin! Detenida Fanny Kaplan" Darkness [Finland 1] 2 => |table| {
        let table = table.refuses("political", "7.0", "political-banned");
        table.clone().act("decline").refuses("decree political", "7.7", "decree-banned");
        reorganization_bonus(table)
    };
    card_23_red_terror: 23 "Terror rojo" Darkness [Finland 1] 1 => reorganization_bonus;
    card_24_polar_bear: 24 "Los USA lanzan la expedición Oso polar" Darkness [Allied 1, Eastern 1] 3 => |table| {
        let asleep = Table::bukharin().draw(24);
        asleep.tells_in_order(&[Event::FrontActivated(Allied), Event::FrontAdvanced(Allied, 3)]);
        no_event(table)
    };
    card_25_friedrich_carl: 25 "¡Fredrich Carl abdica del trono!" Darkness [Finland -1] 2 =>
        |table| removal(table, Finland, 4);
    card_27_capitulation: 27 "Capitulación alemana. Finaliza la Gran Guerra" Darkness [Southern 1, Poland 1] 3 => |table| {
        table
            .expect_unit(Baltic, Germany)
            .pass()
            .expect_unit(Baltic, Yudenich)
            .expect_front(Baltic, 3)
            .tells(Event::WarStatus(War::Over))
            .expect_piles(47, 2, 0, 0)
    };
    card_28_tsaritsyn: 28 "¡Stalin resiste en Tsaritsyn!" Darkness [Southern 1] 3 =>
        |table| offensive_against(table, Southern);
    card_30_jassy: 30 "La conferencia de Jassy confirma la desunión" Darkness [Allied -1] 1 => |table| {
        table.pass().die(5).expect_level(6).die(5).expect_level(7).die(4).expect_level(7).expect_draw()
    };
    card_31_supreme_ruler: 31 "¡Kolchak, Gobernante Supremo!" Darkness [Eastern 2] 3 => a_level_lost;
    card_33_polish_uprising: 33 "Levantamiento nacional polaco" Darkness [Finland 1, Eastern 1, Southern 1] 3 => |table| {
        Table::treaty().draw(33).tells(Event::FrontActivated(Poland)).expect_front(Poland, 4);
        no_event(table)
    };
    card_35_tukhachevsky: 35 "Tukhachevsky avanza con audacia" Darkness [Finland 1, Allied 1] 3 =>
        |table| offensive_against(table, Eastern);
    card_36_odessa: 36 "¡La flota francesa desembarca en Odessa!" Darkness [Southern 1, Allied 1] 2 => a_level_lost;
    card_38_third_international: 38 "¡Moscú funda la Tercera Internacional!" Darkness [Baltic 1] 2 =>
        political_bonus;
    card_40_denikin: 40 "Denikin imparable: objetivo Moscú" Darkness [Southern 1] 1 => |table| {
        table
            .attack(Southern, 3)
            .act("end")
            .expect_front(Southern, 1)
            .expect_actions(1)
            .attack(Southern, 4)
            .expect_front(Southern, 2)
            .act("end")
            .tells(Event::DenikinStopped)
            .expect_draw()
    };
    card_41_makhno: 41 "Makhno lidera la revuelta anarquista" Darkness [Poland 1] 2 => |table| {
        table.clone().die(3).expect_front(Southern, 2);
        table.die(4).expect_front(Southern, 4).pass().die(6).expect_level(6).expect_draw()
    };
    card_42_naval_clash: 42 "Enfrentamiento naval en el Báltico" Darkness [Baltic 1, Allied 1, Finland 1] 3 =>
        dissent_with_forgoing;
    card_43_mutiny: 43 "Soldados británicos repelidos. Motín" Dawn [Allied -1, Poland 1] 2 =>
        |table| removal(table, Allied, 4);
    card_44_frunze: 44 "La ofensiva roja de Frunze derrota a los blancos orientales" Dawn [Eastern -1, Southern 1] 2 =>
        |table| removal(table, Eastern, 4);
    card_45_yudenich_marches: 45 "¡Yudenich marcha sobre Petrogrado!" Dawn [Baltic 1, Finland 1] 2 => a_level_lost;
    card_46_petrograd_saved: 46 "Trotsky lidera a los rojos: Petrogrado se salva" Dawn [Baltic 1, Southern 1] 2 => |table| {
        table.act("fortify").expect_markers(&[PetrogradFortified]).expect_actions(0)
    };
    card_47_mamontov: 47 "¡Los cosacos de Mamontov asolan la retaguardia!" Dawn [Southern 1, Eastern 1] 2 =>
        |table| offensives(-1)(table).pass().expect_level(4).expect_draw();
    card_49_pogroms: 49 "Pogromos antisemitas" Dawn [Southern 1, Poland 1] 2 => political_bonus;
    card_50_tartu: 50 "¡Paz de Tartu con Estonia!" Dawn [Baltic -1, Poland 1, Southern 1] 2 => no_event;
    card_51_curzon_line: 51 "Establecimiento de la línea Curzon como frontera con Polonia" Dawn [Poland 1, Baltic 1] 2 => |table| {
        table
            .expect_markers(&[CurzonLine])
            .attack(Poland, 5)
            .expect_level(5)
            .attack(Poland, 5)
            .expect_level(4)
            .expect_front(Poland, 4)
    };
    card_53_kolchak_captured: 53 "Captura del almirante Kolchak" Dawn [Eastern -1, Southern 1] 2 => |table| {
        no_event(table.expect_unit(Eastern, Semyonov))
    };
    card_54_legion_departs: 54 "La Legión Checa embarca; ¿el billete fue pagado con oro?" Dawn [Baltic 1, Allied 1] 2 => |table| {
        Table::dawn().marker(CzechLegion).draw(54).tells(Event::MarkerRemoved(CzechLegion)).expect_markers(&[]);
        no_event(table)
    };
    card_55_kiev: 55 "¡Pilsudski entra en Kiev!" Dawn [Poland 1, Southern 1] 2 => no_event;
    card_57_crimea: 57 "Los blancos huyen para fortificar la península de Crimea" Dawn [Southern -1, Poland 1] 2 => |table| {
        removal(table.expect_unit(Southern, Wrangel), Southern, 4)
    };
    card_58_tambov: 58 "¡Se alzan los campesinos de Tambov!" Dawn [Eastern 1, Finland 1, Southern 1] 2 => a_level_lost;
    card_59_konarmia: 59 "Formación de los cosacos rojos Konarmia" Dawn [Southern 1] 2 => |table| {
        removal(offensive_against(table, Poland), Poland, 3)
    };
    card_60_polish_counter_offensive: 60 "Penetración de la contraofensiva polaca" Dawn [Poland 2] 4 => |table| {
        table.tells(Event::CityFell(Poland, 1)).expect_level(4);
        Table::dawn().front(Poland, 1).draw(60).tells(Event::MoscowSafe(Poland)).expect_actions(4)
    };
}
