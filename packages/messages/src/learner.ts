import type { WholeCatalog } from './catalog.ts';

/** Groups of texts that the learner's screens and visitors' show besides those of first.ts (tools/check/learner-texts.test.mjs). */
export const LEARNER_GROUPS = [
  'acceso',
  'atajo',
  'ayuda',
  'certificado',
  'cifra',
  'comun',
  'evaluacion',
  'feedback',
  'impresion',
  'inicio',
  'llamada',
  'menu',
  'navegacion',
  'planestudio',
  'programa',
  'sesion',
  'sinconexion',
  'tablero',
  'tema',
  'tienda',
  'ui',
  'vacio',
] as const satisfies readonly (keyof WholeCatalog)[];

/** Labels of coded values that only staff reads: kilobytes that a first visit does not load (record 022). */
const STAFF_LABELS = [
  'tabla',
  'suceso',
  'canalSolicitud',
  'sucesoWebhook',
  'tokenScim',
  'entrega',
  'importacion',
  'tipoImportacion',
  'filaImportada',
  'veredictoAsignacion',
  'estadoRegla',
  'informeCuadro',
  'rutaReporte',
  'rangoReporte',
  'origenCuadro',
  'vinculoDispositivo',
  'rolAcceso',
  'tipoCorreo',
  'claseMasivo',
  'claseUnion',
  'estadoUnion',
  'maestroMasivo',
  'estadoMasivo',
  'estadoFilaMasivo',
  'motivoMasivo',
  'avisoPlan',
  'respuestaPersona',
  'viaRespuesta',
  'situacionIntento',
  'presenciaCuadro',
  'formatoInforme',
  'resultadoEnvio',
  'plazo',
] as const satisfies readonly (keyof WholeCatalog['comun']['opciones'])[];

type LearnerGroup = (typeof LEARNER_GROUPS)[number];

/** Texts of these groups that only staff's screens show, left out for the same reason; sentences of the server without a text here come worded. */
export const STAFF_TEXTS = {
  acceso: ['ayuda', 'campos', 'edicion', 'errores', 'lista'],
  certificado: ['campos', 'errores'],
  evaluacion: ['errores'],
  navegacion: ['comienzos', 'pasos'],
  planestudio: [
    'avisos',
    'ayuda',
    'campos',
    'copia',
    'edicion',
    'edt',
    'errores',
    'flujo',
    'hoja',
    'importar',
    'lista',
    'plantillas',
    'progreso',
    'publicar',
    'seguimiento',
    'usuarios',
  ],
  programa: ['avisos', 'campos', 'edicion', 'lista', 'tabla'],
  tablero: ['admin', 'graficos', 'importacion', 'indicadores', 'plan', 'porHacer', 'tendencia', 'valorados'],
  tema: ['avisos', 'ayuda', 'campos', 'edicion', 'enlaces', 'errores', 'preguntas', 'previa', 'publicar', 'revision'],
  ui: ['historial', 'maestro', 'planilla', 'presencia', 'secreto', 'seleccion'],
  vacio: [
    'soloAdministrador',
    'planes',
    'programas',
    'cursos',
    'modulos',
    'temas',
    'contenidos',
    'preguntas',
    'usuarios',
    'empresas',
    'feriados',
    'ausencias',
    'dispositivos',
    'solicitudes',
    'webhooks',
    'entregas',
    'dominios',
    'parametros',
    'accesos',
    'correos',
    'registro',
    'programaTabla',
    'seguimientoEmpresa',
    'seguimientoPlan',
    'progresoPlan',
    'grupos',
    'codigos',
    'importaciones',
    'filas',
    'revision',
  ],
} as const satisfies { readonly [Group in LearnerGroup]?: readonly (keyof WholeCatalog[Group])[] };

/** Returns these groups of a catalogue, without what only staff reads. */
export function learnerPart(catalog: WholeCatalog): object {
  const staff: Readonly<Record<string, readonly string[]>> = STAFF_TEXTS;
  const groups = LEARNER_GROUPS.map((name) => [name, without(catalog[name], staff[name] ?? [])] as const);
  const comun = { ...catalog.comun, opciones: without(catalog.comun.opciones, STAFF_LABELS) };
  return { ...Object.fromEntries(groups), comun };
}

const without = (texts: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
