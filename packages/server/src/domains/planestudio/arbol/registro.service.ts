import { ESTADO } from '@portal/contract/core';
import type { Inverso, Pendiente } from '@portal/contract/planestudio';
import { message } from '@portal/messages';
import { findAuthor } from '../../../core/master/author.repository.ts';
import { requireOwn } from '../../../core/master/owner.ts';
import { failure, selectionChanged, staleVersion } from '../../../errors/errors.ts';
import { type ActoDe, requireTitulos } from './agregar.service.ts';
import { AJENO, type NodoJuzgado, ramaDe } from './arbol.rules.ts';
import { readArbol } from './arbol.service.ts';
import { changeRegistros, lockRegistros } from './arbol.repository.ts';
import { type Acting, type Hecho, planesDe, requireInPlan, SIN_INVERSO } from './familia.service.ts';
import { nivelOf, numeroOf, type Tabla, TABLAS, tablaOf } from './nivel.rules.ts';

/** Changes the title of a record. Throws 409 for another version than the caller read (P31). */
export async function renombrar(acting: Acting, { nivel, id, titulo, version }: ActoDe<'renombrar'>): Promise<Hecho> {
  const { trx, context, stamp } = acting;
  requireTitulos(nivel, [titulo], () => 'acto.titulo');
  const [stored] = await lockRegistros(trx, nivel, [id]);
  await requireInPlan(acting, nivel, id);
  await requireOwn(trx, { table: nivel, scope: context.scope }, [id]);
  if (!stored || stored.version !== version) {
    const autor = await findAuthor(trx, { table: nivel, key: `id_${nivel}` }, id);
    throw staleVersion(stored, { propia: false, autor });
  }
  await changeRegistros(trx, { tabla: nivel, cambios: [{ id, titulo, codigo_estado: null }] }, stamp);
  return {
    mensaje: message('arbol.hecho.renombrar', { titulo }),
    inverso: { ...SIN_INVERSO, registros: [{ nivel, id, version: version + 1, titulo: stored.titulo }] },
    planes: [],
  };
}

/** Splits the records of a branch that a change of state meets into those that it changes and those that stay, with the reason. */
function judge(rama: readonly NodoJuzgado[], activar: boolean) {
  const met = rama.filter(({ codigo_estado }) => (activar ? codigo_estado !== ESTADO.activo : codigo_estado === ESTADO.activo));
  const reasonOf = ({ propio, faltas }: NodoJuzgado) => (propio ? faltas.find(({ impide }) => activar && impide)?.texto : AJENO);
  return { cambian: met.filter((nodo) => !reasonOf(nodo)), quedan: met.flatMap((nodo) => toPendiente(nodo, reasonOf(nodo))) };
}

const toPendiente = ({ nivel, id, titulo }: NodoJuzgado, motivo: ReturnType<typeof message> | undefined) =>
  motivo ? [{ nivel: nivelOf(nivel), id, titulo, motivo }] : [];

/**
 * Activates what is ready in a branch, or makes its active records inactive. Throws 409 when another number of records changes than the caller
 * was shown, 403 when none is the limited access's.
 */
export async function cambiarEstado(acting: Acting, { nivel, id, activar, cantidad }: ActoDe<'estado'>): Promise<Hecho> {
  const { trx, context, id_planestudio } = acting;
  const rama = ramaDe(await readArbol({ ...context, db: trx }, id_planestudio), { nivel: numeroOf(nivel), id });
  if (!rama.length) throw failure('conflicto', 'arbol.errores.fuera');
  const { cambian, quedan } = judge(rama, activar === 1);
  if (!cambian.length && rama.every(({ propio }) => !propio)) throw failure('sin_permiso', 'arbol.errores.ajeno');
  if (cambian.length !== cantidad) throw selectionChanged(cambian.length);
  const estado = activar === 1 ? ESTADO.activo : ESTADO.inactivo;
  const planes: number[] = [];
  for (const tabla of TABLAS) planes.push(...(await changeEstado(acting, { tabla, estado, cambian })));
  const registros: Inverso['registros'] = cambian.map((nodo) => ({
    nivel: nivelOf(nodo.nivel),
    id: nodo.id,
    version: nodo.version + 1,
    codigo_estado: nodo.codigo_estado,
  }));
  const pendientes: Pendiente[] = quedan.map(({ motivo, ...nodo }) => ({ ...nodo, motivo: context.texts.word(motivo) }));
  const contados = { total: cambian.length, quedan: quedan.length };
  return {
    mensaje: activar === 1 ? message('arbol.hecho.activar', contados) : message('arbol.hecho.inactivar', contados),
    pendientes,
    inverso: { ...SIN_INVERSO, registros },
    planes: [...new Set(planes)],
  };
}

interface DeTabla {
  readonly tabla: Tabla;
  readonly estado: number;
  readonly cambian: readonly NodoJuzgado[];
}

/** Changes the state of those of the nodes that are of a table, and returns the plans that contain them. Throws 409 when somebody saved one meanwhile. */
async function changeEstado({ trx, stamp }: Acting, { tabla, estado, cambian }: DeTabla): Promise<number[]> {
  const nodos = cambian.filter((nodo) => tablaOf(nivelOf(nodo.nivel)) === tabla);
  if (!nodos.length) return [];
  const ids = nodos.map((nodo) => nodo.id);
  const locked = new Map((await lockRegistros(trx, tabla, ids)).map((row) => [row.id, row]));
  if (nodos.some((nodo) => locked.get(nodo.id)?.version !== nodo.version)) throw failure('conflicto', 'arbol.errores.otro');
  await changeRegistros(trx, { tabla, cambios: ids.map((id) => ({ id, titulo: null, codigo_estado: estado })) }, stamp);
  return planesDe(trx, tabla, ids);
}
