import { z } from 'zod';
import { IDIOMAS } from '../usuario/idiomas.ts';

/** Signed-in person (P81). `dias_vencimiento` below 0: the password must be changed now (P6). */
export const usuarioActual = z.object({
  id: z.number(),
  username: z.string(),
  codigo_usuario: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  fullname: z.string(),
  email: z.string().nullable(),
  empresa: z.string().nullable(),
  indicador_admin: z.number(),
  indicador_soporte: z.number(),
  /** 3 author, 4 auditor, 5 reader of reports (P216), 0 none; a server of an earlier version does not say so. */
  rol_acotado: z.number().optional(),
  /** 1: the access is limited to companies (P46). */
  indicador_alcance: z.number(),
  /** 1: answers for other people, as their manager or that of a company (P43). */
  indicador_equipo: z.number(),
  /** People with an overdue plan that waits for an answer of theirs (P270); a server of an earlier version does not say so. */
  equipo_atrasados: z.number().optional(),
  /** Language that the person chose; null without a choice (P134). */
  idioma: z.enum(IDIOMAS).nullable(),
  dias_vencimiento: z.number(),
  /** 1: the password that must be changed now is a temporary one (P4); a server of an earlier version does not say so. */
  indicador_contrasenia_temporal: z.number().optional(),
  /** 1: the settings require a second factor of this administrator, who has none yet (P152). */
  indicador_factor_pendiente: z.number(),
  /** Id of the session; the client remembers by it the actions done once for each sign-in (P19). */
  id_sesion: z.number(),
});
export type UsuarioActual = z.output<typeof usuarioActual>;
