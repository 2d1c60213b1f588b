export { judgeParts, type Juicios } from './estado.service.ts';
export { findMedidas, type Medidas } from './medidas.repository.ts';
