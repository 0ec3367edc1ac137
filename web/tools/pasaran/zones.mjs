// Which land makes which zone.

/** Provinces by their official number. */
export const PROVINCES = {
  'galicia-n': ['15', '27'], 'galicia-s': ['36', '32'], asturias: ['33'], santander: ['39'], vizcaya: ['48'],
  guipuzcoa: ['20'], alava: ['01', '26'], navarra: ['31'], leon: ['24'], burgos: ['09'], valladolid: ['47', '34'],
  salamanca: ['37', '49'], soria: ['42'], segovia: ['40', '05'], madrid: ['28'], guadalajara: ['19'], toledo: ['45'],
  caceres: ['10'], badajoz: ['06'], 'ciudad-real': ['13'], cuenca: ['16'], albacete: ['02'], murcia: ['30'],
  alicante: ['03'], valencia: ['46'], castellon: ['12'], teruel: ['44'], zaragoza: ['50'], huesca: ['22'],
  lerida: ['25'], gerona: ['17'], barcelona: ['08'], tarragona: ['43'], andalucia: ['41', '21', '11'], cordoba: ['14'],
  granada: ['18'], malaga: ['29'], jaen: ['23'], almeria: ['04'],
};

/** Pairs of provinces' zones that a range keeps apart: the municipalities along their border become the mountain zone. */
export const RANGES_BETWEEN = {
  cantabrica: [['santander', 'leon'], ['santander', 'valladolid']],
  gredos: [['segovia', 'toledo'], ['segovia', 'caceres']],
  universales: [['guadalajara', 'teruel'], ['cuenca', 'teruel']],
};

/** Municipalities by name: the Pyrenees are two massifs, with the Somport and the Gállego open to France between them. */
export const BY_NAME = {
  pirineos: {
    31: ['Isaba/Izaba', 'Isaba', 'Uztárroz/Uztarroze', 'Uztárroz', 'Urzainqui/Urzainki', 'Urzainqui'],
    22: ['Ansó', 'Valle de Hecho', 'Aragüés del Puerto', 'Bielsa', 'Tella-Sin', 'Gistaín', 'Plan', 'San Juan de Plan',
      'Sahún', 'Benasque', 'Sesué', 'Villanova', 'Castejón de Sos', 'Chía', 'Laspaúles', 'Montanuy', 'Bonansa'],
    25: ['Vilaller', 'La Vall de Boí', 'Vall de Boí, La', 'Pont de Suert, El', 'El Pont de Suert'],
  },
  universales: { 46: ['Ademuz', 'Casas Altas', 'Casas Bajas', 'Castielfabib', 'Puebla de San Miguel', 'Torrebaja', 'Torre Baja', 'Vallanca'] },
  alava: { '09': ['Condado de Treviño', 'Puebla de Arganzón, La', 'La Puebla de Arganzón'] },
};

/** Where the cities really are: longitude and latitude. */
export const CITIES = {
  'galicia-n': [-8.4, 43.35], 'galicia-s': [-8.71, 42.23], asturias: [-5.85, 43.36], santander: [-3.82, 43.45],
  vizcaya: [-2.93, 43.26], guipuzcoa: [-1.98, 43.3], alava: [-2.67, 42.85], navarra: [-1.64, 42.82], burgos: [-3.7, 42.34],
  valladolid: [-4.72, 41.65], madrid: [-3.7, 40.42], guadalajara: [-3.17, 40.63], toledo: [-4.03, 39.86],
  caceres: [-6.37, 39.47], badajoz: [-6.96, 38.87], albacete: [-1.86, 38.99], murcia: [-0.99, 37.62],
  alicante: [-0.5, 38.36], valencia: [-0.39, 39.47], teruel: [-1.11, 40.34], zaragoza: [-0.88, 41.65],
  huesca: [-0.41, 42.14], lerida: [0.62, 41.62], barcelona: [2.15, 41.4], andalucia: [-5.98, 37.39],
  cordoba: [-4.78, 37.89], granada: [-3.6, 37.18], malaga: [-4.43, 36.73], marruecos: [-5.4, 35.83],
};

/** Towns that only help the eye: no rule knows them. */
export const TOWNS = {
  León: [-5.57, 42.6], Salamanca: [-5.66, 40.97], Zamora: [-5.75, 41.5], Soria: [-2.47, 41.76], Segovia: [-4.12, 40.95],
  Ávila: [-4.7, 40.66], Cuenca: [-2.13, 40.07], 'Ciudad Real': [-3.93, 38.99], Murcia: [-1.13, 37.98],
  Castellón: [-0.04, 39.99], Gerona: [2.82, 41.98], Tarragona: [1.24, 41.13], Jaén: [-3.79, 37.77], Almería: [-2.46, 36.85],
  Cádiz: [-6.27, 36.51], Huelva: [-6.94, 37.27], Gijón: [-5.66, 43.52], Logroño: [-2.45, 42.46], Palencia: [-4.53, 42.01],
  Lugo: [-7.56, 43.01], Orense: [-7.86, 42.34], Melilla: [-2.94, 35.28], Palma: [2.66, 39.58], Tetuán: [-5.37, 35.57],
  Mérida: [-6.34, 38.92], Talavera: [-4.83, 39.96], Tortosa: [0.52, 40.81], Brunete: [-3.99, 40.4], Belchite: [-0.75, 41.3],
  Guernica: [-2.68, 43.31], Irún: [-1.8, 43.33], Gandesa: [0.44, 41.05], Alcañiz: [-0.13, 41.05],
};
export const FOREIGN = {
  Lisboa: [-9.14, 38.72], Oporto: [-8.61, 41.15], Bayona: [-1.48, 43.49], Pau: [-0.37, 43.3], Perpiñán: [2.9, 42.7],
  Tánger: [-5.81, 35.77], Gibraltar: [-5.35, 36.13], Faro: [-7.93, 37.02], Orán: [-0.64, 35.7],
};

/** The southern frontier of the Spanish protectorate, from the Atlantic to the mouth of the Muluya. Ours, point by point. */
export const PROTECTORATE = [
  [-6.3, 34.87], [-6.0, 35.0], [-5.75, 34.96], [-5.5, 34.93], [-5.2, 34.9], [-4.95, 34.78], [-4.6, 34.72], [-4.2, 34.72],
  [-3.85, 34.76], [-3.5, 34.74], [-3.2, 34.83], [-2.95, 34.86], [-2.7, 34.95], [-2.5, 35.02], [-2.33, 35.11],
];
/** The international zone of Tangier, drawn as a line only. */
export const TANGIER = [[-5.93, 35.6], [-5.8, 35.6], [-5.68, 35.68], [-5.6, 35.83]];

/** Relief: the lines of the ranges, from which the hachures run down. Ours, point by point; the last number is the size. */
export const RELIEF = [
  [[[-7.2, 43.1], [-6.6, 43.05], [-6.0, 43.05], [-5.4, 43.1], [-4.85, 43.18], [-4.3, 43.05], [-3.9, 43.1], [-3.4, 43.15]], 1.25],
  [[[-7.0, 42.85], [-6.6, 42.5], [-6.5, 42.2], [-6.9, 42.1], [-7.4, 42.15]], 0.9],
  [[[-8.1, 43.2], [-7.6, 43.3], [-7.3, 43.0], [-7.7, 42.7], [-8.2, 42.5]], 0.6],
  [[[-2.9, 43.0], [-2.4, 42.95], [-1.9, 42.98], [-1.5, 43.05]], 0.7],
  [[[-1.4, 43.1], [-0.9, 42.95], [-0.5, 42.82], [0.0, 42.72], [0.6, 42.68], [1.2, 42.65], [1.7, 42.5], [2.3, 42.42], [2.9, 42.46]], 1.35],
  [[[0.4, 42.25], [1.0, 42.2], [1.6, 42.25], [2.2, 42.25]], 0.8],
  [[[0.5, 40.95], [0.95, 41.2], [1.5, 41.55], [2.2, 41.75], [2.6, 41.85]], 0.6],
  [[[-3.4, 42.3], [-3.0, 42.15], [-2.6, 42.02], [-2.2, 41.95], [-1.85, 41.75]], 1.0],
  [[[-1.9, 41.2], [-1.6, 40.9], [-1.65, 40.55], [-1.75, 40.3], [-1.5, 40.05]], 1.05],
  [[[-0.95, 40.55], [-0.6, 40.45], [-0.25, 40.5], [0.05, 40.65]], 0.95],
  [[[-2.6, 41.3], [-3.1, 41.2], [-3.6, 41.02], [-4.0, 40.78], [-4.35, 40.55]], 1.1],
  [[[-4.55, 40.4], [-5.0, 40.28], [-5.4, 40.24], [-5.85, 40.28], [-6.4, 40.32], [-6.8, 40.25]], 1.25],
  [[[-3.9, 39.45], [-4.4, 39.5], [-4.9, 39.5], [-5.4, 39.45]], 0.75],
  [[[-2.6, 38.5], [-3.2, 38.4], [-3.9, 38.4], [-4.6, 38.2], [-5.3, 38.05], [-6.0, 37.95], [-6.7, 37.9]], 0.8],
  [[[-5.5, 36.7], [-5.0, 36.8], [-4.5, 37.0], [-4.0, 37.25]], 0.8],
  [[[-3.7, 37.0], [-3.2, 37.07], [-2.8, 37.1], [-2.4, 37.2]], 1.3],
  [[[-3.3, 37.6], [-2.9, 37.95], [-2.6, 38.2], [-2.2, 38.4]], 1.0],
  [[[-1.6, 37.95], [-1.2, 38.25], [-0.7, 38.6], [-0.2, 38.72]], 0.7],
  [[[-1.2, 39.7], [-0.8, 39.5], [-0.9, 39.2]], 0.55],
  [[[-5.4, 35.4], [-5.0, 35.1], [-4.4, 35.0], [-3.8, 35.05], [-3.3, 35.1]], 1.0],
  [[[2.55, 39.7], [2.8, 39.85], [3.0, 39.9]], 0.5],
  [[[-8.1, 41.8], [-7.9, 41.3], [-7.6, 40.4], [-8.0, 40.0]], 0.8],
  [[[-8.6, 37.35], [-8.2, 37.35], [-7.8, 37.4]], 0.5],
];

/** Courses of the great rivers, to help the eye; the rivers of the rules lie on the borders. Ours, point by point. */
export const COURSES = {
  Ebro: [[-4.05, 42.98], [-3.6, 42.75], [-3.0, 42.7], [-2.45, 42.47], [-1.95, 42.25], [-1.6, 42.05], [-1.2, 41.8], [-0.88, 41.65], [-0.4, 41.4], [0.05, 41.3], [0.35, 41.35], [0.45, 41.1], [0.52, 40.8], [0.86, 40.72]],
  Duero: [[-2.85, 42.0], [-2.5, 41.75], [-2.9, 41.5], [-3.7, 41.65], [-4.5, 41.6], [-5.0, 41.5], [-5.75, 41.5], [-6.3, 41.55], [-6.5, 41.25], [-6.95, 41.03], [-7.6, 41.15], [-8.2, 41.08], [-8.67, 41.14]],
  Tajo: [[-1.75, 40.35], [-2.1, 40.65], [-2.7, 40.4], [-3.1, 40.15], [-3.6, 40.03], [-4.03, 39.86], [-4.83, 39.95], [-5.4, 39.8], [-6.2, 39.75], [-6.9, 39.67], [-7.5, 39.65], [-8.2, 39.45], [-8.7, 39.1], [-9.0, 38.85]],
  Guadiana: [[-2.9, 38.98], [-3.6, 39.12], [-4.2, 39.02], [-4.9, 39.2], [-5.4, 39.05], [-5.95, 38.98], [-6.34, 38.92], [-6.96, 38.88], [-7.25, 38.4], [-7.5, 37.9], [-7.42, 37.2]],
  Guadalquivir: [[-2.95, 37.85], [-3.2, 38.03], [-3.8, 38.03], [-4.3, 38.0], [-4.78, 37.88], [-5.3, 37.7], [-5.98, 37.4], [-6.1, 37.0], [-6.35, 36.8]],
  Júcar: [[-1.85, 40.3], [-2.15, 39.9], [-1.95, 39.4], [-1.6, 39.2], [-1.05, 39.15], [-0.5, 39.1], [-0.25, 39.15]],
  Segura: [[-2.6, 38.1], [-2.0, 38.4], [-1.6, 38.25], [-1.13, 37.99], [-0.65, 38.1]],
  Miño: [[-7.4, 43.2], [-7.75, 42.6], [-7.86, 42.34], [-8.2, 42.15], [-8.65, 42.02], [-8.87, 41.87]],
};
