import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { requireKnown } from '../../../core/master/link-service.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { invalid } from '../../../errors/errors.ts';
import { findGruposActivos, findIntegrantes } from '../grupo.repository.ts';
import { findContradiction, type Pareja, sortParejas } from '../grupo.rules.ts';
import { moveIntoGroups } from '../grupo.service.ts';

type InsGrupo = typeof usuarioApi.insGrupo;

/**
 * `POST /usuario/ins/grupo`: all or nothing, repeatable; skips and counts people who left. Throws 400 with the row of an unknown group, of
 * an unknown person or one outside the scope, and of a person with two groups.
 */
export const putIntoGroups = (context: Context, { body }: RequestOf<InsGrupo>): Promise<ResponseOf<InsGrupo>> =>
  inTransaction(context, async (trx) => {
    requireOneGroup(body);
    await requireGroups(trx, body);
    const ids = body.map(({ id_usuario }) => id_usuario);
    const personas = await findIntegrantes(trx, { ids, scope: context.scope, lock: true });
    const known = new Set(personas.map(({ id_usuario }) => id_usuario));
    requireKnown(
      ids,
      { field: 'id_usuario', noun: 'persona' },
      ids.filter((id) => !known.has(id)),
    );
    const reparto = sortParejas(body, personas);
    const asignados = await moveIntoGroups(trx, context, reparto);
    const counted = { cambiados: reparto.cambian.length, existentes: reparto.existentes, cesados: reparto.cesados, asignados };
    return { ...done(context, 'grupo.asignado', counted), ...counted };
  });

function requireOneGroup(parejas: readonly Pareja[]): void {
  const row = findContradiction(parejas);
  if (row < 0) return;
  throw invalid(`${row}.codigo_grupo`, 'grupo.errores.filaRepetida', { fila: row + 1, id: String(parejas[row]?.id_usuario) });
}

async function requireGroups(trx: Executor, parejas: readonly Pareja[]): Promise<void> {
  const active = await findGruposActivos(trx, [...new Set(parejas.map(({ codigo_grupo }) => codigo_grupo))]);
  const row = parejas.findIndex(({ codigo_grupo }) => !active.has(codigo_grupo));
  if (row < 0) return;
  throw invalid(`${row}.codigo_grupo`, 'grupo.errores.filaGrupo', { fila: row + 1, codigo: parejas[row]?.codigo_grupo ?? '' });
}
