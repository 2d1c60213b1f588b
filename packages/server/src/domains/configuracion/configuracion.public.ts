export { getLogo, logoAddress } from './logo.service.ts';
export { findMarca, findSettings, findTerms, SETTINGS } from './configuracion.repository.ts';
