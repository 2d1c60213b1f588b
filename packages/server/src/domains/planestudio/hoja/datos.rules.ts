import type { NivelDePlan } from '@portal/contract/planestudio';
import type { Message } from '@portal/messages';
import type { Pregunta } from './fila.rules.ts';

/** Record of the portal that a sheet may name. */
export interface Registro {
  readonly id: number;
  readonly codigo: string;
  readonly titulo: string;
  readonly id_empresa: number | null;
  /** Of modules and topics. */
  readonly categoria: string | null;
}

/** Stored link of a record with what contains it. */
export interface EnlaceGuardado {
  readonly padre: number;
  readonly id: number;
  readonly cuestionario: number;
}

/** Stored values of a topic. */
export interface TemaGuardado {
  readonly id: number;
  readonly duracion: number;
  readonly numero_preguntas: number;
  readonly notaminima: number | null;
  readonly referencia: number | null;
  /** Addresses of its own fields. */
  readonly propias: readonly string[];
}

export interface MaterialGuardado {
  readonly id: number;
  readonly id_tema: number;
  readonly contenido: string;
  readonly codigo_tipo: string;
  readonly direccion: string;
}

/** Stored records that a sheet names or that its plan contains. */
export interface Datos {
  readonly plan: { readonly id: number; readonly titulo: string; readonly id_empresa: number | null };
  readonly registros: Readonly<Record<NivelDePlan, ReadonlyMap<number, Registro>>>;
  /** Children in their order, by what contains them. */
  readonly hijos: Readonly<Record<NivelDePlan, ReadonlyMap<number, readonly EnlaceGuardado[]>>>;
  readonly temas: ReadonlyMap<number, TemaGuardado>;
  readonly materiales: ReadonlyMap<number, readonly MaterialGuardado[]>;
  readonly preguntas: ReadonlyMap<number, ReadonlySet<number>>;
  /** Required topic of every topic that has one, also outside the plan. */
  readonly referencias: ReadonlyMap<number, number>;
  /** The caller may change what belongs to this company; null: to the whole portal (P199). */
  readonly owns: (id_empresa: number | null) => boolean;
  /** Question of the bank that is the same and that a topic of this owner may use. */
  readonly enBanco: (pregunta: Pregunta, id_empresa: number | null) => number | undefined;
  /** Pictures of new questions that the caller does not reach. */
  readonly ajenas: ReadonlySet<number>;
  /** Letters of two options that read the same. */
  readonly iguales: (pregunta: Pregunta) => { readonly una: string; readonly otra: string } | undefined;
  /** Why an address of material cannot be used, by address and kind. */
  readonly malas: ReadonlyMap<string, Message>;
}

/** Record as a sheet uses it: stored, or new and without id. */
export interface Nodo<Nivel = NivelDePlan | 'planestudio'> {
  /** `tema:5` of a stored one; `nuevo:7` of a new one. */
  readonly clave: string;
  readonly nivel: Nivel;
  readonly id: number | null;
  readonly codigo: string | null;
  readonly titulo: string;
  readonly id_empresa: number | null;
}

/** Record below the plan. */
export type Parte = Nodo<NivelDePlan>;

export const nodoDe = (nivel: NivelDePlan, { id, codigo, titulo, id_empresa }: Registro): Parte => ({
  clave: `${nivel}:${id}`,
  nivel,
  id,
  codigo,
  titulo,
  id_empresa,
});

export const nodoDelPlan = ({ plan }: Pick<Datos, 'plan'>): Nodo => ({
  clave: 'plan',
  nivel: 'planestudio',
  id: plan.id,
  codigo: null,
  titulo: plan.titulo,
  id_empresa: plan.id_empresa,
});

/** Returns the stored links below a record; none below a new one. */
export const hijosDe = ({ hijos }: Pick<Datos, 'hijos'>, nivel: NivelDePlan, { id }: Nodo): readonly EnlaceGuardado[] =>
  id === null ? [] : (hijos[nivel].get(id) ?? []);
