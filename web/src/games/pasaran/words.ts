// What the board says by itself, in three languages. Sentences of the game come from the server.

import type { Lang, Side, Step, Terrain } from './view';

const es = {
  title: '¿Pasarán?', subtitle: 'La guerra de España, 1936–1939', map: 'Mapa de España', republic: 'República', nationals: 'Nacionales',
  weather: 'Tiempo', fair: 'Bueno', bad: 'Malo', initiative: 'Iniciativa', first: 'Actúa primero', phasing: 'En fase', turn: 'Trimestre', bp: 'PP', bpLong: 'puntos de producción',
  treasury: 'En caja', production: 'Producción', points: 'Puntos de zona', hand: 'Mano', cards: 'cartas', coming: 'En camino', reserve: 'Reserva', noReserve: 'La reserva está vacía',
  pile: 'Mazo', unseen: 'sin ver', queue: 'Cola bajo el mazo', top: 'arriba', bottom: 'abajo', unknown: 'desconocida', inForce: 'En vigor', removed: 'Fuera de juego', none: 'nada',
  drawn: 'Robadas', buy: 'Comprar', build: 'Construir', quarters: 'trim.', cost: 'Coste', left: 'quedan', battle: 'Combate', siege: 'Asedio', round: 'Asalto', air: 'Aire', ground: 'Tierra',
  hits: 'Impactos', attacker: 'ataca', defender: 'defiende', effective: 'efectiva', chits: 'Fichas', hiddenChits: 'ocultas', nextShot: 'Dispara', needs: 'acierta con', orLess: 'o menos', retreat: 'se retira',
  field: 'Campo', city: 'Ciudad', of: 'de', owner: 'Dueño', mixed: 'Control dividido: no paga', trench: 'Trinchera', digging: 'se cava', noUnits: 'Sin fichas', reduced: 'reducida', strength: 'fuerza', level: 'mando',
  fog: 'Pila oculta', open: 'Abrir', close: 'Cerrar', fold: 'Plegar', unfold: 'Desplegar', choices: 'posibilidades', besieged: 'asediada', port: 'puerto', touches: 'toca', revolt: 'Revuelta en Barcelona', ending: 'Fin de la partida',
  legend: 'Signos', river: 'Río: atacar −1', whole: 'Ver todo el mapa', closer: 'Acercar el mapa', victory: 'Victoria con', star: 'necesita una carta', both: 'ambos', fresh: 'jugable el próximo turno', neutral: 'neutral', reconstructed: 'Reconstrucción: mapa y números son propuesta nuestra', coin: 'PP',
  crossed: 'cruzó un río', boosted: '+1', confused: '−1', table: 'Mesa', noneOffered: 'Nada que construir', frenchMorocco: 'Marruecos francés', algeria: 'Argelia', after: { Remove: 'se retira', Return: 'vuelve bajo el mazo', Permanent: 'permanente' } as Record<string, string>,
};
export type Words = typeof es;
const en: Words = {
  title: '¿Pasarán?', subtitle: 'The war in Spain, 1936–1939', map: 'Map of Spain', republic: 'Republic', nationals: 'Nationalists',
  weather: 'Weather', fair: 'Fair', bad: 'Bad', initiative: 'Initiative', first: 'Acts first', phasing: 'In phase', turn: 'Quarter', bp: 'BP', bpLong: 'build points',
  treasury: 'In hand', production: 'Production', points: 'Zone points', hand: 'Hand', cards: 'cards', coming: 'On the way', reserve: 'Reserve', noReserve: 'The reserve is empty',
  pile: 'Pile', unseen: 'unseen', queue: 'Queue under the pile', top: 'top', bottom: 'bottom', unknown: 'unknown', inForce: 'In force', removed: 'Out of the game', none: 'nothing',
  drawn: 'Drawn', buy: 'Buy', build: 'Build', quarters: 'qtr.', cost: 'Cost', left: 'left', battle: 'Battle', siege: 'Siege', round: 'Round', air: 'Air', ground: 'Ground',
  hits: 'Hits', attacker: 'attacks', defender: 'defends', effective: 'effective', chits: 'Chits', hiddenChits: 'hidden', nextShot: 'Fires', needs: 'hits on', orLess: 'or less', retreat: 'retreats',
  field: 'Country', city: 'City', of: 'of', owner: 'Owner', mixed: 'Divided control: pays nobody', trench: 'Trench', digging: 'being dug', noUnits: 'No counters', reduced: 'reduced', strength: 'strength', level: 'command',
  fog: 'Hidden stack', open: 'Open', close: 'Close', fold: 'Fold', unfold: 'Unfold', choices: 'choices', besieged: 'besieged', port: 'port', touches: 'touches', revolt: 'Revolt in Barcelona', ending: 'End of the match',
  legend: 'Signs', river: 'River: attack −1', whole: 'See the whole map', closer: 'Bring the map closer', victory: 'Victory at', star: 'needs a card', both: 'both', fresh: 'playable next turn', neutral: 'neutral', reconstructed: 'Reconstruction: map and numbers are our proposal', coin: 'BP',
  crossed: 'crossed a river', boosted: '+1', confused: '−1', table: 'Table', noneOffered: 'Nothing to build', frenchMorocco: 'French Morocco', algeria: 'Algeria', after: { Remove: 'is removed', Return: 'goes back under the pile', Permanent: 'permanent' },
};
const fr: Words = {
  title: '¿Pasarán?', subtitle: 'La guerre d’Espagne, 1936–1939', map: 'Carte d’Espagne', republic: 'République', nationals: 'Nationalistes',
  weather: 'Temps', fair: 'Beau', bad: 'Mauvais', initiative: 'Initiative', first: 'Joue en premier', phasing: 'En phase', turn: 'Trimestre', bp: 'PP', bpLong: 'points de production',
  treasury: 'En caisse', production: 'Production', points: 'Points de zone', hand: 'Main', cards: 'cartes', coming: 'En route', reserve: 'Réserve', noReserve: 'La réserve est vide',
  pile: 'Pioche', unseen: 'jamais vues', queue: 'File sous la pioche', top: 'dessus', bottom: 'dessous', unknown: 'inconnue', inForce: 'En vigueur', removed: 'Hors jeu', none: 'rien',
  drawn: 'Piochées', buy: 'Acheter', build: 'Construire', quarters: 'trim.', cost: 'Coût', left: 'restent', battle: 'Combat', siege: 'Siège', round: 'Assaut', air: 'Air', ground: 'Sol',
  hits: 'Touchés', attacker: 'attaque', defender: 'défend', effective: 'effective', chits: 'Marqueurs', hiddenChits: 'cachés', nextShot: 'Tire', needs: 'touche à', orLess: 'ou moins', retreat: 'se retire',
  field: 'Campagne', city: 'Ville', of: 'de', owner: 'Maître', mixed: 'Contrôle partagé : ne paie personne', trench: 'Tranchée', digging: 'en travaux', noUnits: 'Aucun pion', reduced: 'réduit', strength: 'force', level: 'commandement',
  fog: 'Pile cachée', open: 'Ouvrir', close: 'Fermer', fold: 'Replier', unfold: 'Déplier', choices: 'possibilités', besieged: 'assiégée', port: 'port', touches: 'touche', revolt: 'Révolte à Barcelone', ending: 'Fin de la partie',
  legend: 'Signes', river: 'Fleuve : attaque −1', whole: 'Voir toute la carte', closer: 'Rapprocher la carte', victory: 'Victoire à', star: 'exige une carte', both: 'les deux', fresh: 'jouable au prochain tour', neutral: 'neutre', reconstructed: 'Reconstitution : carte et chiffres sont notre proposition', coin: 'PP',
  crossed: 'a franchi un fleuve', boosted: '+1', confused: '−1', table: 'Table', noneOffered: 'Rien à construire', frenchMorocco: 'Maroc français', algeria: 'Algérie', after: { Remove: 'est retirée', Return: 'retourne sous la pioche', Permanent: 'permanente' },
};
export const WORDS: Record<Lang, Words> = { es, en, fr };

export const TERRAIN: Record<Lang, Record<Terrain, string>> = {
  es: { clear: 'Llano', hills: 'Colinas', sierra: 'Sierra', madrid: 'Madrid', mountain: 'Cordillera, cerrada', sea: 'Mar', neutral: 'Neutral' },
  en: { clear: 'Clear', hills: 'Hills', sierra: 'Sierra', madrid: 'Madrid', mountain: 'Range, closed', sea: 'Sea', neutral: 'Neutral' },
  fr: { clear: 'Plaine', hills: 'Collines', sierra: 'Sierra', madrid: 'Madrid', mountain: 'Chaîne, fermée', sea: 'Mer', neutral: 'Neutre' },
};
export const STEP: Record<Lang, Record<Step, string>> = {
  es: { reinforcements: 'Refuerzos', initiative: 'Iniciativa', weather: 'Tiempo', rail: 'Ferrocarril', rebase: 'Cambio de base', movement: 'Movimiento', combat: 'Combate', exploitation: 'Explotación', pursuit: 'Persecución', income: 'Ingresos', cards: 'Cartas', production: 'Producción' },
  en: { reinforcements: 'Reinforcements', initiative: 'Initiative', weather: 'Weather', rail: 'Rail', rebase: 'Rebasing', movement: 'Movement', combat: 'Combat', exploitation: 'Exploitation', pursuit: 'Pursuit', income: 'Income', cards: 'Cards', production: 'Production' },
  fr: { reinforcements: 'Renforts', initiative: 'Initiative', weather: 'Temps', rail: 'Chemin de fer', rebase: 'Changement de base', movement: 'Mouvement', combat: 'Combat', exploitation: 'Exploitation', pursuit: 'Poursuite', income: 'Revenus', cards: 'Cartes', production: 'Production' },
};
export const sideName = (words: Words, side: Side) => (side === 'nationalist' ? words.nationals : words.republic);
