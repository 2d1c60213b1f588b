import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { ParejaUnion, unionApi } from '@portal/contract/union';
import { message } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { tried } from '../../../core/trial.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, invalid, notFound } from '../../../errors/errors.ts';
import { findPlanesCon } from '../../asignacion/asignacion.public.ts';
import { lockDominiosDeEmpresa } from '../../parametro/parametro.public.ts';
import { efectosDe, efectosDePersona, textoDe } from '../efectos.rules.ts';
import { huellaDe } from '../huella.crypto.ts';
import { join } from '../join.service.ts';
import { noteUnion } from '../note-union.service.ts';
import { requireAll, requirePersonas } from '../personas-checks.service.ts';
import { findGrupos } from '../separar.repository.ts';
import { type Candidato, findCandidatos, findMovidas, insertUnion, tablaDe } from '../union.repository.ts';

type Calls = typeof unionApi;

interface Lados {
  readonly conservado: Candidato;
  readonly unido: Candidato;
}

/** `POST /union/simular` (P249, P258): joins two records in a transaction that is rolled back, and says what that did. Throws 400, 404, 409. */
export async function simulateUnion(context: Context, { body }: RequestOf<Calls['simular']>): Promise<ResponseOf<Calls['simular']>> {
  const { conservado, unido, ...hecho } = await tried(context, async (trx) => {
    const made = await make(trx, context, body);
    if (body.clase === 'usuario') return made;
    const usuarios = await findMovidas(trx, made.id_union);
    const planes = await findPlanesCon(trx, { cambio: {}, usuarios, today: context.today });
    const dados = planes.flatMap(({ plan, asignados }) => (asignados ? [{ efecto: 'plan' as const, nombre: plan, total: asignados }] : []));
    return { ...made, efectos: [...made.efectos, ...dados] };
  });
  return { ...done(context, 'union.simulada'), ...hecho, conservado, unido };
}

/**
 * `POST /union/confirmar` (P249, P258): joins two records as they were shown, in one transaction. Throws 409 when it would do anything else than what
 * was shown.
 */
export async function confirmUnion(context: Context, { body }: RequestOf<Calls['confirmar']>): Promise<ResponseOf<Calls['confirmar']>> {
  return inTransaction(context, async (trx) => {
    const { conservado, unido, huella, efectos, id_union } = await make(trx, context, body);
    if (huella !== body.huella) throw failure('conflicto', 'union.errores.cambio');
    const suceso = message('union.suceso', { unido: nameOf(unido), conservado: nameOf(conservado) });
    await noteUnion(trx, context, { ...body, suceso });
    return { ...done(context, 'union.hecha', { unido: unido.nombre, conservado: conservado.nombre }), id_union, efectos };
  });
}

/** Code and name of a record, as the list of joins shows it. */
const nameOf = ({ codigo, nombre }: Candidato): string => `${codigo} · ${nombre}`;

async function make(trx: Executor, context: Context, pareja: ParejaUnion) {
  const { id_conservado, id_unido, clase } = pareja;
  if (id_conservado === id_unido) throw invalid('id_unido', 'union.errores.mismo');
  if (clase === 'usuario') await requirePersonas({ ...context, db: trx }, pareja);
  else {
    requireAll(context);
    await lockDominiosDeEmpresa(trx);
  }
  const { conservado, unido } = await readLados(trx, pareja);
  const now = instantOf(context);
  const { id_usuario, username: usuario } = context.user;
  const id_union = await insertUnion(trx, { ...pareja, id_usuario, now, conservado: nameOf(conservado), unido: nameOf(unido) });
  await join(trx, { id_union, usuario, now }, { clase, par: { viejo: id_unido, nuevo: id_conservado } });
  const grupos = await findGrupos(trx, id_union);
  const efectos = efectosDe(grupos, clase, efectosDePersona(unido));
  return { id_union, conservado, unido, efectos, huella: huellaDe(textoDe(grupos)) };
}

/** Reads and locks the records. Throws 404 for a missing one, 409 where people of other companies would get one of a company. */
async function readLados(trx: Executor, pareja: ParejaUnion): Promise<Lados> {
  const { id_conservado, id_unido, clase } = pareja;
  const found = await findCandidatos(trx, pareja);
  const [conservado, unido] = [found.get(id_conservado), found.get(id_unido)];
  if (!conservado || !unido) throw notFound(tablaDe(clase));
  if (clase !== 'usuario' && conservado.id_empresa !== null && conservado.id_empresa !== unido.id_empresa) {
    const empresa = conservado.empresa ?? '';
    throw failure('conflicto', unido.id_empresa === null ? 'union.errores.comun' : 'union.errores.otraEmpresa', { empresa });
  }
  return { conservado, unido };
}
