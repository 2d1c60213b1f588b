import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import type { Context } from '../../../core/context.ts';
import { owns } from '../../../db/owned.ts';
import { notFound } from '../../../errors/errors.ts';
import { findLevels, findVisibles } from '../edt.repository.ts';
import { buildEdt, type NodoLeido } from '../edt.rules.ts';
import { faltasOf, isTema, type NodoJuzgado } from './arbol.rules.ts';
import { countPlanes, type Ids } from './faltas.repository.ts';
import { findSuministros } from '../../tema/tema.public.ts';
import { TABLAS } from './nivel.rules.ts';

const idsOf = (nodos: readonly NodoLeido[]): Ids => {
  const at = (place: number) => [...new Set(nodos.filter(({ nivel }) => nivel === place + 1).map(({ id }) => id))];
  return { planestudio: at(0), programa: at(1), curso: at(2), modulo: at(3), tema: at(4) };
};

/** Reads the tree of a plan with what its parts lack. Throws 404 without the plan in the scope. */
export async function readArbol(context: Pick<Context, 'db' | 'scope' | 'texts'>, id_planestudio: number): Promise<NodoJuzgado[]> {
  const { db, scope, texts } = context;
  const visible = await findVisibles({ db, scope }, [id_planestudio]);
  if (!visible.length) throw notFound('planestudio');
  const nodos = buildEdt(await findLevels(db, visible), texts);
  const suministros = await findSuministros(
    db,
    nodos.filter(isTema).map(({ id }) => id),
  );
  const planes = new Map((await countPlanes(db, idsOf(nodos))).map(({ tabla, id, planes: count }) => [`${tabla}-${id}`, count]));
  const faltas = faltasOf(nodos, suministros);
  const isOwn = owns(scope);
  return nodos.map(({ id_empresa, ...nodo }) => ({
    ...nodo,
    otros: Math.max((planes.get(`${TABLAS[nodo.nivel - 1]}-${nodo.id}`) ?? 1) - 1, 0),
    propio: isOwn(id_empresa),
    faltas: faltas.get(nodo.edt) ?? [],
  }));
}

/** `GET /planestudio/arbol/:id`: the tree of a plan, to build it (P229). Throws 404 without the plan. */
export async function getArbol(
  context: Context,
  { params }: RequestOf<typeof planestudioApi.arbol>,
): Promise<ResponseOf<typeof planestudioApi.arbol>> {
  const nodos = await readArbol(context, params.id);
  return nodos.map(({ faltas, ...nodo }) => ({
    ...nodo,
    faltas: faltas.map(({ texto, impide }) => ({ texto: context.texts.word(texto), impide })),
  }));
}
