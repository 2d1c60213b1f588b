import { fold } from '@portal/contract/core';
import { type Acto, MAX_TITULO, type NivelDePlan } from '@portal/contract/planestudio';
import { message } from '@portal/messages';
import { instantOf } from '../../../core/context.ts';
import { lockCopia } from '../../../core/master/copia.repository.ts';
import type { Executor } from '../../../db/executor.ts';
import { type OwnedTable, ownersOf, unknownContents } from '../../../db/owned.ts';
import { failure, fieldFailure, invalid, notFound } from '../../../errors/errors.ts';
import { NIVELES } from '../copia.service.ts';
import { codigosAfter, formaDe, type Hijo, type Modelo } from './arbol.rules.ts';
import { type Acting, type Familia, type Hecho, openFamilia, planesDe, requireHijo, saveFamilia, SIN_INVERSO } from './familia.service.ts';
import { ENLACES } from './nivel.rules.ts';
import { areFree, highestBehind, insertNuevos, lockModelo } from './nuevos.repository.ts';

export type ActoDe<Name extends Acto['acto']> = Extract<Acto, { acto: Name }>;

/** Link of a new child: a topic asks its questions there (P62). */
const hijoDe = (nivel: NivelDePlan, id: number): Hijo => ({ id, cuestionario: nivel === 'tema' ? 1 : 0 });

/** Adds records in development at the end of a record, which nobody studies yet. Throws 400 for a title that is too long, 409 for one that is there. */
export async function agregar(acting: Acting, { nivel, padre, titulos }: ActoDe<'agregar'>): Promise<Hecho> {
  const { trx, stamp } = acting;
  requireTitulos(nivel, titulos);
  const familia = await openFamilia(acting, { nivel, padre });
  requireNew(familia, titulos);
  const modelo = await lockModelo(trx, nivel, padre);
  if ((nivel === 'modulo' || nivel === 'tema') && modelo.categoria === null) throw failure('conflicto', 'arbol.errores.sinCategoria');
  const codigos = await freeCodigos(trx, { nivel, modelo, cantidad: titulos.length });
  const id_empresa = (await ownersOf(trx, ENLACES[nivel].padre, [padre])).get(padre) ?? null;
  const filas = titulos.map((titulo, place) => ({ ...modelo, titulo, codigo: codigos[place] ?? '', id_empresa }));
  const nuevos = await insertNuevos(trx, nivel, { nuevos: filas, stamp });
  const cambio = await saveFamilia(acting, familia, [...familia.hijos, ...nuevos.map((id) => hijoDe(nivel, id))]);
  return {
    mensaje: message('arbol.hecho.agregar', { total: nuevos.length, padre: familia.titulo }),
    nuevos,
    inverso: { ...SIN_INVERSO, familias: [cambio], creados: { nivel, ids: nuevos } },
    planes: [],
  };
}

/** Throws 400 at a title that its level does not hold (P71). */
export function requireTitulos(nivel: NivelDePlan, titulos: readonly string[], field = (place: number) => `acto.titulos.${place}`): void {
  const place = titulos.findIndex((titulo) => titulo.length > MAX_TITULO[nivel]);
  const titulo = titulos[place];
  if (titulo === undefined) return;
  throw fieldFailure('datos_invalidos', field(place), message('arbol.errores.largo', { titulo, max: MAX_TITULO[nivel] }));
}

/** Throws 409 for a title that a child has or that comes twice: a second press adds nothing. */
function requireNew({ hijos, titulo: padre }: Familia, titulos: readonly string[]): void {
  const taken = new Set(hijos.map(({ titulo }) => fold(titulo)));
  for (const titulo of titulos) {
    const key = fold(titulo);
    if (taken.has(key)) throw failure('duplicado', 'arbol.errores.repetido', { titulo, padre });
    taken.add(key);
  }
}

interface Pedido {
  readonly nivel: NivelDePlan;
  readonly modelo: Modelo;
  readonly cantidad: number;
}

/** Returns free codes in the form of those that are there; `lockModelo` comes before. */
export async function freeCodigos(trx: Executor, { nivel, modelo, cantidad }: Pedido): Promise<string[]> {
  const forma = formaDe(nivel, modelo);
  for (let highest = await highestBehind(trx, nivel, forma.prefijo); ; highest += cantidad) {
    const codigos = codigosAfter(forma, highest, cantidad);
    // A form may have taken one of them while this transaction waited for its lock.
    if (await areFree(trx, nivel, codigos)) return codigos;
  }
}

/** Links existing records at the end of a record; those that it has already are passed over. Throws 400 for an unknown one. */
export async function enlazar(acting: Acting, { nivel, padre, ids }: ActoDe<'enlazar'>): Promise<Hecho> {
  const { trx, context } = acting;
  const familia = await openFamilia(acting, { nivel, padre });
  const [unknown] = await unknownContents(trx, { table: nivel, scope: context.scope }, ids);
  if (unknown !== undefined) throw invalid('acto.ids', `registro.hijos.${nivel}.desconocido`, { id: String(unknown) });
  const present = new Set(familia.hijos.map(({ id }) => id));
  const nuevos = [...new Set(ids)].filter((id) => !present.has(id));
  const cambio = await saveFamilia(acting, familia, [...familia.hijos, ...nuevos.map((id) => hijoDe(nivel, id))]);
  return {
    mensaje: message('arbol.hecho.enlazar', { total: nuevos.length, existentes: new Set(ids).size - nuevos.length, padre: familia.titulo }),
    nuevos,
    inverso: { ...SIN_INVERSO, familias: [cambio] },
    planes: await planesDe(trx, ENLACES[nivel].padre, [padre]),
  };
}

/** Puts a copy of a branch, inactive and with copies of everything below it, behind its original. */
export async function duplicar(acting: Acting, { nivel, padre, id }: ActoDe<'duplicar'>): Promise<Hecho> {
  const { trx, context } = acting;
  const familia = await openFamilia(acting, { nivel, padre });
  requireHijo(familia, id);
  const id_copia = await copyOf(acting, nivel, id);
  const copia = await lockCopia(trx, id_copia, { id_usuario: context.user.id_usuario, now: instantOf(context) });
  if (!copia) throw notFound('copia');
  const nuevo = { ...hijoDe(nivel, copia.id_registro), cuestionario: requireHijo(familia, id).cuestionario };
  const place = familia.hijos.findIndex((hijo) => hijo.id === id) + 1;
  const cambio = await saveFamilia(acting, familia, familia.hijos.toSpliced(place, 0, { ...nuevo, titulo: copia.nombre }));
  return {
    mensaje: message('arbol.hecho.duplicar', { titulo: copia.nombre }),
    nuevos: [copia.id_registro],
    inverso: { ...SIN_INVERSO, familias: [cambio], id_copia },
    planes: [],
  };
}

/** Copies a branch and returns the number under which the copy is kept for a day (P238). */
async function copyOf({ trx, context }: Acting, nivel: OwnedTable, id: number): Promise<number> {
  const [, service] = NIVELES.find(([tabla]) => tabla === nivel)!;
  const { id_copia } = await service.duplicate({ ...context, db: trx }, { params: { id }, body: { con_contenido: 2 } });
  return id_copia;
}
