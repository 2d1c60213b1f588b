import { NIVELES_DE_PLAN, type NivelDePlan } from '@portal/contract/planestudio';
import { identidadDe } from '@portal/contract/pregunta';
import { requireFamily } from '../../../core/master/owner.ts';
import type { Executor } from '../../../db/executor.ts';
import { lockOwners } from '../../../db/owned.ts';
import { failure } from '../../../errors/errors.ts';
import { contenidoDe, defaultCategoria, findCategoriasConNombre, insertPreguntas } from '../../pregunta/pregunta.public.ts';
import { freeCodigos } from '../arbol/agregar.service.ts';
import { lockRegistros, type Stamp } from '../arbol/arbol.repository.ts';
import { insertNuevos, lockModelo } from '../arbol/nuevos.repository.ts';
import { TABLAS, type Tabla } from '../arbol/nivel.rules.ts';
import type { Datos, Nodo } from './datos.rules.ts';
import * as repository from './escribir.repository.ts';
import type { Hecho } from './hecho.rules.ts';
import type { Actos } from './proyecto.rules.ts';

/** Acts to write, with their stamp. */
export interface Escritura {
  readonly trx: Executor;
  readonly stamp: Stamp;
  readonly datos: Datos;
  readonly actos: Actos;
}

/** Ids of the records of a sheet, also of those that this transaction made. */
type Ids = ReadonlyMap<string, number>;

const idIn = (ids: Ids, { id, clave }: Nodo): number => id ?? ids.get(clave) ?? 0;

/** Returns the stored records that get other children, by table. */
export function padresDe({ mudanzas }: Actos): Record<Tabla, number[]> {
  const padres: Record<Tabla, number[]> = { planestudio: [], programa: [], curso: [], modulo: [], tema: [] };
  for (const mudanza of mudanzas) if (mudanza.padre.id !== null && isOther(mudanza)) padres[mudanza.padre.nivel].push(mudanza.padre.id);
  return padres;
}

/** Makes the new records of a level, in the order of the sheet. */
async function makeNuevos(
  { trx, stamp, actos, datos }: Escritura,
  nivel: NivelDePlan,
  categorias: Map<string, string | null>,
): Promise<[string, number][]> {
  const asked = actos.nuevos.filter(({ nodo }) => nodo.nivel === nivel);
  if (!asked.length) return [];
  const modelo = await lockModelo(trx, nivel, 0);
  const codigos = await freeCodigos(trx, { nivel, modelo, cantidad: asked.length });
  const questions = countPreguntas(actos);
  const nuevos = asked.map(({ nodo, padre }, place) => {
    const categoria = nivel === 'tema' ? categoriaOf(datos, categorias, padre) : modelo.categoria;
    categorias.set(nodo.clave, categoria);
    const { duracion = null, numero_preguntas } = actos.ajustes.get(nodo.clave)?.valores ?? {};
    const some = questions.get(nodo.clave);
    const { titulo, id_empresa } = nodo;
    const preguntas = numero_preguntas ?? (some === undefined ? null : Math.min(some, PREGUNTAS));
    return { titulo, codigo: codigos[place] ?? '', id_empresa, categoria, duracion, numero_preguntas: preguntas };
  });
  if ((nivel === 'modulo' || nivel === 'tema') && nuevos.some(({ categoria }) => categoria === null))
    throw failure('conflicto', 'arbol.errores.sinCategoria');
  const ids = await insertNuevos(trx, nivel, { nuevos, stamp });
  return asked.map(({ nodo }, place) => [nodo.clave, ids[place] ?? 0]);
}

/** Questions of an attempt in a new topic of which the sheet brings that many. */
const PREGUNTAS = 5;

const categoriaOf = ({ registros }: Datos, made: ReadonlyMap<string, string | null>, padre: Nodo): string | null =>
  padre.id === null ? (made.get(padre.clave) ?? null) : (registros.modulo.get(padre.id)?.categoria ?? null);

function countPreguntas({ preguntas }: Actos): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tema } of preguntas.values()) counts.set(tema.clave, (counts.get(tema.clave) ?? 0) + 1);
  return counts;
}

/** Puts the children of every record that changes into their order. */
async function placeHijos({ trx, stamp, actos }: Escritura, ids: Ids): Promise<void> {
  for (const nivel of NIVELES_DE_PLAN) {
    const changed = actos.mudanzas.filter((one) => one.nivel === nivel && isOther(one));
    const puestos = changed.flatMap(({ padre, despues }) =>
      despues.map((hijo, place) => ({
        padre: idIn(ids, padre),
        id: idIn(ids, hijo),
        orden: place + 1,
        cuestionario: actos.cuestionarios.get(`${padre.clave} ${hijo.clave}`)?.valor ?? 1,
      })),
    );
    await repository.writePuestos(trx, nivel, { puestos, stamp });
  }
  await repository.writeCuestionarios(
    trx,
    [...actos.cuestionarios.values()].map(({ padre, tema, valor }) => ({ padre: idIn(ids, padre), id: idIn(ids, tema), valor })),
  );
}

const isOther = ({ antes, despues }: Actos['mudanzas'][number]): boolean =>
  antes.length !== despues.length || antes.some(({ clave }, place) => despues[place]?.clave !== clave);

/** Writes values and requirements of topics, and returns those that were stored with their versions and what they were. */
async function writeTemas({ trx, stamp, datos, actos }: Escritura, ids: Ids): Promise<Hecho['temas']> {
  const touched = new Map<string, { tema: Nodo; fila: number }>();
  for (const { tema, fila } of [...actos.ajustes.values(), ...actos.requisitos])
    if (!touched.has(tema.clave)) touched.set(tema.clave, { tema, fila });
  const required = new Map(actos.requisitos.map(({ tema, requiere }) => [tema.clave, idIn(ids, requiere)]));
  const rows = [...touched.values()].map(({ tema, fila }) => {
    const { duracion = null, numero_preguntas = null, notaminima = null } = actos.ajustes.get(tema.clave)?.valores ?? {};
    return {
      tema,
      fila,
      valores: { id: idIn(ids, tema), duracion, numero_preguntas, notaminima, referencia: required.get(tema.clave) ?? null },
    };
  });
  await repository.completeNuevos(
    trx,
    rows.filter(({ tema }) => tema.id === null).map(({ valores }) => valores),
  );
  const stored = rows.filter(({ tema }) => tema.id !== null);
  const versions = await repository.changeTemas(
    trx,
    stored.map(({ valores }) => valores),
    stamp,
  );
  return stored.flatMap(({ tema, fila }) => {
    const before = datos.temas.get(tema.id ?? 0);
    if (!before || tema.id === null) return [];
    const { duracion, numero_preguntas, notaminima, referencia } = before;
    return [{ id: tema.id, fila, version: versions.get(tema.id) ?? 0, antes: { duracion, numero_preguntas, notaminima, referencia } }];
  });
}

async function writeMateriales({ trx, stamp, actos }: Escritura, ids: Ids): Promise<Pick<Hecho, 'materiales' | 'titulos'>> {
  const nuevos = [...actos.materiales.values()];
  const made = await repository.insertMateriales(
    trx,
    nuevos.map(({ tema, material }) => ({ id_tema: idIn(ids, tema), ...material })),
    stamp,
  );
  const titulos = [...actos.titulos].map(([id, titulo]) => ({ id, ...titulo }));
  const versions = await repository.renameMateriales(trx, titulos, stamp);
  return {
    materiales: nuevos.map(({ tema, fila }, place) => ({ id: made[place] ?? 0, id_tema: idIn(ids, tema), fila })),
    titulos: titulos.map(({ id, antes, fila }) => ({ id, antes, fila, version: versions.get(id) ?? 0 })),
  };
}

/** Makes the questions that the bank lacks, one for all topics of an owner that have the same, and links them. */
async function writePreguntas({ trx, stamp, actos }: Escritura, ids: Ids): Promise<Pick<Hecho, 'preguntas' | 'enlacesDePregunta'>> {
  const asked = [...actos.preguntas.values()];
  const keyOf = ({ tema, pregunta }: (typeof asked)[number]) => `${tema.id_empresa ?? ''} ${identidadDe(pregunta)}`;
  const firsts = new Map<string, (typeof asked)[number]>();
  for (const one of asked) if (one.id === undefined && !firsts.has(keyOf(one))) firsts.set(keyOf(one), one);
  const made = firsts.size ? await insertPreguntas(trx, await withCategoria(trx, [...firsts.values()]), stamp) : [];
  const idOf = new Map([...firsts.keys()].map((key, place) => [key, made[place] ?? 0]));
  const enlaces = asked.map((one) => ({ id_tema: idIn(ids, one.tema), id_pregunta: one.id ?? idOf.get(keyOf(one)) ?? 0, fila: one.fila }));
  await repository.linkPreguntas(trx, enlaces, stamp);
  return { preguntas: [...firsts.values()].map(({ fila }, place) => ({ id: made[place] ?? 0, fila })), enlacesDePregunta: enlaces };
}

async function withCategoria(trx: Executor, filas: readonly (Actos['preguntas'] extends Map<string, infer One> ? One : never)[]) {
  const categorias = await findCategoriasConNombre(trx);
  const categoria = defaultCategoria(categorias, undefined);
  if (!categoria) throw failure('conflicto', 'planestudio.hoja.sinCategoriaDePreguntas');
  return filas.map(({ tema, pregunta }) => ({
    pregunta: pregunta.pregunta,
    ...contenidoDe(pregunta),
    id_empresa: tema.id_empresa,
    codigo_categoria: categoria.codigo,
    codigo_estado: 1,
  }));
}

/** Locks what the acts of a sheet change, until the transaction ends: afterwards it is read again. */
export async function lockCambiados(trx: Executor, actos: Actos): Promise<void> {
  await lockOwners(trx, 'link');
  const padres = padresDe(actos);
  for (const tabla of TABLAS) if (padres[tabla].length) await lockRegistros(trx, tabla, padres[tabla]);
  // The lock of the numbers of topics is that of what they require.
  if (actos.requisitos.length) await lockModelo(trx, 'tema', 0);
}

/** Writes all acts of a sheet, of which the records are locked: a fixed number of statements for any number of rows. */
export async function escribir(escritura: Escritura): Promise<Hecho> {
  const { trx, stamp, datos, actos } = escritura;
  const padres = padresDe(actos);
  const ids = new Map<string, number>();
  const categorias = new Map<string, string | null>();
  for (const nivel of NIVELES_DE_PLAN) for (const [clave, id] of await makeNuevos(escritura, nivel, categorias)) ids.set(clave, id);
  await placeHijos(escritura, ids);
  const temas = await writeTemas(escritura, ids);
  const materiales = await writeMateriales(escritura, ids);
  const preguntas = await writePreguntas(escritura, ids);
  for (const tabla of TABLAS) {
    await repository.touchAll(trx, { tabla, ids: padres[tabla] }, stamp);
    if (padres[tabla].length && tabla !== 'tema') await requireFamily(trx, tabla, padres[tabla]);
  }
  return {
    creados: actos.nuevos.map(({ nodo, fila }) => ({ nivel: nodo.nivel, id: idIn(ids, nodo), fila })),
    enlaces: actos.enlaces.map(({ padre, hijo, fila }) => ({ nivel: hijo.nivel, padre: idIn(ids, padre), id: idIn(ids, hijo), fila })),
    ordenes: actos.mudanzas
      .filter((one) => one.padre.id !== null && isOther(one))
      .map(({ padre, nivel, antes }) => ({ nivel, padre: padre.id ?? 0, ids: antes.map(({ id }) => id ?? 0) })),
    movidos: actos.movidos.map(({ fila }) => ({ fila })),
    cuestionarios: [...actos.cuestionarios.values()].flatMap(({ padre, tema, valor, fila }) =>
      datos.hijos.tema.get(padre.id ?? 0)?.some(({ id }) => id === tema.id)
        ? [{ padre: padre.id ?? 0, id: tema.id ?? 0, antes: 1 - valor, fila }]
        : [],
    ),
    requisitos: actos.requisitos.map(({ tema, requiere, fila }) => ({ id: idIn(ids, tema), requiere: idIn(ids, requiere), fila })),
    temas,
    ...materiales,
    ...preguntas,
  };
}
