import { href } from '../../../core/router/paths.ts';

/** Returns the link to the people to whom a plan is assigned: those of one company, or of all (0), on any day. */
export const asignadosDe = (id_planestudio: number, id_empresa = 0) =>
  href('/reporteusuarioxempresa', { empresas: String(id_empresa), planes: String(id_planestudio), desde: '0', hasta: '0' });
