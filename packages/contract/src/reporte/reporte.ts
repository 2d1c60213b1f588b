import { select } from './select.ts';
import { usuarioEmpresa } from './usuario-empresa.ts';

/** Calls of the reports (docs/areas/informes.md). */
export const reporte = { ...usuarioEmpresa, ...select };
