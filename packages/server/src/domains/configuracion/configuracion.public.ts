export { findSettings, SETTINGS } from './configuracion.repository.ts';
