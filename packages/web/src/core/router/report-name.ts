import type { es } from '@portal/messages/es';

/** Name of a report: that of the question which it answers. */
export type ReportName = keyof (typeof es)['reporte']['todos']['pregunta'];
