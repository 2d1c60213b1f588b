export { getLogo, logoAddress } from './logo.service.ts';
export { findSettings, findTerms, SETTINGS } from './configuracion.repository.ts';
