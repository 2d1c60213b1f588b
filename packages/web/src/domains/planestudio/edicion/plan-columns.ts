import type { planestudioMaestro } from '@portal/contract/planestudio';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';

/** Columns of a study plan, for its list and for the dashboard. */
export const PLAN_COLUMNS: DisplaysOf<typeof planestudioMaestro.list> = {
  id_planestudio: { hidden: true },
  denominacion: { primary: true },
  fecha_inicio: {},
  fecha_fin: {},
  codigo_estado: {},
  programas: {},
  cursos: {},
  modulos: { roomy: true },
  temas: {},
  cuestionarios: { hidden: true },
  duracion: {},
  promedio: { roomy: true },
  con_avisos: { hidden: true },
  fecha_creacion: { hidden: true },
};
