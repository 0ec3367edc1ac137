### Peanas: lo que dice este juego.

## Términos

side-attacker = el atacante
side-defender = el defensor
season-summer = verano
season-autumn = otoño
season-winter = invierno
season-spring = primavera
weather-sunny = soleado
weather-cloudy = nublado
weather-wind = viento
weather-gale = vendaval
weather-rain = lluvia
weather-storm = tempestad
weather-snow = nevada
weather-blizzard = ventisca
weather-night = noche
event-name-confusion = Confusión
event-name-mistake = Equivocación
event-name-freeze = Bloqueo
event-name-initiative = Iniciativa
event-name-take-cover = Cubrirse
event-name-opportunity = Oportunidad
order-move = moverse
order-fire = disparar
order-quick-fire = disparo rápido
order-aim = apuntar
order-dig = atrincherarse
order-observe = observación
order-regroup = reagrupar
order-motivate = motivar
order-deploy = desplegar el arma
order-rescue = desatascar
channel-voice = a viva voz
channel-messenger = por mensajero
channel-signals = por señales
channel-chicks = la gallina y los polluelos
ammo-normal = munición normal
ammo-area = fuego de área
ammo-he = HE
ammo-mortar = granada de mortero
ammo-ap = AP
moment-first = en cuanto se le ve
moment-nearest = cuando está más cerca
moment-last = al final de su camino
formation-line = en línea
formation-column = en columna
formation-box = en cuadro
formation-huddle = donde quepa
template-0 = pequeña
template-1 = mediana
template-2 = grande
decoy = un señuelo
no-weapon = sin arma
grade-decisive = resultado decisivo
grade-marginal = resultado ajustado
outcome-collapse = un bando se hunde
outcome-objectives = deciden los objetivos

## Preguntas

prompt-over = La batalla ha terminado.
prompt-column = ¿Qué columna va al sector { $sector }?
prompt-count = Sector { $sector }, { $kind }: ¿cuántos?
prompt-lay = Sector { $sector }: coloca este elemento: { $kind }.
prompt-objective = Coloca el siguiente objetivo.
prompt-works = Construye fortificaciones: quedan { $points } puntos.
prompt-deploy = Despliega fichas: faltan { $left }.
prompt-entry =
    { $left ->
        [0] Empieza tu turno: puedes reponer bajas con Refuerzos.
       *[other] Puedes meter { $left } fichas.
    }
prompt-turn = Ronda { $round }: ordena { $side }.
prompt-event = ¿Sobre qué unidad cae «{ $event }»?
prompt-dice-due = Se tira un dado.
prompt-fire-react = ¿Responde alguien al disparo?
prompt-bomb-react = Caen granadas: ¿alguien a tierra?
prompt-template = ¿Qué plantilla?
prompt-melee = En contacto: ¿qué hace { $unit } (n.º { $number })?
prompt-hide = ¿Vuelve alguien a ocultarse?
prompt-air-raid = El avión está sobre la mesa: ¿qué ataca?
prompt-intercept = ¿Sale un caza a interceptar?
prompt-chicks = ¿Qué vehículo del pelotón sigue?
prompt-ordering = ¿Quién ordena a { $unit } (n.º { $number }), y con qué dados?
prompt-march = ¿Adónde va { $unit } (n.º { $number })?
prompt-formation = ¿Cómo forma { $unit } (n.º { $number })?
prompt-target = ¿A quién dispara { $unit } (n.º { $number })?
prompt-second-target = ¿Un segundo blanco para { $unit } (n.º { $number })?
prompt-wrong-target = Entre los igual de próximos, ¿a quién dispara por error { $unit } (n.º { $number })?
prompt-mistake = { $unit } (n.º { $number }) confunde el blanco: ¿dispara o queda fijada?
prompt-move-react = { $unit } (n.º { $number }) se mueve: ¿alguien le dispara?
prompt-supervise = ¿Qué oficial supervisa a { $unit } (n.º { $number })?
prompt-dice = ¿Cuántos dados para { $unit } (n.º { $number })?
prompt-removal = ¿Qué peana pierde { $unit } (n.º { $number })?
prompt-observation = ¿Para qué batería observa { $unit } (n.º { $number }), y cuántos turnos?
prompt-aim-point = { $unit } (n.º { $number }) empieza a observar: ¿dónde han de caer las granadas?
prompt-whom = ¿A quién reagrupa { $unit } (n.º { $number })?
prompt-self-regroup = { $unit } (n.º { $number }) está en pánico: ¿se reagrupa o huye?

## Acciones

action-column = Columna { $column }
action-count = { $count }
action-lay = Colocar en { $x } × { $y } mm
action-lay-band = Trazar del { $from } al { $to } del borde
action-objective = Objetivo en { $x } × { $y } mm
action-build = Construir { $kind } ({ $cost }) en { $x } × { $y } mm
action-done = Nada más
action-give = { $officer } (n.º { $officer-number }): { $channel }, dados +1: { $plus }, 0: { $zero }, −1: { $minus }
action-give-two = { $officer } (n.º { $officer-number }): { $first } y { $second } dados
action-remount = Montar o desmontar
action-move-token = Ficha { $number } a columna { $column }, fila { $row }
action-flank = Ficha { $number }: marcha de flanco
action-reveal = Revelar la ficha { $number }
action-end-turn = Terminar el turno
action-via = Por { $x } × { $y } mm
action-walk = Ir a { $x } × { $y } mm
action-drive = Girar a { $degrees }° y avanzar { $cm } cm
action-follow = Por la carretera hasta { $x } × { $y } mm
action-ford = Cruzar el río hasta { $x } × { $y } mm
action-leave = Bajar en { $x } × { $y } mm
action-stay = Quedarse
action-form = Formar { $formation }
action-place = Peana { $stand } en { $x } × { $y } mm
action-alone = Sin segundo blanco
action-hold-fire = No disparar
action-refuse = Mejor quedar fijada
action-pass = Pasar
action-dice = Dados +1: { $plus }, 0: { $zero }, −1: { $minus }
action-remove = Retirar la peana { $stand }
action-aim-at = Apuntar a { $x } × { $y } mm
action-template = Plantilla { $size }
action-rally = Reagruparse
action-enter = { $unit } (n.º { $number }) entra por columna { $column }, fila { $row }
action-activate = Activar a { $unit } (n.º { $number })
action-order = { $unit } (n.º { $number }): { $order }
action-free-move = Mover a { $unit } (n.º { $number }) sin orden
action-recover = { $unit } (n.º { $number }) intenta recuperarse
action-set-up = Montar el arma de { $unit } (n.º { $number })
action-charge = Asaltar a { $unit } (n.º { $number })
action-board = Subir a { $unit } (n.º { $number })
action-shoot = Disparar a { $unit } (n.º { $number }) con { $weapon } ({ $ammo })
action-also = También a { $unit } (n.º { $number })
action-mistaken = Disparar a { $unit } (n.º { $number })
action-react = { $unit } (n.º { $number }) dispara { $moment }
action-prone = { $unit } (n.º { $number }) se echa a tierra
action-under = Supervisa { $unit } (n.º { $number })
action-event-on = Sobre { $unit } (n.º { $number })
action-observe = Batería de { $unit } (n.º { $number }), { $turns } { $turns ->
        [1] turno
       *[other] turnos
    }
action-observe-smoke = Batería de { $unit } (n.º { $number }), humo, { $turns } { $turns ->
        [1] turno
       *[other] turnos
    }
action-whom = { $unit } (n.º { $number })
action-strike = { $unit } (n.º { $number }) golpea a { $target } (n.º { $target-number })
action-cripple = { $unit } (n.º { $number }) va a las ruedas de { $target } (n.º { $target-number })
action-withdraw = { $unit } (n.º { $number }) se retira
action-hide = { $unit } (n.º { $number }) vuelve a ocultarse
action-call = Llamar a { $unit } (n.º { $number })
action-strafe = Ametrallar a { $unit } (n.º { $number })
action-intercept = Sale { $unit } (n.º { $number })
action-reinforce = Refuerzos para { $unit } (n.º { $number })

## Azar

chance-die = Dado: { $die }
chance-direction = Dirección: { $way }
chance-season = Estación: { $season }

## Registro

event-column-rolled = Columna { $column }: { $die }.
event-column-taken = La columna { $column } va al sector { $sector }.
event-piece-laid = { $kind } en { $x } × { $y } mm.
event-objective-placed = Objetivo en { $x } × { $y } mm.
event-works-built = Se construye { $kind } en { $x } × { $y } mm.
event-season = Estación: { $season }.
event-weather = Tiempo: { $weather }.
event-wind = El viento sopla hacia { $way }.
event-token-placed = Ficha { $number } de { $side } en columna { $column }, fila { $row }.
event-token-moved = Ficha { $number } de { $side } a columna { $column }, fila { $row }.
event-token-flanks = Ficha { $number } de { $side } marcha de flanco.
event-decoy-found = Ficha { $number } de { $side }: era un señuelo.
event-token-ordered = Ficha { $number } de { $side }: { $order }.
event-token-event = Ficha { $number } de { $side }: { $event }.
event-token-pinned = La ficha { $number } de { $side } queda fijada.
event-token-order-lost = La ficha { $number } de { $side } pierde la orden.
event-hides-again = Una unidad de { $side } vuelve a ser la ficha { $number }.
event-round = Ronda { $round }.
event-turn = Turno de { $side }.
event-event-lost = «{ $event }» no cae sobre nadie.
event-degraded = { $kind } se degrada ({ $markers }).
event-ruined = { $kind } queda en escombros.
event-aim-point = Punto de mira en { $x } × { $y } mm.
event-scattered = Las granadas caerán en { $x } × { $y } mm.
event-smoke-rises = Humo en { $x } × { $y } mm.
event-smoke-gone = El humo se disipa.
event-objective-taken = El objetivo { $number } es de { $side }.
event-collapse = Se hunde { $side }.
event-time-up = Acaba el tiempo: el atacante tiene { $held } { $held ->
        [1] objetivo
       *[other] objetivos
    }.
event-revealed = Aparece { $unit } (n.º { $number }).
event-officer-activated = Se activa { $unit } (n.º { $number }).
event-order-die = { $unit } (n.º { $number }) tira { $die }.
event-event-dice = { $unit } (n.º { $number }): dados de evento { $first } y { $second }.
event-event-applied = { $unit } (n.º { $number }): { $event }.
event-order-given = { $officer } (n.º { $officer-number }) ordena a { $unit } (n.º { $number }): { $order }, { $modifier }.
event-messenger-sent = { $officer } (n.º { $officer-number }) envía un mensajero a { $unit } (n.º { $number }).
event-messenger-arrives = El mensajero llega a { $unit } (n.º { $number }).
event-order-lost = { $unit } (n.º { $number }) pierde la orden.
event-unit-moved = { $cm ->
        [0] { $unit } (n.º { $number }) gira sobre el sitio.
       *[other] { $unit } (n.º { $number }) avanza { $cm } cm.
    }
event-unit-halted = { $unit } (n.º { $number }) se detiene.
event-bog-dice = { $unit } (n.º { $number }): { $sum } para no atascarse.
event-pull-dice = { $unit } (n.º { $number }): { $sum } para desatascarse.
event-bogged = { $unit } (n.º { $number }) se atasca.
event-freed = { $unit } (n.º { $number }) queda libre.
event-boarded = { $unit } (n.º { $number }) sube a { $target } (n.º { $target-number }).
event-landed = { $unit } (n.º { $number }) baja.
event-mounted = { $unit } (n.º { $number }) monta.
event-dismounted = { $unit } (n.º { $number }) desmonta.
event-aimed = { $unit } (n.º { $number }) apunta.
event-set-up = { $unit } (n.º { $number }) monta su arma.
event-task-begun = { $unit } (n.º { $number }) empieza: { $turns } { $turns ->
        [1] turno
       *[other] turnos
    }.
event-task-broken = { $unit } (n.º { $number }) interrumpe lo que hacía.
event-dug-in = { $unit } (n.º { $number }) se ha atrincherado.
event-deployed = { $unit } (n.º { $number }) está desplegada.
event-regrouped = { $unit } (n.º { $number }) se reagrupa.
event-shot-declared = { $unit } (n.º { $number }) dispara a { $target } (n.º { $target-number }).
event-reacts = { $unit } (n.º { $number }) reacciona.
event-goes-prone = { $unit } (n.º { $number }) se echa a tierra.
event-shot-lost = { $unit } (n.º { $number }) no llega a disparar.
event-shot-result = { $unit } (n.º { $number }) contra { $target } (n.º { $target-number }): { $result }.
event-casualties = { $unit } (n.º { $number }) sufre { $count } bajas.
event-stand-lost = { $unit } (n.º { $number }) pierde una peana.
event-decimated = { $unit } (n.º { $number }) está diezmada.
event-reinforced = { $unit } (n.º { $number }) repone { $count } bajas.
event-destroyed = { $unit } (n.º { $number }) queda destruida.
event-abandoned = { $unit } (n.º { $number }) es abandonado.
event-surrendered = { $unit } (n.º { $number }) se rinde.
event-damage-die = { $unit } (n.º { $number }): dado { $die }, Daño { $damage }.
event-armour-holds = El blindaje de { $unit } (n.º { $number }) aguanta.
event-main-weapon-lost = { $unit } (n.º { $number }) pierde su arma principal.
event-second-weapon-lost = { $unit } (n.º { $number }) pierde su arma secundaria.
event-crippled = { $unit } (n.º { $number }) queda inmovilizado.
event-morale-die = Moral de { $unit } (n.º { $number }): dado { $die }, resultado { $result }.
event-pinned = { $unit } (n.º { $number }) queda fijada ({ $markers }).
event-panicked = { $unit } (n.º { $number }) entra en pánico.
event-retreated = { $unit } (n.º { $number }) huye.
event-recovery-die = { $unit } (n.º { $number }): dado { $die } y { $bonus } para recuperarse.
event-recovered = { $unit } (n.º { $number }) se recupera.
event-bombards = { $unit } (n.º { $number }) bombardea, plantilla { $size }.
event-mission-over = { $unit } (n.º { $number }) acaba su bombardeo.
event-assault = { $unit } (n.º { $number }) lucha con { $target } (n.º { $target-number }).
event-strike-result = { $unit } (n.º { $number }) golpea a { $target } (n.º { $target-number }): { $result }.
event-withdraws = { $unit } (n.º { $number }) se retira del asalto.
event-aircraft-called = Se llama a { $unit } (n.º { $number }).
event-aircraft-arrives = Llega { $unit } (n.º { $number }).
event-air-die = { $unit } (n.º { $number }): dado { $die }, resultado { $result }.
event-aircraft-down = { $unit } (n.º { $number }) es derribado.
event-aircraft-leaves = { $unit } (n.º { $number }) se marcha.

## Advertencias

caution-end-turn = Te { $dice ->
        [1] queda { $dice } dado de orden
       *[other] quedan { $dice } dados de orden
    } y { $units } { $units ->
        [1] unidad que no ha actuado
       *[other] unidades que no han actuado
    }: los dados se pierden.
caution-entries = { $count ->
        [1] Aún puede entrar una ficha este turno: la entrada que no se usa se pierde.
       *[other] Aún pueden entrar { $count } fichas este turno: las entradas que no se usan se pierden.
    }
caution-build-points = { $points ->
        [1] Queda un punto de construcción: se pierde.
       *[other] Quedan { $points } puntos de construcción: se pierden.
    }
caution-hold-fire = { $unit } (n.º { $number }) ya ha usado su activación y los dados, aunque no dispare.
caution-gives-up = { $unit } (n.º { $number }) ya ha usado su activación y los dados, aunque no observe nada.
caution-stay = { $unit } (n.º { $number }) ya ha usado su activación, aunque no se mueva.
caution-leaves-contact = { $unit } (n.º { $number }) deja a { $target } (n.º { $target-number }), que la golpea antes.
caution-bog = El camino de { $unit } (n.º { $number }) pasa por terreno en que un 2 o un 3 con dos dados la atasca.
caution-own-men = La plantilla toca a { $unit } (n.º { $number }), que es de los tuyos.
caution-own-men-near = { $unit } (n.º { $number }), de los tuyos, está tan cerca que la dispersión puede llevarle las granadas.
caution-nowhere-to-withdraw = { $unit } (n.º { $number }) no tiene adónde retirarse: recibe los golpes, no golpea y se queda.
caution-nowhere-to-run = { $unit } (n.º { $number }) no tiene adónde huir: se pierde.

## Ventanas

window-move-react = Disparar a un enemigo que se mueve
window-fire-react = Responder a un disparo
window-bomb-react = Echarse a tierra bajo las granadas
window-dice = Dar dados a una reacción, un bombardeo o un golpe
window-second-target = Disparar a un segundo blanco
window-chicks = Dejar que sigan los vehículos del pelotón
window-hide = Volver a ocultarse
window-intercept = Enviar un caza

## Negativas

illegal-aboard = Está a bordo.
illegal-aim-pending = Falta el punto de mira.
illegal-aimed = Ya ha apuntado.
illegal-air-pending = El ataque aéreo está pendiente.
illegal-along-the-side = En marcha de flanco la ficha sigue su lado de la mesa.
illegal-already-activated = El oficial ya está activado.
illegal-already-moving = Ya está en marcha.
illegal-already-placed = Esa peana ya está colocada.
illegal-another-supervises = Supervisa otro oficial.
illegal-at-once = Al disparo se responde en el acto: sólo un movimiento deja elegir el momento.
illegal-beyond-the-guide = Ninguna peana rebasa a la guía.
illegal-bogged = Está atascada: sólo un tractor puede sacarla.
illegal-bombards-already = Ya tiene un bombardeo en curso.
illegal-called-already = Ese avión ya está en camino.
illegal-cannot-be-built = Eso no se construye.
illegal-cannot-ford = Sólo hombres a pie y armas de apoyo cruzan un río sin puente.
illegal-cannot-move = Su lista no le da movimiento.
illegal-chicks-take-two = La gallina y los polluelos piden dos dados o más.
illegal-command-stand-last = La peana de mando se pierde la última.
illegal-d-too-low = Hace falta D 2 o más.
illegal-deployed = Ya está desplegada.
illegal-dice-pending = Falta decidir los dados.
illegal-does-not-bombard = No tiene arma que bombardee.
illegal-enemy-in-the-way = El enemigo cierra el paso.
illegal-enemy-near = Hay enemigos a 30 cm o menos.
illegal-entry-pending = Ahora entran fichas.
illegal-event-pending = El evento está pendiente.
illegal-formation-pending = La sección debe formar.
illegal-friend = Esa unidad es de su mismo bando.
illegal-friend-in-the-way = Un vehículo no atraviesa a los suyos.
illegal-grounded = Con este tiempo no se vuela.
illegal-guns-stay = La ficha de una pieza no se mueve.
illegal-half-must-deploy = La mitad debe desplegarse.
illegal-has-flown = Ese avión ya ha hecho su salida.
illegal-has-reacted = Ya ha reaccionado a esto.
illegal-hidden = Sigue oculta bajo su ficha.
illegal-hide-pending = Falta decidir quién se oculta.
illegal-hides-once = En este fin de turno ya se ha decidido quién se oculta.
illegal-immobile = Está inmovilizada por los daños.
illegal-impassable = Por ahí no se puede pasar.
illegal-in-enemy-sight = Donde está, un enemigo la detectaría.
illegal-in-the-water = Eso está en el agua.
illegal-indirect = Esa arma no tira directo: bombardea.
illegal-is-a-vehicle = Un vehículo no se echa a tierra.
illegal-is-set-up = Ya está montada.
illegal-is-the-guide = Esa peana ha guiado: se queda donde está.
illegal-is-the-officer = Es el propio oficial.
illegal-melee-pending = El cuerpo a cuerpo está pendiente.
illegal-messenger-on-its-way = Ya va un mensajero hacia ella.
illegal-mounted = Va montada.
illegal-move-pending = El movimiento está pendiente.
illegal-needs-an-order = Necesita una orden.
illegal-needs-tractor = Necesita un tractor.
illegal-needs-two-transports = Necesita dos transportes, uno de motor.
illegal-never-in-its-sights = En ningún momento tiene al que se mueve a tiro, en su arco y a la vista.
illegal-no-air-rules = En esta batalla no hay aviación.
illegal-no-aircraft = No es un avión.
illegal-no-ammunition = No le quedan bombardeos.
illegal-no-band = Sólo carreteras y ríos van de borde a borde.
illegal-no-battery = No hay batería disponible.
illegal-no-blow = No tiene con qué golpear: se queda o se retira.
illegal-no-bomber = No lanza bombas: ametralla a una unidad.
illegal-no-cavalry = No es caballería.
illegal-no-chick = No es de ese pelotón.
illegal-no-concealment = No tiene la regla Ocultación.
illegal-no-contact = No hay contacto.
illegal-no-dice = A ningún oficial tuyo le quedan dados de orden.
illegal-no-enemy = No es un enemigo revelado en la mesa.
illegal-no-fighter = Eso sólo lo hace un caza.
illegal-no-first-shot = No hay primer disparo.
illegal-no-fit-officer = No tienes en mesa ningún oficial que no esté fijado ni en pánico.
illegal-no-fog = En esta batalla no hay fichas.
illegal-no-leader = Hace falta un Líder.
illegal-no-leader-near = No hay Líder cerca.
illegal-no-losses = No tiene bajas.
illegal-no-messengers = Los vehículos de mando no usan mensajeros.
illegal-no-more-entries = Ya no entran más fichas este turno.
illegal-no-observer = No sabe observar.
illegal-no-officer = No es un oficial.
illegal-no-officer-with-dice = Ningún oficial con dados suficientes llega a ella: ni de voz, ni por mensajero, ni por señales.
illegal-no-platoon = No tiene pelotón.
illegal-no-radio = Un vehículo de mando habla a otros vehículos sólo por radio.
illegal-no-reinforcements = No tiene refuerzos.
illegal-no-river = No hay río que cruzar.
illegal-no-road-out = Por esa fila del lado no sale ninguna carretera.
illegal-no-room = No hay sitio.
illegal-no-shovels = No tiene palas.
illegal-no-such-ammo = Ese arma no dispara esa munición.
illegal-no-such-stand = No hay tal peana.
illegal-no-such-turn = Giro desconocido.
illegal-no-target = No tiene enemigo a tiro, en su arco y a la vista.
illegal-no-template = La D de la batería no da esa plantilla.
illegal-no-token = No es una ficha tuya.
illegal-no-tools = Hacen falta herramientas.
illegal-no-tractor = No es un tractor.
illegal-no-transport = Eso no lleva a nadie de los tuyos.
illegal-no-two-dice-in-voice = Ningún oficial con dos dados la tiene al alcance de la voz.
illegal-no-two-targets = No hay dos blancos a 45°.
illegal-no-vehicle = No es un vehículo.
illegal-no-way = No hay camino.
illegal-no-weapon = No tiene tal arma de tiro directo.
illegal-nobody-panicked = Nadie en pánico cerca.
illegal-not-aboard = No está a bordo.
illegal-not-activated = El oficial no está activado.
illegal-not-alone = No puede moverse sin el otro transporte de la sección que llevan, y ése no está en condiciones.
illegal-not-along-road = No va por carretera.
illegal-not-at-the-bank = Debe empezar y acabar junto a la orilla.
illegal-not-at-the-end = Al final del camino queda fuera de vista, de alcance o de arco: sólo vale un momento anterior.
illegal-not-at-the-side = La marcha de flanco empieza en un lado de la mesa.
illegal-not-carried = Sólo se llevan hombres y piezas.
illegal-not-clear = Sólo por terreno despejado.
illegal-not-concealed = Está al descubierto: nada la oculta.
illegal-not-deployed = El arma no está desplegada.
illegal-not-engaged = No le toca a esa unidad golpear ni retirarse.
illegal-not-his-dice = El oficial no tiene esos dados.
illegal-not-his-squares = Por ahí no entra.
illegal-not-in-contact = No están en contacto.
illegal-not-in-officers-sight = El oficial no la ve.
illegal-not-in-range = Fuera de los límites.
illegal-not-in-reserve = No está en reserva.
illegal-not-in-sight = No está a la vista.
illegal-not-in-the-sector = No está en el sector.
illegal-not-its-own-battery = Una batería observa para sí.
illegal-not-of-that-side = El evento cae sobre una unidad del bando del oficial.
illegal-not-on-table = No está en la mesa.
illegal-not-own-unit = No es una unidad tuya.
illegal-not-own-zone = No es la zona del defensor.
illegal-not-panicked = No está en pánico.
illegal-not-pinned = No está fijada.
illegal-not-set-up = El arma no está montada.
illegal-not-shot-at = Ningún disparo enemigo va contra ella.
illegal-not-the-lowest = No es la columna más baja.
illegal-not-the-nearest = No es la más cercana al blanco.
illegal-not-under-fire = No está bajo la plantilla.
illegal-not-within-45 = Los blancos distan más de 45°.
illegal-nothing-bogged = Nada atascado en contacto.
illegal-nothing-to-choose = No hay nada que elegir.
illegal-nothing-to-deploy = Su arma no necesita despliegue.
illegal-nothing-to-reveal = Esa ficha es un señuelo: no hay nada que revelar.
illegal-observation-pending = La observación está pendiente.
illegal-observed-for-already = Ya hay quien observa para esa batería.
illegal-occupied = El sitio está ocupado.
illegal-off-table = Fuera de la mesa.
illegal-officer-panicked = El oficial está en pánico.
illegal-officer-pinned = El oficial está fijado.
illegal-on-the-flank = Está en marcha de flanco, fuera de la mesa.
illegal-one-pool = Esto lleva un solo grupo de dados.
illegal-only-infantry-assaults = Sólo la infantería asalta.
illegal-only-itself = Con la gallina y los polluelos el vehículo de mando se da la orden a sí mismo.
illegal-only-the-trigger = Sólo contra quien la provocó.
illegal-order-pending = La orden está pendiente.
illegal-out-of-arc = Fuera de arco.
illegal-out-of-coherence = A más de 10 cm de los suyos.
illegal-out-of-range = Fuera de alcance.
illegal-out-of-voice = Fuera del alcance de la voz.
illegal-panicked = Está en pánico.
illegal-pinned = Está fijada.
illegal-prone-already = Ya está cuerpo a tierra.
illegal-rally-pending = Falta decidir si se reagrupa.
illegal-reaction-pending = La reacción está pendiente.
illegal-regrouped-already = Ya la están reagrupando.
illegal-removal-pending = Falta elegir la peana.
illegal-river = El río cierra el paso.
illegal-river-in-the-middle = Los ríos van por el centro, de lado a lado.
illegal-runs-edge-to-edge = Va de borde a borde.
illegal-same-edge = Debe unir dos bordes distintos.
illegal-same-target = Es el mismo blanco.
illegal-scenario-pending = El escenario no está completo.
illegal-signals-take-three = Las señales piden tres dados o más.
illegal-spent = Ya se ha activado esta ronda.
illegal-stands-there = La ficha ya está ahí.
illegal-stirred = Se ha movido o ha disparado esta ronda.
illegal-straight-only = Sólo en línea recta.
illegal-strike-or-withdraw = En contacto, una sección golpea o se retira.
illegal-supervision-pending = Falta elegir el oficial.
illegal-table-full = En la mesa no caben más elementos.
illegal-target-pending = Falta elegir el blanco.
illegal-task-under-way = Ya está en ello.
illegal-template-pending = Falta elegir la plantilla.
illegal-too-far = Demasiado lejos.
illegal-too-few-build-points = Faltan puntos de construcción.
illegal-too-few-dice = Una orden pide un dado.
illegal-too-many-aircraft = No puede haber más aviones en camino.
illegal-too-many-bombardments = No puede haber más bombardeos en curso.
illegal-too-many-legs = Demasiados tramos.
illegal-too-many-messengers = No puede haber más mensajeros en camino.
illegal-too-many-shots = En este intercambio no caben más disparos.
illegal-too-many-tokens = En la mesa no caben más fichas.
illegal-too-many-turns = De uno a tres turnos.
illegal-too-near = Demasiado cerca de otro.
illegal-tows-enough = Remolca una pieza, o dos con la regla Tren Ligero.
illegal-transport-full = En el transporte no cabe.
illegal-transport-panicked = El transporte está en pánico.
illegal-turn-pending = Eso no se hace ahora.
illegal-turn-too-wide = No puede girar tanto.
illegal-two-pools = Hacen falta dos grupos de dados.
illegal-voice-carries = La voz alcanza: no hace falta mensajero.
illegal-voice-only = Sólo a viva voz.
illegal-walks = Va a pie.
illegal-weapon-lost = Ha perdido esa arma.
illegal-whole-action = Cruzar toma toda la acción.
illegal-whom-pending = Falta elegir a quién.
illegal-wire = La alambrada detiene.
