import type { Catalog } from '../catalog.ts';
import { edicion } from './asignacion-edicion.ts';
import { importacion, importar } from './asignacion-importar.ts';
import { aviso, cierre, filtros, lista, vacio } from './asignacion-lista.ts';

export const asignacion: Catalog['asignacion'] = {
  lista,
  filtros,
  vacio,
  aviso,
  cierre,
  edicion,
  campos: {
    codigo_usuario: 'Code',
    personal: 'Name',
    empresa: 'Company',
    correo_electronico: 'Email',
    plan: 'Plan',
    veredicto: 'Result',
    avisa: 'Notified',
    fecha_inicio: 'Start',
    fecha_fin: 'End',
  },
  importar,
  importacion,
  hecho: 'Assigned',
  yaEstaba: 'The person already had this plan assigned.',
  lote: '{insertados, plural, one {# assigned} other {# assigned}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}{cesados, plural, =0 {} one {, # was not assigned because they have left the company} other {, # were not assigned because they have left the company}}{omitidos, plural, =0 {} one {, # was not assigned because the plan is inactive or has ended} other {, # were not assigned because the plan is inactive or has ended}}',
  grupos:
    '{insertados, plural, one {# assigned} other {# assigned}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}{omitidos, plural, =0 {} one {, # was not assigned because the plan is inactive or has ended} other {, # were not assigned because the plan is inactive or has ended}}. Anyone who joins the group later will receive the plan too.',
  simulada: '{total, plural, =0 {Nothing would be assigned} one {# plan would be assigned} other {# plans would be assigned}}.',
  aplicada:
    '{insertados, plural, one {# assigned} other {# assigned}}{reabiertos, plural, =0 {} one {, # reopened} other {, # reopened}}{omitidos, plural, =0 {} one {, # was not assigned} other {, # were not assigned}}{avisados, plural, =0 {} one {; # person is notified} other {; # people are notified}}.',
  simulacionCambio: 'Something changed since the simulation. Nothing was assigned: simulate again.',
  demasiadas: 'Choose fewer people or plans: at most {limite, number} pairs of person and plan are checked.',
  sinPersona: 'The person does not exist.',
  sinPlan: 'The plan does not exist.',
  planInactivo: 'The plan is inactive: it cannot be assigned.',
  planTerminado: 'The plan has ended: it cannot be assigned.',
  cesada: 'The person has left the company: plans cannot be assigned to them.',
};
