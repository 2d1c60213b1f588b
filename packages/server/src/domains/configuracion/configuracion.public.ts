export { findSettings } from './configuracion.repository.ts';
