import type { asignacionApi } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { message } from '@portal/messages';
import type { Context } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { requireKnown } from '../../../../core/master/link-service.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { Executor } from '../../../../db/executor.ts';
import { AppError } from '../../../../errors/errors.ts';
import { recordAssigning } from '../../asignar.service.ts';
import { findAlcanzadas } from '../../cierre.repository.ts';
import { findElegidas } from '../../lista.repository.ts';
import { findNombres, findPlazos } from '../prorroga.repository.ts';
import { prorrogar } from '../prorroga.service.ts';
import { countJuicio, judgeProrroga, type Juicio } from '../prorroga.rules.ts';

type Call = typeof asignacionApi.prorrogar;
type Body = RequestOf<Call>['body'];

/**
 * `POST /asignacion/prorrogar`: extends the deadlines of the selected assignments, or withdraws their extensions, with a letter to each person
 * (P205). With `simular` it changes nothing and answers what would follow. Throws 400 for a day in the past, an unknown row and one of a person
 * outside the scope, 409 when the selection changed.
 */
export async function extendAsignaciones(context: Context, { query, body }: RequestOf<Call>): Promise<ResponseOf<Call>> {
  const { today } = context;
  if ('fecha' in body.plazo && body.plazo.fecha < today) {
    const problem = message('asignacion.prorroga.pasada');
    throw new AppError('datos_invalidos', problem, { errors: { 'plazo.fecha': problem } });
  }
  if (query.simular === 1) {
    const juicio = await judge(context.db, context, body);
    const counted = { ...countJuicio(juicio, today), nombres: await namesOf(context.db, juicio), lote: null };
    return { ...done(context, 'asignacion.prorroga.previsto', { n: counted.prorrogadas }), ...counted };
  }
  return inTransaction(context, async (trx) => {
    const juicio = await judge(trx, context, body);
    const counted = { ...countJuicio(juicio, today), nombres: await namesOf(trx, juicio) };
    const lote = await store(trx, context, { juicio, body });
    return { ...done(context, 'asignacion.prorroga.hecho', { n: counted.prorrogadas }), ...counted, lote };
  });
}

/** Judges the chosen assignments, locked inside a transaction. */
async function judge(db: Executor, { scope, today }: Context, { seleccion, filtros, ...pedido }: Body): Promise<Juicio> {
  const ids = await findElegidas({ db, scope }, filtros ?? {}, seleccion);
  const reached = await findAlcanzadas(db, scope, ids);
  requireKnown(
    ids,
    { field: 'seleccion.ids', noun: 'asignacion' },
    ids.filter((id) => !reached.has(id)),
  );
  return judgeProrroga(await findPlazos(db, [...reached]), pedido, today);
}

const namesOf = (db: Executor, { cambios }: Juicio): Promise<string[]> =>
  findNombres(db, [...new Set(cambios.map(({ de }) => de.id_usuario))]);

interface Guardado {
  readonly juicio: Juicio;
  readonly body: Body;
}

/** Stores the deadlines, queues their letters and notes both; returns the number of the bulk send. */
async function store(trx: Executor, context: Context, { juicio: { cambios }, body }: Guardado): Promise<number | null> {
  if (!cambios.length) return null;
  const { motivo, avisar, plazo } = body;
  const personas = new Set(cambios.map(({ de }) => de.id_usuario)).size;
  const word = 'retirar' in plazo ? 'asignacion.prorroga.anotadaRetirada' : 'asignacion.prorroga.anotada';
  await recordAssigning(trx, { detalle: message(word, { n: cambios.length, personas, motivo }), ...context });
  const told = avisar === 1 && cambios.some(({ de }) => de.con_correo);
  const rows = cambios.map(({ de: _de, ...cambio }) => cambio);
  return prorrogar(trx, context, { cambios: rows, via: 'administracion', usuario: context.user.username, avisar: told });
}
