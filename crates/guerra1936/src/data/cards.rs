//! What the card files may say: characters, armies, measures, objectives, and the closed vocabulary of their effects.

use super::{Source, Text};
use crate::ids::{Aid, Arm, Board, CardNo, Class, Danger, Faction, Side};
use frente_kernel::set_of;
use serde::{Deserialize, Deserializer};

/// A character (§3.1).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterDef {
    /// The printed number.
    pub number: CardNo,
    pub side: Side,
    /// The faction of the character, or both of them.
    pub factions: Vec<Faction>,
    /// The subfaction, for international aid.
    #[serde(default)]
    pub aid: Option<Aid>,
    /// The faction the character sympathises with (§10.3).
    #[serde(default)]
    pub sympathy: Option<Faction>,
    /// The base cost.
    pub cost: u8,
    /// Whether the character may be named leader.
    #[serde(default)]
    pub standing: Standing,
    /// What the character gives in combat.
    #[serde(default)]
    pub military: Option<MilitaryDef>,
    pub name: Text,
    /// A historical note.
    pub fact: Text,
    /// What the character does.
    #[serde(default)]
    pub abilities: Vec<AbilityDef>,
    /// Where each part comes from.
    pub source: CardSource,
}

/// Whether a character may be named leader (§10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Standing {
    /// A character without Leadership.
    #[default]
    Ordinary,
    /// A character with Leadership.
    Leadership,
}

/// The military side of a character (§8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MilitaryDef {
    /// Force given to each army under him.
    pub bonus: u8,
    /// How many armies the character may lead.
    pub command: u8,
    /// What it costs to mobilise the character.
    pub mobilisation: u8,
    pub kind: Arm,
}

/// An army (§3.3).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyDef {
    /// The printed number.
    pub number: CardNo,
    pub side: Side,
    /// Its faction, or both of them.
    pub factions: Vec<Faction>,
    /// The subfaction, for international aid.
    #[serde(default)]
    pub aid: Option<Aid>,
    /// The base cost.
    pub cost: u8,
    pub class: Class,
    pub force: u8,
    /// The arms it can defend against.
    pub defends: Vec<Arm>,
    /// What it costs to mobilise it.
    pub mobilisation: u8,
    pub kind: Arm,
    pub abilities: Vec<ArmyAbility>,
    pub name: Text,
    /// A historical note.
    pub fact: Text,
    /// Where each part comes from.
    pub source: CardSource,
}

/// An ability of an army (§9.1), with what it costs to activate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum ArmyAbility {
    /// Assimilation: in play the army is of its leader's faction (§9.2).
    Assimilation,
    /// §9.3, for so much Economy.
    Ranged(u8),
    /// Conquest: needed to win a military objective that is attacked (§9.4).
    Conquest,
    /// §9.5, for so much Economy.
    Discipline(u8),
    /// §9.6, for so much Economy.
    Enthusiasm(u8),
    /// §9.7: so much force for as much Diplomacy.
    Fury(u8),
}

/// A measure (§3.2).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasureDef {
    /// The printed number.
    pub number: CardNo,
    pub side: Side,
    /// Its faction, or both of them.
    pub factions: Vec<Faction>,
    /// The subfaction, for international aid.
    #[serde(default)]
    pub aid: Option<Aid>,
    /// The base cost.
    pub cost: u8,
    pub name: Text,
    /// A historical note.
    pub fact: Text,
    /// What it does.
    pub abilities: Vec<AbilityDef>,
    /// Where each part comes from.
    pub source: CardSource,
}

/// An objective (§3.4, §3.5).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveDef {
    /// The printed number.
    pub number: CardNo,
    /// The side that defends it.
    pub defender: Side,
    /// Political victory points.
    pub political_points: u8,
    /// Military victory points.
    pub military_points: u8,
    /// Military or political, with its numbers.
    pub kind: ObjectiveKind,
    pub name: Text,
    /// A historical note.
    pub fact: Text,
    /// What it does.
    #[serde(default)]
    pub abilities: Vec<AbilityDef>,
    /// Where each part comes from.
    pub source: CardSource,
}

/// The kind of an objective and its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum ObjectiveKind {
    /// A military objective: Resistance Points, Resistance Turns, the arms it admits (§3.5).
    Military {
        /// Resistance Points at the start and at most.
        resistance: u8,
        /// Resistance Turns at the start.
        turns: u8,
        /// The arms that may be mobilised there.
        mobilisable: Vec<Arm>,
        /// Armies in play the attacker needs to activate it.
        armies_in_play: u8,
        /// Armies in the limbo the defender needs.
        armies_in_limbo: u8,
    },
    /// A political objective: the Diplomacy to be reached (§3.4).
    Political {
        /// The Diplomacy to be reached.
        diplomacy: u8,
        /// Characters without bonus in the rearguard the Republic needs to activate it.
        republic_civilians: u8,
        /// Characters without bonus in the rearguard the Nationals need.
        national_civilians: u8,
    },
}

impl ObjectiveDef {
    /// The board it lies on.
    pub fn board(&self) -> Board {
        match self.kind {
            ObjectiveKind::Military { .. } => Board::Military,
            ObjectiveKind::Political { .. } => Board::Political,
        }
    }
}

/// Where each part of a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSource {
    pub number: Source,
    pub side: Source,
    pub kind: Source,
    pub name: Source,
    pub values: Source,
}

/// One ability of a character, a measure or an objective.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityDef {
    /// When it acts, or may be used.
    pub when: When,
    /// What must be true to use it: the icon L of §3.10.
    #[serde(default)]
    pub conditions: Vec<Condition<Selector>>,
    /// What must be fully carried out to use it: the icon K of §3.10.
    #[serde(default)]
    pub mandatory: Vec<Effect<Selector>>,
    /// What is carried out as far as it can be.
    pub effects: Vec<Effect<Selector>>,
}

/// When an ability acts, or may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum When {
    /// When the measure is played.
    Played,
    /// Influence, as long as the character is in play (§7.3).
    Continuous,
    /// Influence, once, when the character is played.
    Entering,
    /// Influence, in the adjustments of one's own turns.
    Adjustments,
    /// Influence, when the character is eliminated.
    Eliminated,
    /// Influence, when one's side wins an objective.
    ObjectiveWon,
    /// When the objective is resolved.
    Resolved,
    /// A foreign intervention (§7.20).
    Intervention {
        /// In whose turns.
        turn: Turns,
        /// For so much Economy.
        cost: u8,
    },
}

/// In whose turns an intervention may be used (§7.20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Turns {
    Own,
    Enemy,
    Both,
}

/// What must be true for an ability to be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition<S> {
    /// One has a leader.
    HasLeader,
    /// One has a leader of this faction.
    Leader(Faction),
    /// At least so many of these cards are there.
    There { at_least: u8, are: S },
    /// A military objective is active: any, or one that one defends.
    ObjectiveActive(Which),
    /// One's own Moral is no higher.
    MoralAtMost(u8),
    /// Cards of at least so many factions are in play on one's side.
    FactionsInPlay(u8),
    /// One has not declared combat this turn.
    NoCombatThisTurn,
    /// The objective one defends has at least half of its Resistance Points.
    HalfResistance,
    /// A combat is under way.
    InCombat,
    /// It is one's own turn.
    OwnTurn,
}

/// Which military objectives count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Which {
    /// One or the other.
    Any,
    /// The one that one's side defends.
    Defended,
    /// The one that one's side attacks.
    Attacked,
    /// Either: defended ones gain, attacked ones lose.
    ByRole,
}

/// Whom an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Who {
    /// The side of the card.
    Own,
    /// The other side.
    Enemy,
    /// The winner of the objective.
    Winner,
    /// The loser of the objective.
    Loser,
}

/// What a card does. A closed list: an unknown word is a load error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Effect<S> {
    /// Economy up or down.
    Economy(Who, i8),
    /// Moral up or down.
    Moral(Who, i8),
    /// Diplomacy gained or lost (§5.12).
    Diplomacy(Who, i8),
    /// Resistance Points up or down.
    Resistance(Which, i8),
    /// Resistance Turns up or down.
    ResistanceTurns(Which, i8),
    /// Draw so many cards.
    Draw(Who, u8),
    /// Discard so many cards, of the owner's choice.
    Discard(Who, u8),
    /// From the reserve to the hand, shown.
    Search(S),
    /// From the limbo to the hand.
    Recover(S),
    /// From play to the hand.
    Return(S),
    /// From the reserve or the limbo to the rearguard, unpaid.
    PutInPlay(S),
    /// From play to the limbo.
    Eliminate(S),
    /// Mobilise without cost or military action.
    Mobilise(S),
    /// Demobilise without military action.
    Demobilise(S),
    /// More force this turn.
    Force(u8, S),
    /// More military bonus this turn.
    Bonus(u8, S),
    /// No intervention for the rest of the turn.
    Block(S),
    /// An extra military action this turn.
    ExtraAction(S),
    /// Cannot be touched in these ways.
    Protect {
        on: S,
        #[serde(deserialize_with = "dangers")]
        from: Dangers,
        until: Until,
    },
    /// Cheaper, or dearer.
    Cost {
        /// By how much.
        by: i8,
        on: S,
        /// What of them.
        of: CostOf,
        until: CostUntil,
    },
    /// An ability of armies, while the character leads them.
    Grant(Granted, S),
    /// Look at the hand.
    LookAtHand(Who),
    /// Activate an objective without its conditions.
    ActivateObjective(Board),
}

set_of! {
    /// What an effect protects from.
    pub Dangers(u8) of Danger
}

/// Reads a list of dangers as they stand in a pack.
fn dangers<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Dangers, D::Error> {
    Vec::<Danger>::deserialize(deserializer).map(Dangers::from_iter)
}

/// How long a protection lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Until {
    /// To the end of the turn.
    Turn,
    /// To the start of the next turn of the side that gave it.
    OwnNextTurn,
}

/// What becomes cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum CostOf {
    Play,
    Mobilise,
}

/// How long a change of cost lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum CostUntil {
    /// As long as the character is in play.
    Continuous,
    /// For the next such cards played this turn, as many as the selector counts.
    NextPlays,
}

/// An ability a commander may lend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Granted {
    /// Conquest: needed to win a military objective that is attacked (§9.4).
    Conquest,
}

/// Which cards an effect is about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selector {
    /// Kind of card.
    pub what: What,
    pub whose: Whose,
    pub zone: Zone,
    pub count: Count,
    /// Which of them.
    #[serde(default)]
    pub filters: Vec<Filter>,
}

/// Kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum What {
    Card,
    Character,
    Army,
    Measure,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Whose {
    Own,
    Enemy,
    Any,
}

/// Where cards may lie (§3.11 to §3.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Zone {
    /// Rearguard or objective.
    InPlay,
    Rearguard,
    /// At a military objective.
    Mobilised,
    Hand,
    Limbo,
    Reserve,
    /// Under the command of this character.
    UnderCommand,
}

/// How many cards an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Count {
    /// One, if there is one.
    One,
    /// Any number up to this.
    UpTo(u8),
    /// All of them.
    All,
}

/// Which cards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Filter {
    /// Of this faction.
    Faction(Faction),
    /// Of this class.
    Class(Class),
    /// Characters with military bonus.
    Military,
    /// Characters without military bonus.
    Civil,
    /// Armies of at most this printed force.
    ForceMax(u8),
    /// Cards of at most this printed cost.
    CostMax(u8),
    /// Mobilised where their side attacks, or defends.
    Role(Role),
    Leadership,
    /// Not the card itself.
    Other,
}

/// A side's part in a military objective (§8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Role {
    Attacker,
    Defender,
}
