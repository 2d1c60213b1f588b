import type { es } from '@portal/messages/es';
import type { Path } from '../../../core/router/paths.ts';

/** Name of a report: that of the question which it answers. */
export type ReportName = keyof (typeof es)['reporte']['todos']['pregunta'];

/** Screens that have a card among the reports, in its order, with the name of their question (P212). */
export const REPORTS: readonly (readonly [Path, ReportName])[] = [
  ['/asignacion', 'asignaciones'],
  ['/reporteusuarioxempresa', 'usuarioEmpresa'],
  ['/reportenps', 'nps'],
  ['/reportegralempresa', 'general'],
  ['/reportedptoceco', 'departamentos'],
  ['/reportelineatiempo', 'lineaTiempo'],
  ['/reportenoasignado', 'noAsignados'],
  ['/evaluacion', 'cuestionarios'],
  ['/reporteempresa', 'empresa'],
  ['/empresaseguimiento', 'empresaSeguimiento'],
  ['/planestudioseguimiento', 'planSeguimiento'],
  ['/planestudioprogreso', 'planProgreso'],
  ['/feedback', 'opiniones'],
  ['/reporteguardado', 'guardados'],
  ['/reportecuadro', 'congelados'],
];
