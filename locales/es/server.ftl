### What the web server says.

## Why a request was not granted

error-not-found = No hay nada en esta dirección.
error-method = Esta dirección no admite ese método.
error-malformed = La petición no se entiende.
error-too-large = La petición es demasiado larga.
error-media-type = Se esperaba otro tipo de contenido.
error-timeout = La petición ha tardado demasiado.
error-no-session = No hay sesión abierta.
error-origin = La petición viene de otro sitio.
error-limit = Demasiadas peticiones: inténtalo dentro de un momento.
error-open-tables = Tienes tantas mesas abiertas como se puede tener: espera jugadores o retira una.
error-bot-matches = Tienes tantas partidas entre bots como se puede tener: espera a que acabe una.
error-no-game = No hay ningún juego con ese nombre.
error-no-guide = Este juego no tiene primera partida guiada.
error-no-exercise = Este juego no tiene ninguna lección con ese nombre.
error-bad-answer = La lección no tiene esa respuesta.
error-no-lists = Este juego no tiene barajas ni ejércitos que hacer.
error-no-match = No existe esa partida.
error-bad-name = Un nombre tiene de 3 a 24 letras, cifras, puntos, guiones o guiones bajos.
error-bad-password = Una contraseña tiene de 8 a 128 caracteres.
error-name-taken = Ese nombre ya está cogido.
error-has-account = Ya tienes una cuenta.
error-bad-login = El nombre o la contraseña no son correctos.
error-bad-setup = La preparación no se acepta: { $why }
error-bad-seats = Los asientos no encajan: { $why }
error-bad-clock = El reloj está fuera de límites.
error-bad-text = El texto está vacío o es demasiado largo.
error-no-account = Estás de invitado: aún no hay cuenta.
error-banned = Quien lleva esta mesa ha cerrado la entrada a esta cuenta.
error-muted = Quien lleva esta mesa no te deja escribir.
error-no-mail = Este servidor no envía correo: pregunta a quien lo lleva.
error-bad-mail = Esa no es una dirección a la que se pueda escribir.
error-no-ticket = Este enlace ya no vale: pide otro.
error-agreed-lists = Las listas de esta mesa se acordaron al crearla: siéntese sin una propia.
error-no-dice = Esos dados no se le prometieron, o ya han servido en otra partida: pida otros.
error-bad-record = El registro no se acepta: { $why }
error-other-data = Esta partida empezó con datos propios del dueño de la mesa que ahora no están cargados. Quien lleva la mesa puede arrancarla con ellos (frente serve --data).
error-old-rules = La partida se jugó con otra versión de las reglas.
error-overrun = Las reglas de esta partida, de una versión anterior, tardaron demasiado. Nada ha cambiado: inténtalo de nuevo.
error-seat-taken = Ese asiento está ocupado.
error-seated = Ya estás sentado a esta mesa.
error-not-invited = A esta mesa se entra con invitación.
error-no-spectators = En este juego hay secretos: hasta el final solo miran quienes juegan.
error-still-secret = En este juego hay secretos: su registro se abre al acabar.
error-no-hints = Solo hay consejos cuando no se juega más que contra bots.
error-not-over = La partida aún no ha acabado.
error-no-record = Esta partida no se puede escribir como registro.
error-storage = No se ha podido guardar y nada ha cambiado: inténtalo dentro de un momento.
error-unsure = Se ha perdido la respuesta de la base de datos: mira la mesa antes de intentarlo de nuevo.
error-internal = Algo se ha roto en el servidor.
error-closing = El servidor se está apagando.
error-nobody = Aquí nadie se llama así.
error-yourself = Ese nombre es el tuyo.
error-blocked = No puedes jugar con esta persona.
error-asked = Has retado tantas veces como se puede: espera una respuesta, o a mañana.
error-ties = Conoces a tanta gente como se puede: quita antes a alguien.
error-not-asked = Esta mesa no te espera a ti por tu nombre.
error-no-lot = Los bandos se sortean entre tú y un asiento libre, con listas acordadas.
error-not-rated = Esta partida no puede puntuar: puntúa una persona contra otra, o contra un bot cuya fuerza en este juego se ha medido, con los datos habituales y sin lecciones.
error-rated-account = Las partidas puntuables se juegan con una cuenta.
error-no-tournament = No existe ese torneo.
error-bad-tournament = El torneo no se acepta: { $why }
error-entry-closed = Este torneo ya ha empezado o ha terminado.
error-tournament-full = No quedan plazas en este torneo.
error-not-entered = No juegas en este torneo.
error-not-host = Solo quien ha organizado un torneo puede suspenderlo.
error-tournaments = Has organizado o te has apuntado a tantos torneos como se puede: espera a que acabe uno.
error-in-tournament = Esta mesa es de un torneo: deja el torneo si no quieres jugar.
error-out-of-range = Esta mesa espera puntuaciones de { $why }.
error-fair = No mientras juegas una partida puntuable de este juego.
error-no-days = Te quedan { $why } días de vacaciones este año, y van de una en una.

## Why something was not done at the table

refused-not-your-seat = Ese asiento no es tuyo.
refused-stale = La mesa ha cambiado entretanto.
refused-begun = La partida ha empezado: puedes abandonarla, pero no retirarla.
refused-waiting = La partida no ha empezado: falta alguien.
refused-nobody-to-agree = Nadie en esta mesa puede aceptarlo.
refused-no-draw = Las reglas de este juego no conocen el empate.
refused-nothing-proposed = No se ha propuesto nada.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-chat = Solo hablan quienes están sentados a la mesa.

## How a match ended outside its rules

ending-resigned = El asiento { $seat } se rinde.
ending-timeout = Al asiento { $seat } se le acaba el tiempo.
ending-draw-agreed = Tablas de común acuerdo.
ending-broken = La partida se ha roto por un fallo del programa; queda un registro para repararlo.
ending-withdrawn = La mesa se retiró antes de que nadie jugara.
ending-abandoned = Solo jugaban bots y nadie miraba: la partida ha terminado.
