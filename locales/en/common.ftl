### What every game says, and what the tools around the games say.

## Whose turn it is

prompt-waiting = Waiting for another player.
prompt-chance = A die or a card is due.
prompt-over = The match is over.

## Why a step was not taken

refused-not-an-action = "{ $text }" is not an action of this game.
refused-not-a-chance = "{ $text }" is not a die or a card of this game.
refused-over = The match is over.
refused-chance-due = A die or a card is due before the next choice.
refused-no-chance-due = No die or card is due: seat { $seat } must choose.
refused-other-seat = Seat { $seat } must choose now.
refused-impossible-chance = "{ $text }" cannot come up now.
refused-illegal = "{ $text }" is not legal by §{ $rule }: { $why }
undo-barrier = Undo stops at step { $step }: before it lies a die, a reveal or another seat's choice.
undo-beyond = The match has { $step } steps only.

## How a match ended

outcome-graded = { $outcome }: { $grade }

## Seats and steps

word-seat = seat { $seat }
word-chance = chance
word-dice = dice
word-step = Step { $step }
word-scene = Scene { $scene }
word-automatic = by itself: there was no other choice
word-not-asked = not asked
word-nothing = nothing of note
word-exactly = exact
word-uninterrupted = { $sure }, if nobody interrupts
word-about = approximate
word-sampled = { $samples } samples

## The table in a terminal

play-welcome = { $title }. Choose by number; c cards (c 2: the second), v the table in words, u undoes, h asks for advice, ? explains an action, q quits.
play-undone = Taken back to step { $step }.
play-nothing-to-undo = Nothing can be undone here.
play-unknown = Not one of the numbers or keys: 1 to { $count }, c, v, u, h, ?, q.
play-which = Which action, in notation?
play-legal = That is legal now.
play-saved = Saved: { $path }
play-cards = Cards: { $count }. "c" and a number reads one whole.
exercise-first = That is allowed, but what is asked comes first.
play-goodbye = Goodbye.

## Decks and army lists

check-sound-deck = { $file }: a sound deck of { $game }
check-sound-army = { $file }: a sound army list of { $game }
check-cards = cards: { $count }
check-units = units: { $count }
check-points = points: { $sum } of { $limit }
check-figures = { $title }: { $rows }
check-costs = costs: { $costs }
check-cost = { $count } for { $cost }
check-need = { $about }: { $have } of { $need } (§{ $rule })
check-can = can: { $list }
check-cannot = cannot: { $list }
check-warning = warning: { $why }
check-faults = { $count } faults: { $list }
check-entry = entry { $entry }: { $why }

## The referee

odds-idle = Whatever comes, the position is the same.
odds-at-least = At least: { $what }
odds-others = { $count ->
    [one] one other outcome
   *[other] { $count } other outcomes
}
ruling-unmet = What is expected does not hold: { $why }
ruling-broken = The position does not hold together, so the rules cannot go on from it ({ $why }).
ruling-start = This beginning is not accepted: { $why }
referee-legal = Legal actions
referee-chances = What may come up
referee-view = Position

## Replay

replay-keys = { $count } steps. Enter: next, b: back, a number: that step, v: the table, q: quit.

## Advice

hint-title = A strong bot's advice
hint-idea = { $number }. { $action }: { $chance } to win
hint-reason = { $event } ({ $chance }, after the others { $otherwise })
hint-alike = Nothing that happens soon tells them apart.
hint-none = Here the lesson advises.

## Review

review-mark = Step { $step }, { $seat }: { $grade }, { $cost }. Played: { $played }. Better: { $better }.
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-nothing = No choice cost enough to be told from chance.
review-account = { $seat }: { $decisions ->
    [one] one choice
   *[other] { $decisions } choices
  }; marked ones cost { $cost }; dice and cards brought { $luck }.
review-misjudged = Neither choice nor chance, but errors of judgement here: { $share } for the first seat.

## The full-screen table

screen-actions = Actions
screen-log = Log
screen-rules = Rules (/ to search)
screen-turn = Turn { $turn }
screen-level = Political level
screen-resistance = resistance { $resistance }
screen-resources = Actions { $actions } · reserve offensives { $reserves } · decrees { $decrees } · forgone { $forgone }
screen-piles = Deck { $deck } · played { $discard } · waiting { $waiting }
screen-thinking = Thinking…
screen-keys = Enter choose · Space read · b board · c card · v words · ? more · q quit
screen-lesson-keys = any key: go on · r: read the paragraph
screen-rules-keys = ↑↓ paragraph · PgUp/PgDn text · / search · Esc
screen-help-title = Help
screen-words = The table in words
screen-go-on = Nothing to answer: Enter to go on
screen-no-card = There is no card to read yet.
screen-card-keys = ←→ another card · ↑↓ text · Esc
screen-board-keys = ↑↓←→ PgUp/PgDn: move the board · any other key: close
screen-more-board = more: b
screen-more-card = more: c
screen-round-of = Round { $round } of { $rounds }
screen-pasaran-side = { $bp } BP · production { $production } · zone points { $points } · cards { $cards }
screen-pasaran-armour = t
screen-pasaran-air = a
screen-pasaran-legend = figure: infantry · t: tanks · a: aircraft · ': reduced · ▣: city
screen-peanas-here = on the table: { $units } · tokens: { $tokens }
screen-peanas-waiting = in reserve: { $count }
screen-help =
    ↑ ↓ or j k: walk through what is offered; its odds and cautions stand under it.
    Enter, or a number from 1 to 9: choose.
    Space: what is selected in full, with its card, its odds and its cautions.
    b: the board on the whole screen. v: the table in words.
    c: cards and counters in full; ← → goes from one to the next.
    l: the whole log. PgUp, PgDn: scroll it where it stands.
    r: the rules at the paragraph of what is selected; / searches.
    u: take the last choice back (never across a die or a card).
    h: ask a strong bot for advice.
    q: leave.

## Letters

mail-reset-subject = Frente: a new password
mail-reset-text = Somebody asked for a new password for the account { $name } at { $site }. If it was you, set it here within a day:
mail-reset-end = If it was not you, nothing needs to be done: the password stays as it is.
mail-mail-subject = Frente: confirm your address
mail-mail-text = The account { $name } at { $site } wants mail to come here. If it is yours, confirm it within a day:
mail-mail-end = If it is not yours, nothing needs to be done: no more mail will come.
mail-turn-subject = { $count ->
    [one] Frente: your turn in { $title }
   *[other] Frente: your turn at { $count } tables
}
mail-turn-text = { $name }, at { $site } it is your turn:
mail-turn-row = { $title }, against { $names }
mail-turn-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
mail-turn-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
mail-turn-end = How often such letters come, and whether they come at all, is chosen here:
