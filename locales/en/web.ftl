### The table in the browser.

## The house

web-tagline = Historical wargames, every rule enforced
web-shelf = The shelf
web-guest = Guest
web-language = Language
web-theme-auto = Theme: as the system
web-theme-light = Theme: light
web-theme-dark = Theme: dark
web-close = Close
web-loading = One moment…
web-again = Try again
web-menu = Menu
web-sorry = This match cannot be opened
web-error-network = The server cannot be reached.
web-error-server = The server could not do this. Try again.
web-error-missing = There is nothing of that name here.
web-error-page = Something went wrong in this page. Reload it.

## Account

web-account = Account
web-account-guest = You are playing as a guest, and that is enough. With a name you will find your matches on any other device.
web-account-in = You are signed in as { $name }.
web-account-name = Name
web-account-password = Password (8 characters at least)
web-account-create = Create account
web-account-login = Sign in
web-account-have = I have an account
web-account-new = I want a new account
web-account-leave = Sign out
web-account-forgotten = I have forgotten my password
web-account-sent = If that account has an address, a letter is on its way.
web-account-old = Your password, to prove that it is you
web-account-fresh = New password (8 characters at least)
web-account-change = Change the password
web-account-changed = The password is changed. Every other session has ended.
web-account-mail = Address for mail
web-account-mail-set = Set the address
web-account-confirm = A letter is on its way: open its link to confirm the address.
web-account-confirm-now = Confirm the address
web-account-confirmed = The address is confirmed.
web-account-no-mail = No mail will come any more.
web-account-everywhere = Sign out everywhere
web-account-data = Save a copy of my data
web-account-gone = Delete my account
web-account-gone-about = Your name, your password, your address and what you said are deleted. Matches in play are resigned; what was played stays, without your name. This cannot be taken back.
web-account-gone-sure = Delete it for good

## The shelf and the boxes

web-welcome = Welcome to the table
web-welcome-about = Every rule is enforced here: the table offers what can be done, with its odds, and cites the paragraph. No sign-up.
web-welcome-play = Play { $title }
web-matches-open = Matches in progress
web-matches-done = Latest matches
web-matches-all = Show all { $count } matches
web-matches-fewer = Show fewer
web-resume = Resume
web-sit = Sit down
web-no = no
web-look = Look
web-step = step { $step }
web-against = against { $names }
web-load = Load a saved match
web-play = Play
web-play-bot = Play now
web-level = Against
web-side = You play
web-own-data = This table plays it with data of its owner's own.
web-scenario = Scenario
web-bot-recruit = a recruit
web-bot-soldier = a soldier
web-bot-sergeant = a sergeant
web-bot-captain = a captain
web-bot-general = a general
web-friend = With a friend on this screen
web-friend-about = By turns, handing the device over.
web-online = Online
web-online-about = Send a link to whomever you like.
web-learn = Learn in ten minutes
web-guided = Play with notes
web-guided-about = A first match with notes in the margin.
web-rules = Rules
web-rules-about = Every paragraph, searchable.
web-builder = Decks and armies
web-builder-about = Build your own, share them, play with them.
web-options = Options
web-usual = usual
web-public = Anyone may take the seat
web-clock = Clock (online)
web-clock-none = no clock
web-clock-live = 30 minutes and 15 seconds a move
web-clock-days = three days a move

## The table

web-prompt = What is to be decided
web-your-turn = Yours to decide
web-their-turn = { $name } decides
web-thinking = thinking
web-chance = Chance
web-waiting = Waiting for players
web-watching = You are watching
web-over = The match is over
web-won = Victory
web-lost = Defeat
web-drawn = Draw
web-ended-resigned = You gave the match up.
web-ended-timeout = You ran out of time.
web-board = Board: arrows move it
web-board-text = The board in words
web-board-text-none = This board does not put itself into words yet.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit
web-seat = Seat { $seat }
web-seat-me = you
web-seat-human = player
web-seat-local = somebody else
web-seat-open = empty seat
web-seat-bot = the machine
web-seat-bot-level = The machine ({ $level })
web-clock-left = { $days } d { $hours } h
web-offline = No connection. The table stays and will come back by itself.
web-overtaken = The line broke before an answer came: look at the log.
web-rule-open = §{ $rule }: open the rule
web-join-about = There is an empty seat at this table.
web-join = Sit down: { $name }
web-invite = Somebody is missing. Send this link to your opponent.
web-hand-over = Hand the device over: { $name } plays
web-hand-over-ready = I am ready

## The bar

web-undo = Undo
web-undo-floor = before this lies a die, a reveal or another's choice
web-undo-start = the match has only begun
web-undo-over = the match is not under way
web-undo-spectator = you are only watching
web-fork = Play on from here
web-fork-about = A new match from step { $step }, with other dice.
web-fork-mine = My seat
web-fork-other = Across the table
web-forked = Another match from step { $step }, with other dice. The first one is still on the shelf.
web-save = Save
web-saved = Saved: { $file }
web-share = Copy link
web-copied = Link copied.
web-resign = Resign
web-resign-sure = Give the match up as lost? There is no way back.
web-play-on = Play on
web-ask-undo = Ask to undo
web-ask-draw = Offer a draw
web-proposal-undo = { $name } asks to take back the last choice.
web-proposal-draw = { $name } offers a draw.
web-proposed-undo = You asked to undo; they have yet to agree.
web-proposed-draw = You offered a draw; they have yet to agree.
web-agree = Agree
web-decline = No
web-withdraw = Withdraw
web-rematch = Play again
web-help = Help
web-replay = Replay
web-replay-first = To the start
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the present
web-replay-slider = Moment of the match
web-past = Step { $step } of { $steps }
web-past-about = You are looking at the past
web-past-first = You are looking at the past: return to the present to play.
web-return = Return to the present

## The drawer

web-drawer = Actions, log and rules
web-drawer-raise = Raise the sheet
web-drawer-lower = Lower the sheet
web-tab-actions = Actions
web-tab-log = Log
web-tab-odds = Odds
web-tab-rules = Rules
web-tab-luck = Luck
web-tab-chat = Chat
web-choices = Choices
web-piece-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
web-all-choices = All choices ({ $count })
web-actions-past = Nothing to choose here: this moment is over.
web-actions-wait = It is not your turn to choose.
web-actions-watch = You are watching this match: what happens is told here.
web-stops = Stops: { $on } of { $all }
web-stops-about = The table passes for you where you can answer nothing, and where you lift a stop.
web-stops-passing = Nothing to answer: the table passes.
web-happened = What just happened
web-log-empty = Nothing has happened yet.
web-log-look = Look at this moment (step { $step })
web-log-undo = Undo back to here
web-odds-wait = Counting…
web-odds-none = When it is your turn, what may come of each action stands here.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [one] One paragraph
       *[other] { $count } paragraphs
    }
web-rules-of = Rules of { $title }
web-rules-own-words = In our own words; each paragraph bears the number that the log and the refusals cite.
web-rule-note = Note and ruling
web-rule-near = §{ $rule } is explained in this paragraph.
web-luck = Expected and obtained
web-luck-kind = Throw
web-luck-n = Times
web-luck-expected = Expected
web-luck-got = Obtained
web-luck-difference = Difference
web-luck-none = No die has been thrown yet.
web-luck-later = In a game with hidden cards it is told when the match is over.
web-luck-about = The bar compares the difference with how far chance usually strays in so many throws.
web-luck-die = die, pips
web-proof = Dice you can verify
web-proof-about = The server committed itself to a secret before anybody gave a salt, and publishes it at the end: anyone can throw every die again with “frente verify”.
web-proof-commitment = Commitment
web-proof-salt = Salt
web-proof-salt-of = Salt of { $name }
web-proof-kept = The commitment you were shown and the salt this browser gave stand here.
web-proof-broken = The commitment or the salt is not the one this browser knows: the dice of this match prove nothing to you.
web-proof-secret = Secret
web-proof-later = published at the end
web-proof-open = The secret of the dice is published:
web-proof-shut = The secret of the dice is not published yet.
web-proof-how = Save the match and check it with “frente verify”.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send

## The first match

web-understood = Understood
web-lesson-stop = No more notes

## Help

web-help-table = At the top you read what is to be decided. What can be chosen glows on the board and stands in the list of actions, each with its odds: click it. What cannot be chosen says why.
web-help-undo = Everything can be undone that threw no die, revealed nothing and waited for nobody. Each line of the log leads to its moment, and from any moment another match can begin.
web-help-dice = Numbers with § open the rule.
web-keys = Keyboard
web-key-walk = walk the actions
web-key-choose = choose
web-key-undo = undo
web-key-actions = actions
web-key-log = log
web-key-odds = odds
web-key-rules = rules
web-key-replay = a step back or on
web-key-zoom = zoom in, out, fit
web-key-board = the board in words
web-key-help = this help
web-key-close = close, return

## Film, notes, settings

web-film = What happens
web-film-play = Play the film
web-film-pause = Pause
web-film-skip = To the present at once
web-film-older = { $count } earlier scenes: the log
web-film-away = While you were away: { $count ->
    [one] 1 scene
   *[other] { $count } scenes
}
web-speed-once = at once
web-settings = Settings
web-set-speed = Speed of the film
web-set-confirm = Ask before a choice
web-set-confirm-never = never
web-set-confirm-cautions = where there is a warning
web-set-confirm-always = before every choice
web-set-size = Size of the text
web-set-palette = Colours
web-set-palette-standard = standard
web-set-palette-safe = safe for colour blindness
web-set-feel = Sound and touch
web-set-sound = Sounds
web-set-vibration = Vibration
web-set-kept = Kept in this browser.
web-why-nothing = There is nothing this piece could do there.
web-key-film = play the film, or pause it
web-key-why = why not, for the piece in focus
web-moments = What decided it
web-score = Score: { $score }
web-review = Review
web-ending-proof = The dice can be checked
web-luck-sum = Luck of { $name }: { $got } where { $expected } were due
web-confirm = Once more to confirm

## Lessons by doing, home, waiting room

web-lessons = Lessons by doing
web-lessons-about = A small position, one question after another. Dice and cards are set; nothing is recorded.
web-practice-count = { $count ->
    [one] { $count } practice position
   *[other] { $count } practice positions
}
web-lesson-ask = What to do
web-lesson-step = Question { $step } of { $steps }
web-lesson-on = Go on
web-lesson-show = Show me
web-lesson-back = Back one question
web-lesson-again = From the beginning
web-lesson-leave = Back to the box
web-lesson-first = That is legal too, but first what is asked here.
web-lesson-done = Lesson done
web-lesson-next = Next: { $title }
web-lesson-play = Play a real match
web-stars = { $count ->
    [0] Not done yet
    [one] 1 star of 3
   *[other] { $count } stars of 3
}
web-set-lang = Language
web-set-help = Help
web-set-outlook = Chance of winning beside the prompt, against bots
web-outlook = Victory: { $chance }
web-outlook-about = How many positions like this are won, in the judgement of the strongest bot
web-set-theme = Light
web-set-theme-auto = as the system
web-set-theme-light = light
web-set-theme-dark = dark
web-set-account = Kept with your account.
web-home-turns = Where you left off
web-home-tables = Open tables
web-home-yours = Your turn: { $what }
web-home-theirs = { $name } to decide
web-home-side = You play { $side }
web-home-record = Your record
web-home-played = { $count ->
    [one] 1 match over
   *[other] { $count } matches over
}
web-home-won = { $count } won
web-wait-seats = Who sits where
web-wait-lists = Each player brings a list of their own, unseen by the others.
web-wait-open = open
web-wait-you = you
web-wait-bot = Play a bot while you wait
web-wait-clock = Clock: { $clock }
web-contents = Contents
web-withdraw-table = Withdraw this table
web-withdrawn = The table is withdrawn.
web-matches-next = Older matches
web-actions-search = Search the choices

# Without a network
web-no-network = No network
web-no-network-about = No network: what you play stays on this device.
web-home-here = On this device
web-home-hand-over = Give it to the server
web-home-handed = The server has verified the match and keeps it now.
web-home-share = This match is on this device alone. Give it to the server first: the button is on the shelf.
web-home-needs-net = This needs the network.
web-home-missing = The rules of this game are not on this device yet. They come with the network.
web-home-elsewhere = This match is open in another window. Play it there.
web-home-ready = All games can be played without a network.
web-home-keep = Keep for play without a network ({ $size } MB)
web-home-install = Install Frente
web-home-install-phone = To install Frente: Share, then Add to Home Screen.
web-at-home = Keep the match on this device, so that it needs no network

## The club

web-club-open = Open a table
web-club-none = Nobody is waiting. Open a table, and whoever comes will see it.
web-club-all = all
web-club-more = More tables
web-club-game = Game
web-club-clock = Clock
web-club-clock-live = { $minutes } min + { $seconds } s a move
web-club-clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-club-side = Side
web-club-lot = sides by lot
web-club-rated = rated
web-club-casual = not rated
web-club-rated-about = It counts for the ratings: nothing is forked, and what both agree to take back makes it unrated.
web-club-rated-guest = With an account only.
web-club-suits = Suits
web-club-suits-any = anybody
web-club-suits-beginners = suits beginners
web-club-suits-equals = people rated like me
web-club-suits-range = ratings { $low }–{ $high }
web-club-with = Who sits down
web-club-with-lobby = whoever comes to the lobby
web-club-with-name = somebody I name
web-club-with-link = whoever I send the link to
web-club-go = Open the table
web-club-next = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}
web-club-asked = You are asked to play
web-club-accept = Sit down
web-club-decline = Say no…
web-club-say-no = No, thank you
web-club-say-later = Not now
web-club-say-fast = Too fast for me
web-club-say-side = The other side, please
web-club-say-rated = Rated or not: the other way round
web-club-why-no = Your challenge was declined.
web-club-why-later = Your challenge was declined: not now.
web-club-why-fast = Your challenge was declined: too fast.
web-club-why-side = Your challenge was declined: the other side would do.
web-club-why-rated = Your challenge was declined: rated or not, the other way round would do.
web-club-why-expired = Nobody came in time.
web-club-waits = This table waits for { $name }.
web-club-friends = Friends
web-club-friends-none = Whoever you add here you can ask with one press. Whether they are here you see once they have added you.
web-club-here = here
web-club-ask = Challenge
web-club-add = Add
web-club-befriend = Add as a friend
web-club-befriended = Added to your friends.
web-club-block = Block
web-club-blocking = Blocked: you will not meet here any more.
web-club-unblock = Unblock
web-club-blocked = { $count ->
    [one] 1 person blocked
   *[other] { $count } people blocked
}
web-club-since = Here since { $date }
web-club-ratings = Ratings
web-club-unrated = No rated match yet.
web-club-records = Won, drawn, lost
web-club-curve = Rating over { $count ->
    [one] 1 match
   *[other] { $count } matches
}: from { $from } to { $to }
web-club-profile = Profile
web-club-again = Again, sides changed
web-club-undo-rated = Whoever agrees to this makes the match unrated.
web-club-notices = Notices and holidays
web-club-in-page = In the page
web-club-in-page-about = The name of the page counts what waits for you, its sign in the tab has a dot, and if you like a sound is heard when your turn comes.
web-club-account-only = Letters and holidays go with an account.
web-club-mail = Letters
web-club-mail-none = No letter can come yet: confirm an address in your account. Where the server sends no mail, none will come.
web-club-mail-off = no letters
web-club-mail-soon = a letter when my turn has come and I am not at it after two minutes
web-club-mail-daily = one letter a day with all tables that wait for me
web-club-hour = At
web-club-quiet-from = Nothing from
web-club-quiet-until = until
web-club-save = Save
web-club-saved = Saved.
web-club-holidays = Holidays
web-club-holidays-about = While you are away your clocks of days stand, and your opponents see it. { $count ->
    [one] 1 day is left this year.
   *[other] { $count } days are left this year.
}
web-club-away = You are on holidays until { $date }.
web-club-back = I am back
web-club-days = Days
web-club-leave = Go on holidays
web-clock-away = on holidays until { $date }

# A position set up, and what the referee says to it.
web-referee = Referee
web-referee-short = Set up a position and ask what the rules say to it
web-referee-of = Ask the referee of { $title }
web-referee-about = Set up a position, write what is done and how the dice fall, and read what the rules say to it, with the paragraph of each answer. The link holds the whole question.
web-referee-note = The question, in your words
web-referee-scenario = Scenario
web-referee-usual = The usual one
web-referee-setup = Setup
web-referee-setup-about = What differs from the usual setup, as JSON. Empty: nothing.
web-referee-position = Position
web-referee-position-about = What differs from the first position, as JSON. Empty: nothing.
web-referee-steps = What is done
web-referee-steps-about = A step a line: an action in notation, “chance die 6” for a die or a card, “1: pass” for a seat, “maybe pass” for what is done only if it is asked. What may be chosen below adds itself.
web-referee-words = What may stand here
web-referee-ask = Ask
web-referee-link = Copy the link
web-referee-save = Save as a file
web-referee-file = The whole script
web-referee-file-about = As the program reads it, with scenes and expectations.
web-referee-file-only = This script says more than the form can show.
web-referee-answer = The answer
web-referee-copied = The link is copied.
web-referee-copy-by-hand = The link stands in the address bar.
web-referee-bad-link = This link holds no question.
web-referee-no-json = { $place }: this is no JSON object ({ $why })

## Tournaments

web-cup-all = Tournaments
web-cup-none = There is no tournament yet. Make one: it runs by itself.
web-cup-make = Make a tournament
web-cup-name = Name
web-cup-kind = Kind
web-cup-kind-swiss = Swiss
web-cup-kind-robin = Everybody against everybody
web-cup-kind-knockout = Knock-out
web-cup-kind-swiss-about = Each round against whoever has as many points; nobody meets anybody twice.
web-cup-kind-robin-about = For 3 to 16: everybody meets everybody.
web-cup-kind-knockout-about = Whoever loses is out. A tie is played off; after that whoever was rated higher goes on.
web-cup-rounds = Rounds
web-cup-starts = Begins
web-cup-places = Places
web-cup-bots = Bots that play too
web-cup-bots-level = Their level
web-cup-legs-two = Each pair plays two matches, one from each side, at the same time. Whoever does not sit down within a turn's days has not come.
web-cup-legs-one = One match a pair; sides are evened out over the rounds. Whoever does not sit down within five minutes has not come.
web-cup-by = made by { $name }
web-cup-entered = { $count } of { $most } places taken
web-cup-begins = Begins { $date }
web-cup-round = Round { $round } of { $rounds }
web-cup-over = Over
web-cup-off-few = Called off: too few came in
web-cup-off-host = Called off by whoever made it
web-cup-off-broken = Called off: its tables could not be made
web-cup-off = Called off
web-cup-join = Come in
web-cup-joined = You play in this tournament.
web-cup-leave = Leave
web-cup-leave-sure = Whoever leaves now loses what they have not finished, and does not come back.
web-cup-leave-yes = Leave for good
web-cup-call-off = Call it off
web-cup-call-off-sure = Matches in play go on, and nothing follows them.
web-cup-call-off-yes = Call it off for good
web-cup-stay = No
web-cup-account = It takes an account.
web-cup-mine = Your match now
web-cup-sit = To the table
web-cup-until = Sit down before { $date }
web-cup-standings = Standings
web-cup-place = Place
web-cup-player = Player
web-cup-points = Points
web-cup-through = Rounds won
web-cup-buchholz = Buchholz
web-cup-sonneborn = Sonneborn-Berger
web-cup-wins = Wins
web-cup-ties = Equal points are parted by the matches against each other where all of them have met, then by Buchholz (the points of one's opponents without the lowest), Sonneborn-Berger (the points of each opponent times what was made of them) and wins. A match that was not played counts as one against an opponent with as many points as oneself.
web-cup-ties-knockout = The place is how far one came; whoever came as far shares it.
web-cup-cross = Cross table
web-cup-cross-round = Round { $round }
web-cup-cross-cell = { $score } against { $name }
web-cup-matches = Matches of the round
web-cup-bye = bye
web-cup-absent = not played
web-cup-going = being played
web-cup-waiting = not begun
web-cup-gone = has left
web-cup-bot = { $level }, no. { $number }
web-cup-kept = A tournament waits for you
web-cup-kept-about = { $name }, round { $round }
web-cup-part = Tournament: { $name }, round { $round }
web-cup-keeps = This seat is kept for { $name }

## Programs

web-programs = Programs
web-programs-about = A program of yours may look, sit down and play here: a bot, or an assistant. It carries a token instead of your password.
web-programs-docs = What programs may ask for
web-programs-account-only = Programs go with an account.
web-programs-fresh = The new token
web-programs-once = It is shown this once: put it where your program finds it, and nowhere else.
web-programs-copy = Copy it
web-programs-copied = Copied.
web-programs-noted = I have put it away
web-programs-bots = Bots
web-programs-bots-about = A bot has a name of its own, which begins with “bot-” for ever, and ratings of its own. Nobody signs in to it.
web-programs-bot-name = Its name, without “bot-”
web-programs-bot-make = Make a bot
web-programs-bot-drop = Delete
web-programs-bot-drop-one = Delete { $name }
web-programs-bot-sure = Delete { $name } for good? Its tokens end and its matches in play are resigned.
web-programs-tokens = Tokens
web-programs-none = There is none.
web-programs-until = good until { $date }
web-programs-used = last used { $date }
web-programs-unused = never used
web-programs-revoke = Revoke
web-programs-revoke-one = Revoke { $name }
web-programs-name = What you call it
web-programs-for = For whom it acts
web-programs-opens = What it may do
web-programs-days = How long it is good
web-programs-days-of = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-programs-make = Make a token
web-scope-read = look
web-scope-challenge = sit down
web-scope-play = play
web-scope-chat = talk
web-scope-read-about = look: matches, odds, what happens
web-scope-challenge-about = open tables and sit down, accept and decline
web-scope-play-about = choose, take back, propose, resign
web-scope-chat-about = talk at the table
web-programs-owner = A bot of { $name }

## Search

web-search = Search matches
web-search-about = Matches that are over: those of the lobby and those played for rating. What was played by a link alone is not here.
web-search-any = any
web-search-scenario = Starting position
web-search-name = Played by
web-search-other = against
web-search-result = With the result
web-search-rating = Everybody rated at least
web-search-go = Search
web-search-file = All matches of { $game }, as a file
web-search-found = Found
web-search-none = There is no such match.
web-search-link = Watch and search
web-search-playing = In play now
web-search-playing-about = You see what both sides may see; what is hidden is shown when the match is over.
