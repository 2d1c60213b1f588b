import { z } from 'zod';
import { listSearch } from '../list/list-state.ts';

/**
 * Every screen's address with the schema of its query parameters (P59), from which links get their types.
 * A missing or invalid parameter becomes undefined; the screen handles that.
 */
const id = z.coerce.number().int().positive().optional().catch(undefined);
const word = z.string().max(500).optional().catch(undefined);
const none = z.object({});
const byId = z.object({ id });

/** Topic-related parameters: topic, plan, program, course, module. */
const ocurrencia = z.object({ id, idpe: id, idp: id, idc: id, idm: id });

export const paths = {
  '/auth/login': z.object({ volver: word, acceso: word }),
  '/auth/registration': none,
  '/auth/forgot-password': none,
  '/auth/reset-password': z.object({ token: word }),
  '/auth/codigo': none,
  '/error/404': none,
  '/error/500': none,
  '/dashboard': none,
  '/dashboardusuario': none,
  '/dashboardtema': listSearch.extend({ estado: word, vista: word }),
  '/evaluacionedit': ocurrencia,
  '/evaluacionsimple': ocurrencia,
  '/evaluacionresultado': byId,
  '/evaluacionresult': byId,
  '/resultado': byId,
  '/temausuario': ocurrencia,
  '/temaresultado': byId,
  '/temafeedback': byId,
  '/planmislogros': none,
  '/programaseguimiento': z.object({ id, idp: id }),
  '/planfin': byId,
  '/certificado': listSearch,
  '/certificadovisor': byId,
  '/certificado/verificar': z.object({ codigo: word }),
  '/planestudio': listSearch,
  '/curso': listSearch,
  '/cursoedit': byId,
  '/programa': listSearch,
  '/programaedit': byId,
  '/programatabla': listSearch,
  '/modulo': listSearch,
  '/moduloedit': byId,
  '/planestudioedit': byId,
  '/planestudioflujo': byId,
  '/planestudioedt': listSearch.extend({ id, ref: id }),
  '/usuariopassword': byId,
  '/usuariocodigos': listSearch,
  '/correo': listSearch,
  '/tema': listSearch,
  '/temaedit': byId,
  '/pregunta': listSearch,
  '/preguntaedit': byId,
  '/preguntaimportar': none,
  '/contenido': listSearch,
  '/contenidoedit': byId,
  '/preguntatema': byId,
  '/temapregunta': byId,
  '/temamodulo': none,
  '/temapreview': ocurrencia,
  '/temareview': ocurrencia,
  '/dev/ui': none,
} as const;

export type Path = keyof typeof paths;
/** Parsed query parameters of a screen's address. */
export type SearchOf<P extends Path> = z.output<(typeof paths)[P]>;

type Target<P extends Path> = { readonly to: P; readonly search: SearchOf<P> };

/** Target of a link: `<Link {...href('/planfin', { id: 3 })}>`. */
export const href = <P extends Path>(to: P, search: SearchOf<P> = {} as SearchOf<P>): Target<P> => ({ to, search });
