import { listParams } from '../list/list-address.ts';
import { bound, type ParamsOf, record, whole, word } from './search-params.ts';

/**
 * Every screen's address with the readers of its query parameters (P59), from which links get their types.
 * A missing or invalid parameter becomes undefined; the screen handles that.
 */
const none = {};
const byId = { id: record };
const text = word(500);

/** Topic-related parameters: topic, plan, program, course, module. */
const ocurrencia = { id: record, idpe: whole, idp: whole, idc: whole, idm: whole };

/** Filters of a listing of assignments: ids of companies separated by commas, a person's code, days, and ids. */
const asignaciones = {
  ...listParams,
  empresas: text,
  codigo: text,
  plan: whole,
  desde: bound,
  hasta: bound,
  ceco: whole,
  dpto: whole,
  puesto: whole,
};

/**
 * Filters of a report: ids separated by commas (0: all), one plan, days (0: no bound), and what single reports add: a topic, the goal of the
 * NPS, what is expanded.
 */
const informe = {
  ...listParams,
  empresas: text,
  planes: text,
  plan: whole,
  desde: bound,
  hasta: bound,
  tema: whole,
  meta: text,
  abiertos: text,
};

export const paths = {
  '/auth/login': { volver: text, acceso: text },
  '/auth/registration': none,
  '/auth/forgot-password': none,
  '/auth/reset-password': { token: text },
  '/auth/codigo': none,
  '/tienda': none,
  '/tienda/vincular': none,
  '/accesibilidad': none,
  '/error/404': none,
  '/error/500': none,
  '/dashboard': none,
  '/dashboardadmin': none,
  '/dashboardusuario': none,
  /** `plan`: the plan to open. */
  '/dashboardtema': { ...listParams, estado: text, vista: text, plan: record },
  '/evaluacionedit': ocurrencia,
  '/evaluacionsimple': ocurrencia,
  '/evaluacionresultado': byId,
  '/evaluacionresult': byId,
  '/resultado': byId,
  '/temausuario': ocurrencia,
  '/temaresultado': byId,
  '/temafeedback': byId,
  '/planmislogros': none,
  '/sinconexion': none,
  '/programaseguimiento': { id: whole, idp: whole },
  '/planfin': byId,
  '/certificado': listParams,
  '/certificadovisor': byId,
  '/certificado/verificar': { codigo: text },
  /** `vista=personas`: everybody below instead of the delays. */
  '/miequipo': { ...listParams, vista: text },
  /** `id`: the person. */
  '/miequipopersona': byId,
  /** The token of the digest is behind `#` (P51). */
  '/equipo/responder': none,
  '/planestudio': listParams,
  '/curso': listParams,
  '/cursoedit': byId,
  '/programa': listParams,
  '/programaedit': byId,
  '/programatabla': listParams,
  '/modulo': listParams,
  '/moduloedit': byId,
  '/planestudioedit': byId,
  /** `nodo`: number of the node to show, `buscar` its search. */
  '/planestudioflujo': { ...byId, nodo: text, buscar: text },
  '/planestudiousuario': { ...listParams, id: whole },
  '/planestudioseguimiento': listParams,
  '/planestudioprogreso': listParams,
  '/empresaseguimiento': listParams,
  '/reporteempresa': listParams,
  '/planhoja': byId,
  '/planimportar': byId,
  '/planestudioedt': { ...listParams, id: whole, ref: record },
  '/asignacionregla': listParams,
  /** Starts from the rule `id`, the plan `plan` or the group `grupo` (id of its parameter). */
  '/asignacionreglaedit': { ...byId, plan: whole, grupo: whole },
  '/acceso': listParams,
  /** `idu`: person of a new access. */
  '/accesoedit': { ...byId, idu: record },
  '/usuario': listParams,
  '/usuarioedit': byId,
  '/usuarioimportar': none,
  '/masivo': listParams,
  '/importacion': listParams,
  '/union': listParams,
  '/ausencia': listParams,
  /** `idu`: person of a new absence. */
  '/ausenciaedit': { ...byId, idu: whole },
  '/ausenciaimportar': none,
  '/solicitud': listParams,
  /** `idu`: person of a new request. */
  '/solicitudedit': { ...byId, idu: whole },
  '/usuariopassword': byId,
  '/seguridad': none,
  '/misdatos': none,
  /** `vista=grupos`: the groups instead of the people. */
  '/usuariogrupo': { ...listParams, vista: text },
  /** `id`: a plan to be chosen. */
  '/asignacionplan': { ...listParams, id: whole },
  /** `id`: the person. */
  '/asignacionusuario': byId,
  /** `id`: the group's parameter. */
  '/asignaciongrupo': byId,
  /** `vista`: section of the page, by default `estudio`. */
  '/usuarioreporte': { ...listParams, ...byId, vista: text },
  '/usuariosinasignar': listParams,
  /** `ids`: people chosen beforehand, separated by commas. */
  '/usuariocodigos': { ...listParams, ids: word(2000) },
  '/asignacion': asignaciones,
  '/asignacionedit': byId,
  '/asignacioneliminar': asignaciones,
  '/reportegral': asignaciones,
  /** `id`: the report to which a mail leads. */
  '/reportes': { buscar: text },
  '/reporteguardado': { ...listParams, ...byId },
  '/reportecuadro': listParams,
  '/reportecuadrover': { ...listParams, ...byId },
  '/reporteusuarioxempresa': informe,
  '/reportenps': informe,
  '/reportelineatiempo': informe,
  '/reportenoasignado': informe,
  /** `abiertos`: programs that show their courses. */
  '/reportegralempresa': informe,
  '/reportedptoceco': informe,
  '/evaluacion': informe,
  '/feedback': informe,
  '/configuracion': none,
  '/correo': listParams,
  '/misconsultas': none,
  '/consulta': listParams,
  '/consultaedit': byId,
  '/carta': none,
  /** `idioma`: language of the text. */
  '/cartaedit': { carta: text, idioma: text },
  '/certificadodiseno': none,
  '/log': listParams,
  '/estado': none,
  '/tema': listParams,
  '/temaedit': byId,
  /** `id`: the topic. */
  '/temaborradores': byId,
  '/pregunta': listParams,
  '/preguntaedit': byId,
  '/recalificacion': listParams,
  /** Version `version` of the question `id`; `r`: a correction that was shown before. */
  '/recalificar': { ...byId, version: whole, r: whole },
  '/preguntaimportar': { tema: whole },
  '/preguntasalud': listParams,
  '/preguntasaludver': byId,
  '/contenido': listParams,
  '/contenidoedit': byId,
  '/dominio': listParams,
  '/dominioedit': byId,
  /** `id`: the table. */
  '/parametro': { ...listParams, id: whole },
  /** `idd`: table of a new parameter. */
  '/parametroedit': { ...byId, idd: whole },
  '/empresa': listParams,
  '/empresaedit': byId,
  '/dispositivo': listParams,
  '/dispositivoedit': byId,
  '/scim': listParams,
  '/webhook': listParams,
  '/webhookedit': byId,
  '/webhookentrega': listParams,
  '/feriado': listParams,
  '/feriadoedit': byId,
  '/preguntatema': byId,
  '/temapregunta': byId,
  '/temamodulo': none,
  '/temapreview': ocurrencia,
  '/temareview': ocurrencia,
  '/dev/ui': none,
} as const;

export type Path = keyof typeof paths;
/** Address of a screen, or the root, which leads to the first screen of the role. */
export type Place = Path | '/';
/** Parsed query parameters of a screen's address. */
export type SearchOf<P extends Place> = ParamsOf<(typeof paths & { readonly '/': typeof none })[P]>;

type Target<P extends Path> = { readonly to: P; readonly search: SearchOf<P> };

/** Target of a link: `<AppLink {...href('/planfin', { id: 3 })}>`. */
export const href = <P extends Path>(to: P, search: SearchOf<P> = {}): Target<P> => ({ to, search });
