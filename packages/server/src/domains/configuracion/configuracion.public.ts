export { findSettings, findTerms, SETTINGS } from './configuracion.repository.ts';
