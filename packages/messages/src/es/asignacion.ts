import { edicion } from './asignacion-edicion.ts';
import { importacion, importar } from './asignacion-importar.ts';
import { aviso, cierre, filtros, lista, prorroga, vacio } from './asignacion-lista.ts';

/** Assignments of plans to people and groups (P91), and the learner's list of topics (P61). */
export const asignacion = {
  lista,
  filtros,
  vacio,
  aviso,
  cierre,
  prorroga,
  edicion,
  campos: {
    codigo_usuario: 'Código',
    personal: 'Nombre',
    empresa: 'Empresa',
    correo_electronico: 'Correo',
    plan: 'Plan',
    veredicto: 'Resultado',
    avisa: 'Se le avisa',
    fecha_inicio: 'Inicio',
    fecha_fin: 'Fin',
  },
  importar,
  importacion,
  hecho: 'Asignado correctamente',
  yaEstaba: 'La persona ya tenía asignado este plan.',
  lote: '{insertados, plural, one {# asignado} other {# asignados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}{cesados, plural, =0 {} one {, # no se asignó por estar cesado} other {, # no se asignaron por estar cesados}}{omitidos, plural, =0 {} one {, # no se asignó porque el plan está inactivo o terminó} other {, # no se asignaron porque el plan está inactivo o terminó}}',
  grupos:
    '{insertados, plural, one {# asignado} other {# asignados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}{omitidos, plural, =0 {} one {, # no se asignó porque el plan está inactivo o terminó} other {, # no se asignaron porque el plan está inactivo o terminó}}. Quien entre después al grupo también recibirá el plan.',
  simulada: '{total, plural, =0 {No se asignaría nada} one {Se asignaría # plan} other {Se asignarían # planes}}.',
  aplicada:
    '{insertados, plural, one {# asignado} other {# asignados}}{reabiertos, plural, =0 {} one {, # abierto de nuevo} other {, # abiertos de nuevo}}{omitidos, plural, =0 {} one {, # no se asignó} other {, # no se asignaron}}{avisados, plural, =0 {} one {; se avisa a # persona} other {; se avisa a # personas}}.',
  simulacionCambio: 'Algo cambió desde la simulación. No se asignó nada: simule de nuevo.',
  demasiadas: 'Elija menos personas o planes: se revisan {limite, number} parejas de persona y plan como máximo.',
  sinPersona: 'La persona no existe.',
  sinPlan: 'El plan no existe.',
  planInactivo: 'El plan está inactivo: no se puede asignar.',
  planTerminado: 'El plan terminó: no se puede asignar.',
  cesada: 'La persona está cesada: no se le pueden asignar planes.',
} as const;
