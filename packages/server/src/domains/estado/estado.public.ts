export { findMedidas, type Medidas } from './medidas.repository.ts';
