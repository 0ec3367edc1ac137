// The JSON of crates/amanecer/src/view.rs and sheet.rs, by hand.

import type { Lang, Message, Offer } from '../../api/types';

export type { Lang, Message, Offer };

/** A text in the three languages of the table. */
export type Text = Record<Lang, string>;

/** Puts a message into words. */
export type Say = (message: Message) => string;

export const FRONTS = ['baltic', 'finland', 'allied', 'eastern', 'southern', 'poland'] as const;
export type Front = (typeof FRONTS)[number];

export type Unit =
  | 'germany'
  | 'yudenich'
  | 'svinhufud'
  | 'mannerheim'
  | 'british-usa'
  | 'kolchak'
  | 'semyonov'
  | 'denikin'
  | 'wrangel'
  | 'pilsudski';

export type Period = 'twilight' | 'darkness' | 'dawn';
export type Marker = 'czech-legion' | 'czar-freed' | 'petrograd-fortified' | 'curzon-line';

export const ASSETS = [
  'cheka',
  'tank-corps',
  'armoured-trains',
  'applied-expertise',
  'communist-subversion',
  'comintern',
  'imperial-gold',
] as const;
export type Asset = (typeof ASSETS)[number];

export type War = 'russia-in-war' | 'treaty' | 'bukharin' | 'over';
export type Status = 'active' | 'inactive' | 'hesitating' | 'eliminated';
export type Ending = 'political-victory' | 'political-defeat' | 'military-victory' | 'military-defeat';

type By = 'action' | 'armoured-trains' | 'marker';

/** What a die is thrown for. */
export type Throw =
  | { offensive: [Front, By] }
  | { political: By }
  | { reorganize: By }
  | { streak: number }
  | { removal: Front }
  | { fortification: Front }
  | 'table'
  | 'dissent'
  | 'makhno';

/** What is pending. */
export type Frame =
  | 'draw'
  | 'cheka'
  | 'turn'
  | 'brest'
  | 'order'
  | 'subversion'
  | 'denikin'
  | 'actions'
  | 'markers'
  | 'end-turn'
  | { headline: number }
  | { 'white-armies': number }
  | { dissent: number }
  | { advance: [Front, number] }
  | { 'gold-advance': [Front, number] }
  | { throw: Throw }
  | { expertise: Throw }
  | { 'gold-dice': Throw };

export interface FrontView {
  number: number;
  unit: Unit;
  battle: number;
  status: Status;
  tanks: boolean;
}

export interface View {
  turn: number;
  pending: Frame | null;
  card: number | null;
  fronts: Record<Front, FrontView>;
  level: number;
  victory_box: number;
  resistance: number;
  war: War;
  brest: 'treaty' | 'bukharin' | null;
  assets: Asset[];
  tanks_on: Front | null;
  trains_used: boolean;
  gold_spent: boolean;
  markers: Marker[];
  reserves: number;
  decrees: number;
  actions: number;
  forgone: number;
  dice: number[];
  deck: number[];
  discard: number[];
  darkness: number[];
  dawn: number[];
  ending: Ending | null;
  score: number | null;
  grade: string | null;
}

export interface EffectSheet {
  phase: number;
  when: string | null;
  message: Message;
}

export interface CardSheet {
  number: number;
  period: Period;
  title: Text;
  story: Text;
  moves: [Front, number][];
  actions: number;
  text: EffectSheet[];
  reconstructed: boolean;
}

export interface BoxSheet {
  number: number;
  name: Text;
  crisis: boolean;
  curzon: boolean;
  reconstructed: boolean;
}

export interface TrackSheet {
  front: Front;
  boxes: BoxSheet[];
}

export interface UnitSheet {
  unit: Unit;
  front: Front;
  name: Text;
  battle: number;
  reconstructed: boolean;
}

export interface PoliticalSheet {
  victory: number;
  optional_victory: number;
  resistance: number[];
  hesitation: [number, number];
  optional_hesitation: [number, number];
  sources: string[];
}

export interface Sheet {
  pack: string;
  cards: CardSheet[];
  tracks: TrackSheet[];
  moscow: Text;
  units: UnitSheet[];
  political: PoliticalSheet;
  reorganization: Asset[];
}
