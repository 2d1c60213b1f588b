export { getLogo, logoAddress } from './logo.service.ts';
export { findAjustesRecordatorio, findMarca, findSettings, findTerms, SETTINGS } from './configuracion.repository.ts';
