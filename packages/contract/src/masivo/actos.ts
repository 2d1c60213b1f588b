import { z } from 'zod';
import { id, possibleDay, text } from '../core/fields.ts';
import { IDIOMAS } from '../usuario/idiomas.ts';

/** Kinds of acts on many people (P236). */
export const CLASES_PERSONAS = ['cesar', 'empresa', 'jefe', 'grupo', 'plan', 'idioma'] as const;
/** Kinds of acts on many records of a master (P247); the one that cannot be taken back comes last. */
export const CLASES_REGISTROS = [
  'activar',
  'inactivar',
  'categoria',
  'etiquetar',
  'desetiquetar',
  'vincular',
  'desvincular',
  'eliminar',
] as const;
export const CLASES_MASIVO = [...CLASES_PERSONAS, ...CLASES_REGISTROS] as const;
export type ClasePersonas = (typeof CLASES_PERSONAS)[number];
export type ClaseRegistros = (typeof CLASES_REGISTROS)[number];
export type ClaseMasivo = (typeof CLASES_MASIVO)[number];

/** Act on many people: its kind with its values. */
export const actoPersonas = z.union([
  z.object({ clase: z.literal('cesar'), fecha_cese: possibleDay }),
  z.object({ clase: z.literal('empresa'), id_empresa: id }),
  z.object({ clase: z.literal('jefe'), codigo_jefe_inmediato: text(50) }),
  z.object({ clase: z.literal('grupo'), codigo_grupo: text(50) }),
  z.object({ clase: z.literal('plan'), id_planestudio: id }),
  z.object({ clase: z.literal('idioma'), idioma: z.enum(IDIOMAS) }),
]);
export type ActoPersonas = z.output<typeof actoPersonas>;

/** Masters of which many records are changed at once: contents, which an author changes too, and those of the organisation. */
export const CONTENIDOS_MASIVO = ['planestudio', 'programa', 'curso', 'modulo', 'tema', 'pregunta'] as const;
export const MAESTROS_MASIVO = [...CONTENIDOS_MASIVO, 'empresa', 'parametro'] as const;
export type MaestroMasivo = (typeof MAESTROS_MASIVO)[number];

/** Topics of one act of linking. */
export const LIMITE_TEMAS = 50;
/** Characters of a tag that an act adds. */
export const LIMITE_ETIQUETA = 50;

// A comma would be two tags.
const etiqueta = text(LIMITE_ETIQUETA).refine((valor) => !valor.includes(','), { params: { clave: 'etiqueta' } });
const temas = z.array(id).max(LIMITE_TEMAS);
const estados = [
  z.object({ clase: z.literal('activar') }),
  z.object({ clase: z.literal('inactivar') }),
  z.object({ clase: z.literal('eliminar') }),
] as const;
const categoria = z.object({ clase: z.literal('categoria'), codigo_categoria: text(50) });
const etiquetas = [
  z.object({ clase: z.literal('etiquetar'), etiqueta }),
  z.object({ clase: z.literal('desetiquetar'), etiqueta }),
] as const;

/** Acts of each master: a category or tags only where its records have them. */
export const actosDe = {
  planestudio: z.union(estados),
  programa: z.union(estados),
  curso: z.union([...estados, ...etiquetas]),
  modulo: z.union([...estados, categoria, ...etiquetas]),
  tema: z.union([...estados, categoria, ...etiquetas]),
  pregunta: z.union([
    ...estados,
    categoria,
    z.object({ clase: z.literal('vincular'), temas: temas.min(1) }),
    /** Without topics: from all of them. */
    z.object({ clase: z.literal('desvincular'), temas }),
  ]),
  empresa: z.union(estados),
  parametro: z.union(estados),
} as const;

/** Act on many records of a master; `id_dominio`: table of the parameters. */
type Registros<De extends MaestroMasivo> = De extends MaestroMasivo
  ? z.output<(typeof actosDe)[De]> extends infer Acto
    ? Acto extends object
      ? Acto & { readonly de: De; readonly id_dominio?: number }
      : never
    : never
  : never;
export type ActoRegistros = Registros<MaestroMasivo>;
export type ActoMasivo = ActoPersonas | ActoRegistros;
/** Act of one kind. */
export type ActoDe<Clase extends ClaseMasivo> = Extract<ActoMasivo, { readonly clase: Clase }>;

/** Returns the kinds of act that the records of a master admit, in the order of the menu. */
export const clasesDe = (de: MaestroMasivo): ClaseRegistros[] =>
  CLASES_REGISTROS.filter((clase) => actosDe[de].options.some(({ shape }) => shape.clase.value === clase));

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
  'ajeno',
  'dependencias',
  'publicar',
  'otra_empresa',
  'etiqueta_larga',
  'sin_etiqueta',
] as const;
export type MotivoMasivo = (typeof MOTIVOS_MASIVO)[number];

/** Consequences of an act, counted. */
export const EFECTOS_MASIVO = [
  'sesiones',
  'asignaciones',
  'subordinados',
  'empresas',
  'plan',
  'quita_plan',
  'sesiones_cerradas',
  'frase',
  'sin_vuelta',
] as const;
export type EfectoMasivo = (typeof EFECTOS_MASIVO)[number];
