import { z } from 'zod';
import { usuarioMaestro } from './maestro.ts';

/** Record of a person (P82) without password and hash (P4). */
const usuarioFicha = z.object({
  id_usuario: z.number(),
  username: z.string(),
  codigo_usuario: z.string(),
  nombres: z.string(),
  apellido_paterno: z.string(),
  apellido_materno: z.string(),
  personal: z.string(),
  correo_electronico: z.string().nullable(),
  correo_secundario: z.string().nullable(),
  telefono: z.string().nullable(),
  codigo_estado: z.number(),
  estado: z.string(),
  id_empresa: z.number().nullable(),
  empresa: z.string().nullable(),
  centro_costo: z.string().nullable(),
  departamento: z.string().nullable(),
  codigo_grupo: z.string().nullable(),
  cargo: z.string().nullable(),
  genero: z.string().nullable(),
  fecha_ingreso: z.string().nullable(),
  fecha_cese: z.string().nullable(),
  tipo_documento: z.string(),
  codigo_jefe_inmediato: z.string().nullable(),
  jefe_inmediato: z.string().nullable(),
  rol: z.string(),
  version: z.number(),
});

/** Card of a person; an administrator's answer also has document, codes and stamps, which the form needs. */
export const usuarioRegistro = z.object({ ...usuarioMaestro.list.row.partial().shape, ...usuarioFicha.shape });
