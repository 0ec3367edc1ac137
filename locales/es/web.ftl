### La mesa en el navegador.

## La casa

web-tagline = Juegos de guerra históricos con todas sus reglas
web-shelf = La estantería
web-guest = Invitado
web-language = Idioma
web-theme-auto = Tema: el del sistema
web-theme-light = Tema: claro
web-theme-dark = Tema: oscuro
web-close = Cerrar
web-loading = Un momento…
web-again = Probar otra vez
web-menu = Menú
web-sorry = Esta partida no se puede abrir
web-error-network = No se llega al servidor.
web-error-server = El servidor no ha podido con esto. Prueba otra vez.
web-error-missing = Aquí no hay nada con ese nombre.
web-error-page = Algo ha fallado en esta página. Recárgala.

## Cuenta

web-account = Cuenta
web-account-guest = Juegas como invitado y no hace falta más. Con un nombre encontrarás tus partidas en cualquier otro aparato.
web-account-in = Has entrado como { $name }.
web-account-name = Nombre
web-account-password = Contraseña (8 caracteres al menos)
web-account-create = Crear cuenta
web-account-login = Entrar
web-account-have = Ya tengo cuenta
web-account-new = Quiero una cuenta nueva
web-account-leave = Salir
web-account-forgotten = He olvidado mi contraseña
web-account-sent = Si esa cuenta tiene una dirección, ya va una carta de camino.
web-account-old = Tu contraseña, para probar que eres tú
web-account-fresh = Contraseña nueva (8 caracteres como mínimo)
web-account-change = Cambiar la contraseña
web-account-changed = La contraseña ha cambiado. Las demás sesiones se han cerrado.
web-account-mail = Dirección de correo
web-account-mail-set = Fijar la dirección
web-account-confirm = Ya va una carta de camino: abre su enlace para confirmar la dirección.
web-account-confirm-now = Confirmar la dirección
web-account-confirmed = La dirección está confirmada.
web-account-no-mail = Ya no llegará correo.
web-account-everywhere = Salir en todas partes
web-account-data = Guardar una copia de mis datos
web-account-gone = Borrar mi cuenta
web-account-gone-about = Se borran tu nombre, tu contraseña, tu dirección y lo que escribiste. Las partidas en juego se abandonan; lo jugado queda, sin tu nombre. No se puede deshacer.
web-account-gone-sure = Borrarla para siempre

## La estantería y las cajas

web-welcome = Bienvenido a la mesa
web-welcome-about = Aquí se juega con todas las reglas puestas: la mesa ofrece lo que se puede hacer, con su probabilidad, y cita el párrafo. Sin registro.
web-welcome-play = Jugar a { $title }
web-matches-open = Partidas en curso
web-matches-done = Últimas partidas
web-matches-all = Ver las { $count } partidas
web-matches-fewer = Ver menos
web-resume = Seguir
web-sit = Sentarse
web-no = no
web-look = Ver
web-step = paso { $step }
web-against = contra { $names }
web-load = Cargar una partida guardada
web-play = Jugar
web-play-bot = Jugar ahora
web-level = Contra
web-side = Juegas con
web-own-data = Esta mesa lo juega con datos propios de su dueño.
web-scenario = Escenario
web-bot-recruit = un recluta
web-bot-soldier = un soldado
web-bot-sergeant = un sargento
web-bot-captain = un capitán
web-bot-general = un general
web-friend = Con un amigo en esta pantalla
web-friend-about = Por turnos, pasándoos el aparato.
web-online = En línea
web-online-about = Envía un enlace a quien quieras.
web-learn = Aprender en diez minutos
web-guided = Jugar con notas
web-guided-about = Una primera partida con notas al margen.
web-rules = Reglas
web-rules-about = Cada párrafo, con buscador.
web-builder = Taller de mazos y ejércitos
web-builder-about = Haz las tuyas, compártelas y juega con ellas.
web-options = Variantes
web-usual = lo normal
web-public = Que cualquiera pueda sentarse
web-clock = Reloj (en línea)
web-clock-none = sin reloj
web-clock-live = 30 minutos y 15 segundos por jugada
web-clock-days = tres días por jugada

## La mesa

web-prompt = Qué hay que decidir
web-your-turn = Te toca decidir
web-their-turn = Decide { $name }
web-thinking = está pensando
web-chance = El azar
web-waiting = A la espera de jugadores
web-watching = Estás mirando
web-over = La partida ha terminado
web-won = Victoria
web-lost = Derrota
web-drawn = Tablas
web-ended-resigned = Has dado la partida por perdida.
web-ended-timeout = Se te ha acabado el tiempo.
web-board = Tablero: las flechas lo mueven
web-board-text = El tablero en palabras
web-board-text-none = Este tablero aún no se cuenta en palabras.
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Ver todo
web-seat = Asiento { $seat }
web-seat-me = tú
web-seat-human = jugador
web-seat-local = otra persona
web-seat-open = sitio libre
web-seat-bot = la máquina
web-seat-bot-level = La máquina ({ $level })
web-clock-left = { $days } d { $hours } h
web-offline = Sin conexión. La mesa sigue aquí y volverá sola.
web-overtaken = La conexión se cortó y no se sabe si la jugada llegó: mira el registro.
web-rule-open = §{ $rule }: abrir la regla
web-join-about = Hay un sitio libre en esta mesa.
web-join = Sentarse: { $name }
web-invite = Falta alguien. Envía este enlace a tu rival.
web-hand-over = Pasa el aparato: juega { $name }
web-hand-over-ready = Ya estoy

## La barra

web-undo = Deshacer
web-undo-floor = antes hay un dado, una revelación o una decisión ajena
web-undo-start = la partida acaba de empezar
web-undo-over = la partida no está en marcha
web-undo-spectator = aquí solo miras
web-fork = Jugar desde aquí
web-fork-about = Una partida nueva desde el paso { $step }, con otros dados.
web-fork-mine = Mi asiento
web-fork-other = Enfrente
web-forked = Otra partida desde el paso { $step }, con otros dados. La primera sigue en la estantería.
web-save = Guardar
web-saved = Guardada: { $file }
web-share = Copiar enlace
web-copied = Enlace copiado.
web-resign = Rendirse
web-resign-sure = ¿Dar la partida por perdida? No tiene vuelta atrás.
web-play-on = Seguir jugando
web-ask-undo = Pedir deshacer
web-ask-draw = Ofrecer tablas
web-proposal-undo = { $name } pide deshacer su última decisión.
web-proposal-draw = { $name } ofrece tablas.
web-proposed-undo = Has pedido deshacer; falta que acepten.
web-proposed-draw = Has ofrecido tablas; falta que acepten.
web-agree = Aceptar
web-decline = No
web-withdraw = Retirar
web-rematch = Otra partida
web-help = Ayuda
web-replay = Repetición
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al presente
web-replay-slider = Momento de la partida
web-past = Paso { $step } de { $steps }
web-past-about = Estás mirando el pasado
web-past-first = Estás mirando el pasado: vuelve al presente para jugar.
web-return = Volver al presente

## El cajón

web-drawer = Acciones, registro y reglas
web-drawer-raise = Subir la hoja
web-drawer-lower = Bajar la hoja
web-tab-actions = Acciones
web-tab-log = Registro
web-tab-odds = Cálculo
web-tab-rules = Reglas
web-tab-luck = Suerte
web-tab-chat = Charla
web-choices = Opciones
web-piece-choices = { $count ->
    [one] una posibilidad
   *[other] { $count } posibilidades
}
web-all-choices = Todas las opciones ({ $count })
web-actions-past = Aquí no se elige nada: es un momento ya pasado.
web-actions-wait = Ahora no te toca elegir.
web-actions-watch = Estás mirando esta partida: aquí verás lo que pasa.
web-stops = Paradas: { $on } de { $all }
web-stops-about = La mesa pasa por ti cuando no puedes responder nada, y donde quites la parada.
web-stops-passing = Nada que responder: la mesa pasa.
web-happened = Lo que acaba de pasar
web-log-empty = Todavía no ha pasado nada.
web-log-look = Ver este momento (paso { $step })
web-log-undo = Deshacer hasta aquí
web-odds-wait = Contando…
web-odds-none = Cuando te toque elegir, aquí verás lo que puede salir de cada acción.
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
        [one] Un párrafo
       *[other] { $count } párrafos
    }
web-rules-of = Reglas de { $title }
web-rules-own-words = Con nuestras palabras; cada párrafo lleva el número que citan el registro y los avisos.
web-rule-note = Nota y decisión
web-rule-near = §{ $rule } se explica en este párrafo.
web-luck = Esperado y obtenido
web-luck-kind = Tirada
web-luck-n = Veces
web-luck-expected = Esperado
web-luck-got = Obtenido
web-luck-difference = Diferencia
web-luck-none = Aún no se ha tirado ningún dado.
web-luck-later = En un juego con cartas ocultas se cuenta al acabar la partida.
web-luck-about = La barra compara la diferencia con lo que el azar suele variar en tantas tiradas.
web-luck-die = dado, puntos
web-proof = Dados que se pueden comprobar
web-proof-about = El servidor se comprometió con un secreto antes de que nadie diera una sal, y lo publica al final: cualquiera puede volver a tirar cada dado con «frente verify».
web-proof-commitment = Compromiso
web-proof-salt = Sal
web-proof-salt-of = Sal de { $name }
web-proof-kept = Aquí figuran el compromiso que se te mostró y la sal que dio este navegador.
web-proof-broken = El compromiso o la sal no son los que conoce este navegador: los dados de esta partida no te prueban nada.
web-proof-secret = Secreto
web-proof-later = se publica al terminar
web-proof-open = El secreto de los dados está publicado:
web-proof-shut = El secreto de los dados aún no se ha publicado.
web-proof-how = Guarda la partida y compruébala con «frente verify».
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-send = Enviar

## La primera partida

web-understood = Entendido
web-lesson-stop = Sin notas

## La ayuda

web-help-table = Arriba se lee qué hay que decidir. Lo que se puede elegir brilla en el tablero y está en la lista de acciones, cada cosa con su probabilidad: basta con pulsar. Lo que no se puede elegir explica por qué.
web-help-undo = Se puede deshacer todo lo que no haya tirado un dado, revelado algo ni esperado a otro. Cada línea del registro lleva a su momento, y desde cualquier momento se puede empezar otra partida.
web-help-dice = Los números con § abren la regla.
web-keys = Teclado
web-key-walk = recorrer las acciones
web-key-choose = elegir
web-key-undo = deshacer
web-key-actions = acciones
web-key-log = registro
web-key-odds = cálculo de probabilidades
web-key-rules = reglas
web-key-replay = un paso atrás o adelante
web-key-zoom = acercar, alejar, ver todo
web-key-board = el tablero en palabras
web-key-help = esta ayuda
web-key-close = cerrar, volver

## Película, notas, ajustes

web-film = Lo que ocurre
web-film-play = Ver la película
web-film-pause = Pausa
web-film-skip = Al presente ya
web-film-older = { $count } escenas anteriores: el registro
web-film-away = En tu ausencia: { $count ->
    [one] 1 escena
   *[other] { $count } escenas
}
web-speed-once = de golpe
web-settings = Ajustes
web-set-speed = Velocidad de la película
web-set-confirm = Preguntar antes de elegir
web-set-confirm-never = nunca
web-set-confirm-cautions = donde hay un aviso
web-set-confirm-always = antes de cada decisión
web-set-size = Tamaño del texto
web-set-palette = Colores
web-set-palette-standard = normales
web-set-palette-safe = aptos para daltónicos
web-set-feel = Sonido y tacto
web-set-sound = Sonidos
web-set-vibration = Vibración
web-set-kept = Se guardan en este navegador.
web-why-nothing = Esta pieza no puede hacer nada ahí.
web-key-film = ver la película, o pararla
web-key-why = por qué no, con la pieza enfocada
web-moments = Lo que decidió
web-score = Puntuación: { $score }
web-review = Repasar
web-ending-proof = Los dados se pueden comprobar
web-luck-sum = Suerte de { $name }: { $got } donde tocaban { $expected }
web-confirm = Otra vez para confirmar

## Lecciones jugando, inicio, sala de espera

web-lessons = Lecciones jugando
web-lessons-about = Una posición pequeña y una pregunta tras otra. Los dados y las cartas están fijados; no queda registro.
web-practice-count = { $count ->
    [one] { $count } posición para practicar
   *[other] { $count } posiciones para practicar
}
web-lesson-ask = Qué hacer
web-lesson-step = Pregunta { $step } de { $steps }
web-lesson-on = Seguir
web-lesson-show = Enséñamelo
web-lesson-back = Una pregunta atrás
web-lesson-again = Desde el principio
web-lesson-leave = Volver a la caja
web-lesson-first = También es legal, pero antes lo que aquí se pide.
web-lesson-done = Lección terminada
web-lesson-next = Siguiente: { $title }
web-lesson-play = Jugar una partida de verdad
web-stars = { $count ->
    [0] Sin hacer
    [one] 1 estrella de 3
   *[other] { $count } estrellas de 3
}
web-set-lang = Idioma
web-set-help = Ayuda
web-set-outlook = Probabilidad de victoria junto a la pregunta, contra bots
web-outlook = Victoria: { $chance }
web-outlook-about = Cuántas posiciones como esta se ganan, a juicio del bot más fuerte
web-set-theme = Luz
web-set-theme-auto = como el sistema
web-set-theme-light = clara
web-set-theme-dark = oscura
web-set-account = Se guardan con tu cuenta.
web-home-turns = Donde lo dejaste
web-home-tables = Mesas abiertas
web-home-yours = Te toca: { $what }
web-home-theirs = Decide { $name }
web-home-side = Juegas con { $side }
web-home-record = Tu historial
web-home-played = { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}
web-home-won = { $count } ganadas
web-wait-seats = Quién se sienta dónde
web-wait-lists = Cada jugador trae su propia lista, sin que los demás la vean.
web-wait-open = libre
web-wait-you = tú
web-wait-bot = Jugar contra un bot mientras tanto
web-wait-clock = Reloj: { $clock }
web-contents = Índice
web-withdraw-table = Retirar esta mesa
web-withdrawn = La mesa se ha retirado.
web-matches-next = Partidas más antiguas
web-actions-search = Buscar entre las opciones

# Sin conexión
web-no-network = Sin conexión
web-no-network-about = Sin conexión: lo que juegues se queda en este dispositivo.
web-home-here = En este dispositivo
web-home-hand-over = Entregarla al servidor
web-home-handed = El servidor ha verificado la partida y ahora la guarda.
web-home-share = Esta partida está solo en este dispositivo. Entrégala antes al servidor: el botón está en la estantería.
web-home-needs-net = Para esto hace falta conexión.
web-home-missing = Las reglas de este juego aún no están en este dispositivo. Llegarán cuando haya conexión.
web-home-elsewhere = Esta partida está abierta en otra ventana. Juégala allí.
web-home-ready = Todos los juegos se pueden jugar sin conexión.
web-home-keep = Guardar para jugar sin conexión ({ $size } MB)
web-home-install = Instalar Frente
web-home-install-phone = Para instalar Frente: Compartir y, después, Añadir a pantalla de inicio.
web-at-home = Guardar la partida en este dispositivo, para que no necesite conexión

## The club

web-club-open = Abrir una mesa
web-club-none = No espera nadie. Abre una mesa y la verá quien venga.
web-club-all = todos
web-club-more = Más mesas
web-club-game = Juego
web-club-clock = Reloj
web-club-clock-live = { $minutes } min + { $seconds } s por jugada
web-club-clock-days = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
}
web-club-side = Bando
web-club-lot = bandos a suertes
web-club-rated = puntuable
web-club-casual = no puntuable
web-club-rated-about = Cuenta para la puntuación: no se bifurca, y lo que se deshaga de común acuerdo la vuelve no puntuable.
web-club-rated-guest = Solo con cuenta.
web-club-suits = Adecuada para
web-club-suits-any = cualquiera
web-club-suits-beginners = para principiantes
web-club-suits-equals = gente de mi puntuación
web-club-suits-range = puntuación { $low }–{ $high }
web-club-with = Quién se sienta
web-club-with-lobby = quien venga a la sala
web-club-with-name = alguien por su nombre
web-club-with-link = quien reciba el enlace
web-club-go = Abrir la mesa
web-club-next = { $count ->
    [one] Te toca en 1 mesa
   *[other] Te toca en { $count } mesas
}
web-club-asked = Te retan
web-club-accept = Sentarse
web-club-decline = Decir que no…
web-club-say-no = No, gracias
web-club-say-later = Ahora no
web-club-say-fast = Demasiado rápido para mí
web-club-say-side = Prefiero el otro bando
web-club-say-rated = Puntuable o no: al revés
web-club-why-no = Han rechazado tu reto.
web-club-why-later = Han rechazado tu reto: ahora no.
web-club-why-fast = Han rechazado tu reto: demasiado rápido.
web-club-why-side = Han rechazado tu reto: prefieren el otro bando.
web-club-why-rated = Han rechazado tu reto: puntuable o no, lo prefieren al revés.
web-club-why-expired = Nadie vino a tiempo.
web-club-waits = Esta mesa espera a { $name }.
web-club-friends = Amistades
web-club-friends-none = A quien añadas aquí podrás retarle con un toque. Si está, lo verás cuando también te haya añadido.
web-club-here = aquí
web-club-ask = Retar
web-club-add = Añadir
web-club-befriend = Añadir a mis amistades
web-club-befriended = Está entre tus amistades.
web-club-block = Bloquear
web-club-blocking = Bloqueo hecho: no volveréis a encontraros aquí.
web-club-unblock = Desbloquear
web-club-blocked = { $count ->
    [one] 1 persona bloqueada
   *[other] { $count } personas bloqueadas
}
web-club-since = Aquí desde el { $date }
web-club-ratings = Puntuación
web-club-unrated = Ninguna partida puntuable todavía.
web-club-records = Victorias, tablas, derrotas
web-club-curve = Puntuación en { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}: de { $from } a { $to }
web-club-profile = Perfil
web-club-again = Otra vez, cambiando de bando
web-club-undo-rated = Quien lo acepta vuelve la partida no puntuable.
web-club-notices = Avisos y vacaciones
web-club-in-page = En la página
web-club-in-page-about = El título de la página cuenta lo que te espera, su icono lleva un punto y, si quieres, suena algo cuando te toca.
web-club-account-only = Las cartas y las vacaciones van con una cuenta.
web-club-mail = Cartas
web-club-mail-none = Aún no puede llegar ninguna carta: confirma una dirección en tu cuenta. Si el servidor no envía correo, no llegará ninguna.
web-club-mail-off = ninguna carta
web-club-mail-soon = una carta cuando me toca y a los dos minutos no he venido
web-club-mail-daily = una carta al día con todas las mesas que me esperan
web-club-hour = A las
web-club-quiet-from = Nada desde las
web-club-quiet-until = hasta las
web-club-save = Guardar
web-club-saved = Guardado.
web-club-holidays = Vacaciones
web-club-holidays-about = Mientras estás fuera, tus relojes por días se paran, y la otra parte lo ve. { $count ->
    [one] Queda 1 día este año.
   *[other] Quedan { $count } días este año.
}
web-club-away = Estás de vacaciones hasta el { $date }.
web-club-back = Ya he vuelto
web-club-days = Días
web-club-leave = Irme de vacaciones
web-clock-away = de vacaciones hasta el { $date }

# A position set up, and what the referee says to it.
web-referee = Árbitro
web-referee-short = Prepara una posición y pregunta qué dicen las reglas
web-referee-of = Preguntar al árbitro de { $title }
web-referee-about = Prepara una posición, escribe qué se hace y qué sale en los dados, y lee qué dicen las reglas, con el párrafo de cada respuesta. El enlace guarda la pregunta entera.
web-referee-note = La pregunta, con tus palabras
web-referee-scenario = Escenario
web-referee-usual = El habitual
web-referee-setup = Preparación
web-referee-setup-about = Lo que cambia de la preparación habitual, en JSON. Vacío: nada.
web-referee-position = Posición
web-referee-position-about = Lo que cambia de la primera posición, en JSON. Vacío: nada.
web-referee-steps = Lo que se hace
web-referee-steps-about = Un paso por línea: una acción en notación, «chance die 6» para un dado o una carta, «1: pass» para un asiento, «maybe pass» para lo que se hace solo si se pregunta. Lo que puede elegirse abajo se añade solo.
web-referee-words = Lo que puede ir aquí
web-referee-ask = Preguntar
web-referee-link = Copiar el enlace
web-referee-save = Guardar en un archivo
web-referee-file = El guion entero
web-referee-file-about = Como lo lee el programa, con escenas y expectativas.
web-referee-file-only = Este guion dice más de lo que cabe en el formulario.
web-referee-answer = La respuesta
web-referee-copied = El enlace está copiado.
web-referee-copy-by-hand = El enlace está en la barra de direcciones.
web-referee-bad-link = Este enlace no contiene ninguna pregunta.
web-referee-no-json = { $place }: no es un objeto JSON ({ $why })

## Torneos

web-cup-all = Torneos
web-cup-none = Todavía no hay ningún torneo. Organiza uno: se lleva solo.
web-cup-make = Organizar un torneo
web-cup-name = Nombre
web-cup-kind = Sistema
web-cup-kind-swiss = Suizo
web-cup-kind-robin = Liga, todos contra todos
web-cup-kind-knockout = Eliminatorias
web-cup-kind-swiss-about = En cada ronda, contra quien tiene los mismos puntos; nadie se enfrenta dos veces con nadie.
web-cup-kind-robin-about = De 3 a 16: todos juegan contra todos.
web-cup-kind-knockout-about = Quien pierde queda fuera. Un empate se desempata con otra partida; después pasa quien tenía más puntuación.
web-cup-rounds = Rondas
web-cup-starts = Empieza
web-cup-places = Plazas
web-cup-bots = Bots que juegan también
web-cup-bots-level = Su nivel
web-cup-legs-two = Cada pareja juega dos partidas a la vez, una con cada bando. Quien no se sienta en los días de un turno no se ha presentado.
web-cup-legs-one = Una partida por pareja; los bandos se equilibran de ronda en ronda. Quien no se sienta en cinco minutos no se ha presentado.
web-cup-by = organizado por { $name }
web-cup-entered = { $count } de { $most } plazas ocupadas
web-cup-begins = Empieza el { $date }
web-cup-round = Ronda { $round } de { $rounds }
web-cup-over = Terminado
web-cup-off-few = Suspendido: se apuntó poca gente
web-cup-off-host = Suspendido por quien lo organizó
web-cup-off-broken = Suspendido: no se pudieron poner las mesas
web-cup-off = Suspendido
web-cup-join = Apuntarme
web-cup-joined = Juegas en este torneo.
web-cup-leave = Dejar el torneo
web-cup-leave-sure = Quien se va ahora pierde lo que no ha terminado, y no vuelve.
web-cup-leave-yes = Dejarlo para siempre
web-cup-call-off = Suspenderlo
web-cup-call-off-sure = Las partidas en juego siguen, y no les sigue nada más.
web-cup-call-off-yes = Suspenderlo para siempre
web-cup-stay = No
web-cup-account = Hace falta una cuenta.
web-cup-mine = Tu partida de ahora
web-cup-sit = A la mesa
web-cup-until = Siéntate antes del { $date }
web-cup-standings = Clasificación
web-cup-place = Puesto
web-cup-player = Quién
web-cup-points = Puntos
web-cup-through = Rondas ganadas
web-cup-buchholz = Buchholz
web-cup-sonneborn = Sonneborn-Berger
web-cup-wins = Victorias
web-cup-ties = A igualdad de puntos deciden las partidas entre quienes empatan, si todos se han enfrentado; luego el Buchholz (los puntos de los rivales sin el más bajo), el Sonneborn-Berger (los puntos de cada rival por lo que se le ganó) y las victorias. Una partida no jugada cuenta como contra un rival con los mismos puntos.
web-cup-ties-knockout = El puesto es hasta dónde se llegó; quienes llegaron igual de lejos lo comparten.
web-cup-cross = Cuadro cruzado
web-cup-cross-round = Ronda { $round }
web-cup-cross-cell = { $score } contra { $name }
web-cup-matches = Partidas de la ronda
web-cup-bye = descansa
web-cup-absent = no jugada
web-cup-going = en juego
web-cup-waiting = sin empezar
web-cup-gone = se ha ido
web-cup-bot = { $level }, n.º { $number }
web-cup-kept = Te espera un torneo
web-cup-kept-about = { $name }, ronda { $round }
web-cup-part = Torneo: { $name }, ronda { $round }
web-cup-keeps = Este asiento está guardado para { $name }

## Programas

web-programs = Programas
web-programs-about = Un programa tuyo puede mirar, sentarse y jugar aquí: un bot o un asistente. Lleva un código de acceso en vez de tu contraseña.
web-programs-docs = Qué pueden pedir los programas
web-programs-account-only = Los programas van con una cuenta.
web-programs-fresh = El código nuevo
web-programs-once = Se muestra solo esta vez: guárdalo donde lo encuentre tu programa, y en ningún otro sitio.
web-programs-copy = Copiarlo
web-programs-copied = Copiado.
web-programs-noted = Ya lo he guardado
web-programs-bots = Bots
web-programs-bots-about = Un bot tiene un nombre propio, que empieza para siempre por «bot-», y su propia puntuación. Nadie entra en su cuenta.
web-programs-bot-name = Su nombre, sin «bot-»
web-programs-bot-make = Crear un bot
web-programs-bot-drop = Borrar
web-programs-bot-drop-one = Borrar { $name }
web-programs-bot-sure = ¿Borrar { $name } para siempre? Sus códigos dejan de valer y abandona sus partidas en juego.
web-programs-tokens = Códigos de acceso
web-programs-none = No hay ninguno.
web-programs-until = vale hasta el { $date }
web-programs-used = usado por última vez el { $date }
web-programs-unused = sin usar
web-programs-revoke = Anular
web-programs-revoke-one = Anular { $name }
web-programs-name = Cómo lo llamas
web-programs-for = Por quién actúa
web-programs-opens = Qué puede hacer
web-programs-days = Cuánto tiempo vale
web-programs-days-of = { $count ->
    [one] 1 día
   *[other] { $count } días
}
web-programs-make = Crear un código
web-scope-read = mirar
web-scope-challenge = sentarse
web-scope-play = jugar
web-scope-chat = hablar
web-scope-read-about = mirar: partidas, probabilidades, lo que pasa
web-scope-challenge-about = abrir mesas y sentarse, aceptar y rechazar
web-scope-play-about = elegir, deshacer, proponer, abandonar
web-scope-chat-about = hablar en la mesa
web-programs-owner = Un bot de { $name }

## Búsqueda

web-search = Buscar partidas
web-search-about = Partidas terminadas: las de la sala y las puntuables. Lo que se jugó solo con un enlace no está aquí.
web-search-any = cualquiera
web-search-scenario = Posición inicial
web-search-name = Jugada por
web-search-other = contra
web-search-result = Con el resultado
web-search-rating = Todos con una puntuación mínima de
web-search-go = Buscar
web-search-file = Todas las partidas de { $game }, en un archivo
web-search-found = Encontradas
web-search-none = No hay ninguna partida así.
web-search-link = Mirar y buscar
web-search-playing = En juego ahora
web-search-playing-about = Ves lo que pueden ver ambos bandos; lo oculto se muestra cuando la partida acaba.
