### Amanecer soviético: lo que dice este juego.
### Los frentes van sin artículo («frente del Sur»): lo ponen las frases.

## Frentes

front-baltic = frente del Báltico
front-finland = frente de Finlandia
front-allied = frente de los Aliados
front-eastern = frente Oriental
front-southern = frente del Sur
front-poland = frente de Polonia

## Fichas de frente

unit-germany = Alemania
unit-yudenich = Yudenich
unit-svinhufud = Svinhufud
unit-mannerheim = Mannerheim
unit-british-usa = Británicos/USA
unit-kolchak = Kolchak
unit-semyonov = Semyonov
unit-denikin = Denikin
unit-wrangel = Wrangel
unit-pilsudski = Pilsudski

## Periodos

period-twilight = Crepúsculo
period-darkness = Oscuridad
period-dawn = Amanecer

## Marcadores de carta

marker-czech-legion = Legión Checa
marker-czar-freed = Zar liberado
marker-petrograd-fortified = Petrogrado fortificado
marker-curzon-line = línea Curzon

## Marcadores de reorganización

asset-cheka = Cheka
asset-tank-corps = cuerpo de tanques
asset-armoured-trains = trenes blindados
asset-applied-expertise = experiencia aplicada
asset-communist-subversion = subversión comunista
asset-comintern = Komintern
asset-imperial-gold = reserva de oro imperial

## Estado de la Gran Guerra

war-russia-in-war = Rusia en la I Guerra Mundial
war-treaty = tratado de Brest-Litovsk firmado
war-bukharin = guerra revolucionaria (opción Bukharin)
war-over = guerra terminada

## De dónde viene un modificador a la tirada

modifier-card = carta en juego
modifier-czech-legion = Legión Checa
modifier-czar-freed = Zar liberado
modifier-czar-executed = Zar ejecutado
modifier-tank-corps = cuerpo de tanques
modifier-armoured-trains = trenes blindados
modifier-applied-expertise = experiencia aplicada
modifier-comintern = Komintern
modifier-political-cap = los DRM políticos nunca pasan de +1
modifier-forgone-actions = acciones renunciadas

## Por qué cambió el nivel político

cause-action = acción política
cause-crisis = crisis política
cause-curzon-line = ofensiva más allá de la línea Curzon
cause-dissent = disidencia
cause-event = evento de la carta
cause-treaty = tratado de Brest-Litovsk
cause-streak = conferencia de Jassy

## Signos

sign-plus = +
sign-minus = −

## Condiciones del texto de una carta, antes de la frase

when-treaty = Si se firmó el tratado
when-bukharin = Si se tomó la opción Bukharin
when-war-goes-on = Si la Gran Guerra no ha terminado

## Grados de victoria y derrota

grade-ramshackle-state = Estado soviético de pacotilla
grade-nominal-state = Estado soviético nominal
grade-proud-state = Estado soviético orgulloso
grade-grand-state = Estado soviético grandioso
grade-tactical-victory = victoria táctica
grade-marginal-victory = victoria marginal
grade-operational-victory = victoria operacional
grade-strategic-victory = victoria estratégica
grade-international-victory = victoria internacional
grade-dustbin-of-history = basura de la historia
grade-failed-experiment = experimento fallido
grade-lessons-for-the-future = lecciones para el futuro
grade-lost-cause = causa perdida, pero el legado persiste
grade-draw = empate
grade-marginal-defeat = derrota marginal
grade-strategic-defeat = derrota estratégica
grade-crushing-defeat = derrota aplastante

## Qué hay que decidir o tirar

prompt-over = La partida ha terminado.
prompt-draw = Roba la siguiente carta de evento.
prompt-cheka = ¿Gastas la Cheka para devolver la carta, o la juegas?
prompt-brest = ¿Firmas el tratado de Brest-Litovsk o tomas la opción Bukharin?
prompt-subversion = Subversión comunista: ¿actúas antes de que se muevan los ejércitos blancos?
prompt-gold-advance = El { $front } va a avanzar a { $place }. ¿Gastas el oro para detenerlo?
prompt-actions = { $actions ->
        [one] Gasta una acción (queda 1).
       *[other] Gasta una acción (quedan { $actions }).
    }
prompt-markers =
    ¿Gastas un marcador? Tienes { $reserves ->
        [one] 1 ofensiva de reserva
       *[other] { $reserves } ofensivas de reserva
    } y { $decrees ->
        [one] 1 decreto político
       *[other] { $decrees } decretos políticos
    }.
prompt-gold-dice = { $expertise ->
        [0] El dado marca { $die } ({ $throw }). ¿Gastas el oro para cambiarlo?
       *[other] El dado marca { $die } y el de experiencia { $expertise } ({ $throw }). ¿Gastas el oro para cambiar uno?
    }
prompt-expertise = El dado marca { $die }. Tira el dado de experiencia.
prompt-throw = Tira el dado: { $throw }.

## Para qué se tira el dado

throw-offensive = ofensiva
throw-political = nivel político
throw-reorganization = reorganización del Ejército Rojo
throw-table = tabla de reorganización
throw-dissent = disidencia
throw-removal = comprobación de eliminación
throw-fortification = Petrogrado fortificado
throw-makhno = revuelta de Makhno

## Acciones, como en los botones

action-offensive = Ofensiva contra el { $front }
action-armoured-offensive = Ofensiva con trenes blindados contra el { $front }
action-political = Subir el nivel político
action-reorganize = Reorganizar el Ejército Rojo
action-assign-tanks = Asignar el cuerpo de tanques al { $front }
action-forgo = Renunciar a una acción (+1 DRM a la tirada de disidencia)
action-fortify = Renunciar a las acciones de la carta y fortificar Petrogrado
action-decline = Rechazar las acciones restantes
action-reserve-offensive = Ofensiva de reserva contra el { $front }
action-decree-political = Decreto: subir el nivel político
action-decree-reorganize = Decreto: reorganizar el Ejército Rojo
action-end-phase = No gastar más marcadores
action-use-cheka = Gastar la Cheka: devolver la carta
action-keep-card = Jugar la carta
action-sign-treaty = Firmar el tratado
action-bukharin = Tomar la opción Bukharin
action-swap-phases = Actuar antes que los ejércitos blancos
action-keep-phases = Mantener el orden de las fases
action-block-advance = Gastar el oro: detener el avance
action-allow-advance = Dejar avanzar al frente
action-set-die = Gastar el oro: poner el dado en { $face }
action-set-expertise = Gastar el oro: poner el dado de experiencia en { $face }
action-accept-dice = Dejar la tirada como está

## Azar

chance-die = Dado: { $die }.
chance-card = Carta nº { $number }: «{ $title }».

## El diario: cartas y marcadores

event-card-drawn = Sale la carta nº { $number }: «{ $title }».
event-card-returned = La Cheka devuelve al mazo la carta nº { $number }, «{ $title }».
event-card-recycled = La carta nº { $number }, «{ $title }», pasa a las de { $period } y no cuenta como jugada.
event-phases-swapped = Subversión comunista: actúas antes que los ejércitos blancos.
event-treaty-signed = Firmas el tratado de Brest-Litovsk.
event-bukharin-chosen = Tomas la opción Bukharin: sigue la guerra con Alemania.
event-marker-placed = Marcador colocado: { $marker }.
event-marker-removed = Marcador retirado: { $marker }.
event-czar-executed = El Zar es ejecutado: +1 DRM a las ofensivas de este turno, salvo las de reserva.
event-war-status = Estado de la Gran Guerra: { $war }.
event-deck-added = Las cartas de { $period } se barajan con el mazo.

## El diario: frentes

event-unit-flipped = La ficha se gira: ahora manda { $unit }.
event-unit-exchanged = { $unit } toma el mando del { $front }.
event-front-activated = El { $front } se activa.
event-front-deactivated = El { $front } queda inactivo.
event-move-ignored = El { $front } no se mueve: está inactivo.
event-move-void = El { $front } no se mueve: ha sido eliminado.
event-allies-waver = Los Aliados empiezan a dudar: mientras el nivel político siga aquí, su frente no avanza.
event-allies-resolve = Los Aliados ya no dudan: su frente vuelve a avanzar.
event-allies-hesitate = Indecisión aliada: el frente de los Aliados no avanza.
event-moscow-safe = El { $front } no puede entrar en Moscú este turno: se detiene en la casilla 1.
event-front-advanced = { $number ->
        [0] ¡El { $front } llega a { $place }!
       *[other] El { $front } avanza a { $place } (casilla { $number }).
    }
event-front-retreated = El { $front } retrocede a { $place } (casilla { $number }).
event-front-cornered = El { $front } ya está en su casilla más alta y no retrocede más.
event-advance-blocked = El oro detiene al { $front }: no avanza esa casilla.
event-city-fell = { $place } cae ante el { $front }: crisis política.
event-fell-before = { $place } ya había caído: el { $front } no trae otra crisis.
event-fortification-thrown = El { $front } contra Petrogrado fortificado: dado { $die }, valor de batalla { $battle } (entra con menos).
event-fortification-held = Petrogrado resiste: el { $front } se queda y pierde el resto del avance.
event-removal-thrown = Comprobación de eliminación del { $front }: dado { $die }, casilla { $number } (eliminado con menos).
event-front-eliminated = El { $front } es eliminado.
event-front-survives = El { $front } no es eliminado.
event-denikin-comes-on = Denikin avanza: 1 casilla para el frente del Sur y después 1 acción para ti.
event-denikin-stopped = Denikin ha sido detenido: no hay más pasos.
event-makhno-helps-whites = Revuelta de Makhno: dado { $die }, el frente del Sur debe avanzar 1 casilla.
event-makhno-hinders-whites = Revuelta de Makhno: dado { $die }, el frente del Sur debe retroceder 1 casilla.

## El diario: tiradas y acciones

event-modified = { $sign }{ $size } DRM: { $modifier }.
event-expertise-thrown = Dado de experiencia: { $die }.
event-offensive-thrown = { $drm ->
        [0] Ofensiva contra el { $front }: dado { $die }, valor de batalla { $battle }.
       *[other] Ofensiva contra el { $front }: dado { $die }, modificado { $result }, valor de batalla { $battle }.
    }
event-offensive-won = La ofensiva contra el { $front } tiene éxito.
event-offensive-lost = La ofensiva contra el { $front } fracasa.
event-political-thrown = { $drm ->
        [0] Nivel político: dado { $die }, resistencia { $resistance }.
       *[other] Nivel político: dado { $die }, modificado { $result }, resistencia { $resistance }.
    }
event-political-failed = La tirada falla: el nivel político no cambia.
event-level-raised = El nivel político sube { $by }, a { $level } ({ $cause }).
event-level-lowered = El nivel político baja { $by }, a { $level } ({ $cause }).
event-reorganization-thrown = { $drm ->
        [0] Reorganización del Ejército Rojo: dado { $die }, hace falta 6.
       *[other] Reorganización del Ejército Rojo: dado { $die }, modificado { $result }, hace falta 6.
    }
event-reorganization-failed = La reorganización fracasa.
event-table-thrown = Tabla de reorganización: dado { $die }.
event-asset-gained = Marcador ganado: { $asset }.
event-nothing-gained = Ningún marcador ganado: ya posees ese y la reserva de oro no está disponible.
event-asset-returned = Marcador devuelto a su tabla: { $asset }.
event-tanks-assigned = El cuerpo de tanques se asigna al { $front }.
event-tanks-returned = El cuerpo de tanques vuelve a estar disponible: el { $front } ha sido eliminado.
event-action-forgone = Acciones renunciadas: { $total } (+{ $total } DRM a la tirada de disidencia).
event-actions-declined = { $count ->
        [one] 1 acción rechazada.
       *[other] { $count } acciones rechazadas.
    }
event-reserve-spent = { $left ->
        [0] Ofensiva de reserva gastada: no queda ninguna.
        [one] Ofensiva de reserva gastada: queda 1.
       *[other] Ofensiva de reserva gastada: quedan { $left }.
    }
event-decree-spent = { $left ->
        [0] Decreto político gastado: no queda ninguno.
        [one] Decreto político gastado: queda 1.
       *[other] Decreto político gastado: quedan { $left }.
    }
event-gold-spent = Reserva de oro imperial gastada: queda fuera de juego.
event-die-turned = El dado se pone en { $face }.
event-expertise-turned = El dado de experiencia se pone en { $face }.
event-dissent-thrown = { $drm ->
        [0] Tirada de disidencia: dado { $die }.
       *[other] Tirada de disidencia: dado { $die }, modificado { $result }.
    }
event-dissent-calm = Disidencia: el nivel político no cambia.

## El diario: el final. Una puntuación de 0 aún no se ha contado, o no merece mención

event-ended-political-victory = { $score ->
        [0] Victoria política: { $grade }.
        [one] Victoria política: { $grade } (1 punto).
       *[other] Victoria política: { $grade } ({ $score } puntos).
    }
event-ended-political-defeat = { $score ->
        [0] El régimen se hunde. Derrota política: { $grade }.
        [one] El régimen se hunde. Derrota política: { $grade } (1 carta jugada).
       *[other] El régimen se hunde. Derrota política: { $grade } ({ $score } cartas jugadas).
    }
event-ended-military-victory = { $score ->
        [0] Moscú ha resistido. Victoria militar: { $grade }.
        [one] Moscú ha resistido. Victoria militar: { $grade } (1 punto).
       *[other] Moscú ha resistido. Victoria militar: { $grade } ({ $score } puntos).
    }
event-ended-military-defeat = { $score ->
        [0] La defensa roja se hunde. Derrota militar: { $grade }.
        [one] La defensa roja se hunde. Derrota militar: { $grade } (1 carta sin jugar).
       *[other] La defensa roja se hunde. Derrota militar: { $grade } ({ $score } cartas sin jugar).
    }

## Ventanas para interrumpir

window-gold-advance = Oro imperial: para detener un avance
window-gold-dice = Oro imperial: para cambiar un dado

## De qué conviene cuidarse

caution-actions-lost = { $actions ->
        [one] Pierdes la acción que te queda.
       *[other] Pierdes las { $actions } acciones que te quedan.
    }
caution-curzon-line = { $level ->
        [1] Ganada o perdida, una ofensiva al otro lado de la línea Curzon cuesta 1 nivel político. Con nivel 1 eso es el colapso.
       *[other] Ganada o perdida, una ofensiva al otro lado de la línea Curzon cuesta 1 nivel político.
    }
caution-fortify = { $actions ->
        [one] Fortificar consume la única acción de la carta.
       *[other] Fortificar consume las { $actions } acciones de la carta.
    }
caution-hopeless-offensive = Con estos DRM ni un 6 vence al { $front }.
caution-last-box = El { $front } ya está en su casilla más alta: el éxito no cambia nada.
caution-nothing-to-gain = Ninguna cara de la tabla te daría un marcador.
caution-treaty = { $cost ->
        [one] El Tratado cuesta 1 nivel político al final del turno. Con nivel { $level } eso es el colapso, salvo que antes lo subas.
       *[other] El Tratado cuesta { $cost } niveles políticos al final del turno. Con nivel { $level } eso es el colapso, salvo que antes lo subas.
    }

## Por qué una acción no es legal

illegal-match-over = La partida ha terminado.
illegal-not-now = Eso no puede hacerse en este momento del turno.
illegal-actions-used = No quedan acciones: solo pueden gastarse ofensivas de reserva y decretos políticos.
illegal-markers-after-actions = Las ofensivas de reserva y los decretos políticos van al final: antes usa o rechaza las acciones que te quedan.
illegal-front-eliminated = El { $front } ha sido eliminado.
illegal-front-inactive = El { $front } está inactivo: solo pueden atacarse los frentes activos.
illegal-offensives-banned = La carta prohíbe todas las ofensivas este turno.
illegal-front-shielded = La carta prohíbe este turno las ofensivas contra el { $front }.
illegal-no-trains = No posees los trenes blindados.
illegal-trains-used = Los trenes blindados ya se han usado este turno.
illegal-political-banned = La carta prohíbe las acciones políticas este turno.
illegal-no-tanks = No posees el cuerpo de tanques.
illegal-tanks-already-there = El cuerpo de tanques ya está en el { $front }.
illegal-nothing-to-forgo-for = Ninguna tirada de disidencia de este turno tiene en cuenta las acciones renunciadas.
illegal-cannot-fortify = Solo la carta nº 46 permite fortificar Petrogrado.
illegal-already-fortified = Petrogrado ya está fortificado.
illegal-petrograd-was-occupied = Petrogrado estaba ocupado cuando se reveló la carta.
illegal-already-acted = Ya has gastado una acción: fortificar Petrogrado exige todas las acciones de la carta.
illegal-no-reserves = No te quedan ofensivas de reserva.
illegal-no-decrees = No te quedan decretos políticos.
illegal-reserves-banned = La carta prohíbe todas las ofensivas este turno, también las de reserva.
illegal-decree-banned = La carta prohíbe las acciones políticas este turno, también por decreto.
illegal-no-expertise-die = En esta tirada no hay dado de experiencia.
illegal-brest-by-card = Esa elección llega con el titular de la carta nº 8, una vez jugada.
illegal-brest-decided = La elección de Brest-Litovsk ya está hecha y vale para el resto de la partida.
illegal-brest-first = Antes elige entre el Tratado de Brest-Litovsk y la opción Bukharin.
illegal-cheka-at-the-draw = La Cheka solo actúa cuando se acaba de revelar una carta, antes de aplicar nada de ella.
illegal-cheka-first = Antes decide si la Cheka devuelve la carta revelada.
illegal-denikin-keeps-order = La subversión comunista no puede usarse con la carta nº 40: sus pasos conservan su orden.
illegal-gold-first = Antes decide si gastas el oro imperial.
illegal-gold-is-spent = El oro imperial ya se ha gastado y está fuera de juego.
illegal-no-advance-to-stop = El oro solo detiene a un frente justo antes de que entre en una casilla, y ninguno va a hacerlo.
illegal-no-cheka = No posees la Cheka.
illegal-no-dice-to-turn = El oro solo cambia un dado entre la tirada y su efecto, y ninguna tirada espera el suyo.
illegal-no-gold = No posees el oro imperial.
illegal-no-subversion = No posees la subversión comunista.
illegal-no-white-armies = Este turno no hay fase de los ejércitos blancos a la que adelantarse.
illegal-order-is-settled = El orden de las fases solo puede elegirse antes de que empiece la primera de las dos.
illegal-same-expertise-face = El dado de experiencia ya muestra un { $face }.
illegal-same-face = El dado ya muestra un { $face }.
illegal-subversion-first = Antes decide si la subversión comunista te deja actuar antes que los ejércitos blancos.

## El texto de una carta, hecho de sus efectos

effect-choose-brest = Elige: firmar el tratado de Brest-Litovsk o tomar la opción Bukharin.
effect-place-czech-legion = Se coloca el marcador de la Legión Checa: −1 DRM a las ofensivas contra el frente Oriental, salvo las de reserva.
effect-place-curzon-line = Se coloca el marcador de la línea Curzon: cada ofensiva contra Polonia en Lvov cuesta 1 nivel político, también las de reserva.
effect-remove = Se retira el marcador: { $marker }.
effect-czars-fate = Si el frente Oriental está en la casilla 3 o más cerca de Moscú, el Zar es liberado: −1 DRM a las ofensivas el resto de la partida. Si no, es ejecutado: +1 DRM a las ofensivas este turno. No afecta a las ofensivas de reserva.
effect-flip = La ficha se gira a { $unit }.
effect-exchange = { $unit } sustituye a la unidad actual del frente.
effect-activate = El { $front } se activa.
effect-deactivate = El { $front } queda inactivo.
effect-advance = { $boxes ->
        [one] El { $front } avanza 1 casilla.
       *[other] El { $front } avanza { $boxes } casillas.
    }
effect-retreat = { $boxes ->
        [one] El { $front } retrocede 1 casilla.
       *[other] El { $front } retrocede { $boxes } casillas.
    }
effect-makhno = Se tira un dado: con 1 a 3 el frente del Sur avanza 1 casilla, con 4 a 6 retrocede 1.
effect-denikin = { $actions ->
        [one] Por pasos: el frente del Sur avanza 1 casilla y recibes 1 acción. Se repite hasta que una ofensiva contra él tenga éxito.
       *[other] Por pasos: el frente del Sur avanza 1 casilla y recibes { $actions } acciones. Se repite hasta que una ofensiva contra él tenga éxito.
    }
effect-moscow-safe = El { $front } no puede entrar en Moscú: se detiene en la casilla 1.
effect-fortify = Si Petrogrado estaba libre al revelar la carta, puedes renunciar a todas sus acciones y fortificar la ciudad.
effect-ban-offensives = No hay ofensivas, tampoco de reserva.
effect-ban-offensives-against = No hay ofensivas contra el { $front }, salvo las de reserva.
effect-ban-political = No hay acciones políticas, tampoco por decreto.
effect-drm-offensives = { $sign }{ $size } DRM a las ofensivas, salvo las de reserva.
effect-drm-offensives-against = { $sign }{ $size } DRM a las ofensivas contra el { $front }, salvo las de reserva.
effect-drm-political = { $sign }{ $size } DRM a las acciones políticas, salvo los decretos.
effect-drm-reorganization = { $sign }{ $size } DRM a las reorganizaciones, salvo los decretos.
effect-actions = { $actions ->
        [one] Recibes 1 acción.
       *[other] Recibes { $actions } acciones.
    }
effect-dissent-forgo = Tirada de disidencia: cada acción renunciada da +1 DRM.
effect-dissent = Tirada de disidencia, sin DRM.
effect-streak = Se tira por el nivel político con exactamente +{ $drm } DRM: cada éxito lo sube 1 y permite tirar otra vez, hasta que una tirada falle.
effect-level-up = El nivel político sube { $by }.
effect-level-down = El nivel político baja { $by }.
effect-treaty-cost = El nivel político baja lo que cuesta el tratado.
effect-removal = Comprobación de eliminación del { $front }: eliminado en su casilla más alta; en otra, con un dado menor que el número de la casilla.
effect-war = Estado de la Gran Guerra: { $war }.
effect-add-deck = Las cartas de { $period } se barajan con el mazo.
effect-recycle = Esta carta pasa a las de { $period } para volver a salir y no cuenta como jugada.

## Finales

outcome-political-victory = Victoria política
outcome-political-defeat = Derrota política
outcome-military-victory = Victoria militar
outcome-military-defeat = Derrota militar
