//! The rules, one file a chapter of the book. Each owns the frames of its chapter: what may be chosen there
//! (`candidates`), why not (`check`), and what follows (`apply`, `resolve`).

pub(crate) mod c10_vehicles;
pub(crate) mod c11_morale;
pub(crate) mod c13_air;
pub(crate) mod c14_fog;
pub(crate) mod c15_weather;
pub(crate) mod c1_scenario;
pub(crate) mod c4_contact;
pub(crate) mod c4_formation;
pub(crate) mod c4_march;
pub(crate) mod c4_movement;
pub(crate) mod c4_offers;
pub(crate) mod c4_transport;
pub(crate) mod c5_events;
pub(crate) mod c5_orders;
pub(crate) mod c5_reactions;
pub(crate) mod c5_turns;
pub(crate) mod c6_effects;
pub(crate) mod c6_fire;
pub(crate) mod c6_worth;
pub(crate) mod c7_bombardment;
pub(crate) mod c9_assault;
pub(crate) mod room;

pub(crate) use c6_worth::Fallen;
