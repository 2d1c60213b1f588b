import { type NodoArbol, type NivelDePlan } from '@portal/contract/planestudio';
import { checkTema } from '@portal/contract/tema';
import { message, type Message } from '@portal/messages';
import type { NodoLeido } from '../edt.rules.ts';
import { nivelOf } from './nivel.rules.ts';

/** Missing part of a node; `impide`: it cannot be published without. */
interface Falta {
  readonly texto: Message;
  readonly impide: boolean;
}

/** Child of a record, in its order. */
export interface Hijo {
  readonly id: number;
  /** Of the link of a topic: 1 asks its questions (P62); 0 at the other levels. */
  readonly cuestionario: number;
}

/** Material and questions of a topic (P45). */
export interface Suministro {
  readonly id: number;
  readonly contenido: string | null;
  readonly contenidos: number;
  readonly numero_preguntas: number;
  readonly banco: number;
  readonly sin_descripcion?: number;
  readonly marcar_todo?: number;
}

/** Values for new records from the latest sibling, else from the latest record of the level. */
export interface Modelo {
  /** Code of the latest sibling; null without one. */
  readonly hermano: string | null;
  /** Code of the latest record of the level; null without one. */
  readonly ultimo: string | null;
  /** Category of modules and topics; null where the portal has none. */
  readonly categoria: string | null;
  readonly duracion: number | null;
  readonly numero_preguntas: number | null;
}

const TEMA = 5;

/** Empty parents lack their children; a plan without programs is not published (P45). */
const VACIOS = {
  plan: { texto: message('arbol.faltas.sinProgramas'), impide: true },
  programa: { texto: message('arbol.faltas.sinCursos'), impide: false },
  curso: { texto: message('arbol.faltas.sinModulos'), impide: false },
  modulo: { texto: message('arbol.faltas.sinTemas'), impide: false },
} as const;

/** A template is never published (P252). */
const PLANTILLA: Falta = { texto: message('arbol.faltas.plantilla'), impide: true };

/** Returns what a topic lacks, short enough for its line. */
function faltasDeTema(suministro: Suministro): Falta[] {
  const { numero_preguntas: preguntas, banco, sin_descripcion = 0, marcar_todo = 0 } = suministro;
  const texts = {
    contenido: message('arbol.faltas.contenido'),
    preguntas: message('arbol.faltas.preguntas', { preguntas }),
    banco: message('arbol.faltas.banco', { preguntas, banco }),
    imagenes: message('arbol.faltas.imagenes', { preguntas: sin_descripcion }),
    marcarTodo: message('arbol.faltas.marcarTodo', { preguntas: marcar_todo }),
  };
  const faltan = checkTema(suministro).filter(({ cumple }) => !cumple);
  // Without any question both checks fail: the first one says it.
  const shown = faltan.some(({ nombre }) => nombre === 'preguntas') ? faltan.filter(({ nombre }) => nombre !== 'banco') : faltan;
  return shown.map(({ nombre, impide }) => ({ texto: texts[nombre], impide }));
}

/** Returns what each node lacks, by its number in the tree. */
export function faltasOf(nodos: readonly NodoLeido[], suministros: readonly Suministro[]): ReadonlyMap<string, Falta[]> {
  const parents = new Set(nodos.map(({ parent_edt }) => parent_edt));
  const byTema = new Map(suministros.map((one) => [one.id, faltasDeTema(one)]));
  return new Map(
    nodos.map(({ nivel, id, edt, plantilla }): [string, Falta[]] => {
      const tipo = nivelOf(nivel);
      if (tipo === 'tema') return [edt, byTema.get(id) ?? []];
      return [edt, [...(plantilla === 1 ? [PLANTILLA] : []), ...(parents.has(edt) ? [] : [VACIOS[tipo]])]];
    }),
  );
}

/** Node as the call answers it, before its sentences are worded. */
export type NodoJuzgado = Omit<NodoArbol, 'faltas'> & { readonly faltas: readonly Falta[] };

/** Returns the nodes of a branch: the record in its first place, and all below it; each record once. */
export function ramaDe<Nodo extends Pick<NodoArbol, 'nivel' | 'id' | 'edt'>>(
  nodos: readonly Nodo[],
  root: Pick<NodoArbol, 'nivel' | 'id'>,
): Nodo[] {
  const found = nodos.find(({ nivel, id }) => nivel === root.nivel && id === root.id);
  if (!found) return [];
  const seen = new Set<string>();
  return nodos.filter(({ nivel, id, edt }) => {
    if (edt !== found.edt && !edt.startsWith(`${found.edt}.`)) return false;
    const record = `${nivel}-${id}`;
    return !seen.has(record) && Boolean(seen.add(record));
  });
}

/** Puts a child before another one of the list, or at its end for null; undefined when that one is not there. */
export function placeHijo(hijos: readonly Hijo[], hijo: Hijo, antes: number | null): Hijo[] | undefined {
  const rest = hijos.filter(({ id }) => id !== hijo.id);
  const place = antes === null ? rest.length : rest.findIndex(({ id }) => id === antes);
  return place < 0 ? undefined : rest.toSpliced(place, 0, hijo);
}

/** Returns whether two lists hold the same children in the same order. */
export const sameHijos = (one: readonly Hijo[], other: readonly Hijo[]): boolean =>
  one.length === other.length &&
  one.every(({ id, cuestionario }, index) => id === other[index]?.id && cuestionario === other[index].cuestionario);

/** Form of codes: the text before the number, and its digits. */
export interface FormaDeCodigo {
  readonly prefijo: string;
  readonly cifras: number;
}

const PROPIA: Readonly<Record<NivelDePlan, FormaDeCodigo>> = {
  programa: { prefijo: 'P-', cifras: 3 },
  curso: { prefijo: 'C-', cifras: 3 },
  modulo: { prefijo: 'M-', cifras: 3 },
  tema: { prefijo: 'T-', cifras: 4 },
};

/** Splits a code into the text before its last digits and their number; undefined without digits at its end. */
function formOf(codigo: string | null): FormaDeCodigo | undefined {
  const letters = (codigo ?? '').split('');
  const cifras = letters.length - 1 - letters.findLastIndex((letter) => letter < '0' || letter > '9');
  return codigo && cifras > 0 && cifras <= 8 ? { prefijo: codigo.slice(0, -cifras), cifras } : undefined;
}

/** Returns the letters with which a code begins and the sign after them, `CUR-` of `CUR-ETI-2`; undefined without. */
function headOf(codigo: string | null): FormaDeCodigo | undefined {
  const head = /^\p{L}{1,8}[-_./ ]?/u.exec(codigo ?? '')?.[0];
  return head ? { prefijo: head, cifras: 3 } : undefined;
}

/** Returns the form of the codes of new records: that of the latest sibling, else the head of the latest code; topics are numbered `T-0001`. */
export const formaDe = (nivel: NivelDePlan, { hermano, ultimo }: Pick<Modelo, 'hermano' | 'ultimo'>): FormaDeCodigo =>
  nivel === 'tema' ? PROPIA.tema : (formOf(hermano) ?? headOf(ultimo) ?? PROPIA[nivel]);

/** Returns codes of a form that follow a number. */
export const codigosAfter = ({ prefijo, cifras }: FormaDeCodigo, highest: number, cantidad: number): string[] =>
  Array.from({ length: cantidad }, (_, index) => `${prefijo}${String(highest + 1 + index).padStart(cifras, '0')}`);

/** Returns whether a node of the tree is a topic. */
export const isTema = ({ nivel }: Pick<NodoArbol, 'nivel'>): boolean => nivel === TEMA;

/** Word of a refusal for a record that is not the caller's to change (P199). */
export const AJENO: Message = message('arbol.errores.ajeno');
