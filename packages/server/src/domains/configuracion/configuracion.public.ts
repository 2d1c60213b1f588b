export { getImagen, imagenAddress } from './imagen.service.ts';
export { findLogoOf, getLogo, logoAddress } from './logo.service.ts';
export { findAjustesRecordatorio, findMarca, findSettings, findTerms, type Marca, SETTINGS } from './configuracion.repository.ts';
export { NIVEL, NIVEL_MAXIMO, raiseToHighest, requireNivel } from './nivel.service.ts';
