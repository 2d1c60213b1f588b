import { z } from 'zod';
import { id, possibleDay, text } from '../core/fields.ts';
import { IDIOMAS } from '../usuario/idiomas.ts';

/** Kinds of acts on many people (P236). */
export const CLASES_MASIVO = ['cesar', 'empresa', 'jefe', 'grupo', 'plan', 'idioma'] as const;
export type ClaseMasivo = (typeof CLASES_MASIVO)[number];

/** Act on many people: its kind with its values. */
export const actoMasivo = z.union([
  z.object({ clase: z.literal('cesar'), fecha_cese: possibleDay }),
  z.object({ clase: z.literal('empresa'), id_empresa: id }),
  z.object({ clase: z.literal('jefe'), codigo_jefe_inmediato: text(50) }),
  z.object({ clase: z.literal('grupo'), codigo_grupo: text(50) }),
  z.object({ clase: z.literal('plan'), id_planestudio: id }),
  z.object({ clase: z.literal('idioma'), idioma: z.enum(IDIOMAS) }),
]);
export type ActoMasivo = z.output<typeof actoMasivo>;
/** Act of one kind. */
export type ActoDe<Clase extends ClaseMasivo> = Extract<ActoMasivo, { readonly clase: Clase }>;

/** Why an act leaves a row as it is. */
export const MOTIVOS_MASIVO = [
  'ausente',
  'seudonimo',
  'acceso_mayor',
  'propia',
  'ultimo',
  'ya',
  'cesada',
  'orden_cese',
  'de_empresa',
  'jefe_propio',
  'circulo',
  'retirada',
  'plan_inactivo',
  'plan_terminado',
  'cambiada',
  'empezada',
  'correo',
  'sin_anterior',
] as const;
export type MotivoMasivo = (typeof MOTIVOS_MASIVO)[number];

/** Consequences of an act, counted. */
export const EFECTOS_MASIVO = ['sesiones', 'asignaciones', 'subordinados', 'empresas', 'plan', 'quita_plan', 'sesiones_cerradas'] as const;
export type EfectoMasivo = (typeof EFECTOS_MASIVO)[number];
