### What the web server says.

## Why a request was not granted

error-not-found = There is nothing at this address.
error-method = This address does not answer to that method.
error-malformed = The request cannot be read.
error-too-large = The request is too long.
error-media-type = Another content type was expected.
error-timeout = The request took too long.
error-no-session = There is no session.
error-origin = The request comes from another site.
error-limit = Too many requests: try again in a moment.
error-open-tables = You have as many open tables as one may have: wait for players, or withdraw one.
error-bot-matches = You have as many matches among bots as one may have: wait until one has ended.
error-no-game = There is no game of that name.
error-no-guide = This game has no guided first game.
error-no-exercise = This game has no lesson of that name.
error-bad-answer = The lesson has no such answer.
error-no-lists = This game has no decks or armies to build.
error-no-match = There is no such match.
error-bad-name = A name has 3 to 24 letters, digits, dots, dashes or underscores.
error-bad-password = A password has 8 to 128 characters.
error-name-taken = That name is taken.
error-has-account = You already have an account.
error-bad-login = Name or password are wrong.
error-bad-setup = The setup is not accepted: { $why }
error-bad-seats = The seats do not fit: { $why }
error-bad-clock = The clock is out of bounds.
error-bad-text = The text is empty or too long.
error-no-account = You are a guest: there is no account yet.
error-banned = The operator of this table has shut this account out.
error-muted = The operator of this table does not let you write.
error-no-mail = This server sends no mail: ask its operator.
error-bad-mail = That is not an address mail can go to.
error-no-ticket = This link is not good any more: ask for another.
error-agreed-lists = The lists of this table were agreed on when it was made: sit down without one.
error-no-dice = These dice were not promised to you, or have served a match already: ask for others.
error-bad-record = The record is not accepted: { $why }
error-other-data = This match was begun with data of this table's owner that are not loaded now. Whoever runs the table can start it with them (frente serve --data).
error-old-rules = The match was played by another version of the rules.
error-overrun = The rules of this match, of an earlier version, took too long. Nothing has changed: try again.
error-seat-taken = That seat is taken.
error-seated = You already sit at this table.
error-not-invited = This table is by invitation.
error-no-spectators = This game hides things: only its players may look until it is over.
error-still-secret = This game hides things: its record is open when it is over.
error-no-hints = Hints are given only where nobody but bots plays against you.
error-not-over = The match is not over yet.
error-no-record = This match cannot be written as a record.
error-storage = It could not be saved, and nothing has changed: try again in a moment.
error-unsure = The answer of the database was lost: look at the table before you try again.
error-internal = Something broke on the server.
error-closing = The server is going down.
error-nobody = Nobody here has that name.
error-yourself = That is you.
error-blocked = You cannot play with this person.
error-asked = You have asked as often as one may: wait for an answer, or until tomorrow.
error-ties = You know as many people as one may: let somebody go first.
error-not-asked = This table does not wait for you by name.
error-no-lot = Sides are drawn between yourself and one open seat, with lists that are agreed.
error-not-rated = This match cannot be played for rating: that takes one person against another, or against a bot whose strength in this game has been measured, with the standard data and without lessons.
error-rated-account = Rated matches are played with an account.
error-no-tournament = There is no such tournament.
error-bad-tournament = The tournament is not accepted: { $why }
error-entry-closed = This tournament has begun, or is over.
error-tournament-full = Every place of this tournament is taken.
error-not-entered = You do not play in this tournament.
error-not-host = Only whoever has made a tournament can call it off.
error-tournaments = You have made or joined as many tournaments as one may: wait until one is over.
error-in-tournament = This table belongs to a tournament: leave the tournament if you do not want to play.
error-out-of-range = This table waits for ratings of { $why }.
error-fair = Not while you play a match of this game for rating.
error-no-days = You have { $why } days of holidays left this year, and one holiday at a time.

## Why something was not done at the table

refused-not-your-seat = That seat is not yours.
refused-stale = The table has changed since.
refused-begun = The match has begun: it can be resigned, but not withdrawn.
refused-waiting = The match has not begun: somebody is missing.
refused-nobody-to-agree = Nobody at this table could accept that.
refused-no-draw = The rules of this game know no draw.
refused-nothing-proposed = Nothing has been proposed.
refused-nothing-to-undo = There is nothing to take back.
refused-no-chat = Only those who sit at the table may talk.

## How a match ended outside its rules

ending-resigned = Seat { $seat } gives up.
ending-timeout = Seat { $seat } runs out of time.
ending-draw-agreed = A draw by agreement.
ending-broken = The match broke by a fault of the program; a replay was kept to mend it.
ending-withdrawn = The table was withdrawn before anybody played.
ending-abandoned = Only bots were playing, and nobody was watching: the match has ended.
