export type { ParametroHallado } from './asegurar.rules.ts';
export { findCodigosUsados, findParecidos, lockDominiosDeEmpresa } from './asegurar.repository.ts';
export { ensureParametros, reviewParametros } from './asegurar.service.ts';
export { parametroService } from './parametro.master.ts';
export { requireCategoria } from './categoria.service.ts';
