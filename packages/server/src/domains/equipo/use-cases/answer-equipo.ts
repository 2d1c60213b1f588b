import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { EnlaceFila, equipoApi, RespuestaEquipo } from '@portal/contract/equipo';
import { type Context, instantOf, type PublicContext } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { type Autor, inTransaction, inTransactionOf } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Scope } from '../../../db/scope.ts';
import { AppError, forbidden, notFound } from '../../../errors/errors.ts';
import { prorrogar } from '../../asignacion/asignacion.public.ts';
import { hashToken } from '../../sesion/sesion.public.ts';
import { consumeEnlace, findSituaciones } from '../enlace.repository.ts';
import { requireEnlace, spentEnlace } from '../enlace.service.ts';
import { hasEquipo } from '../equipo.repository.ts';
import { insertJustificaciones, type Sello } from '../justificacion.repository.ts';
import { judgeRespuestas } from '../respuesta.rules.ts';

type Equipo = typeof equipoApi;
type Answer = ResponseOf<Equipo['responder']>;

/** Answers of a boss, and what the caller reaches. */
interface Entrega {
  readonly trx: Executor;
  readonly jefe: Autor;
  readonly scope: Scope;
  readonly via: Sello['via'];
  readonly respuestas: readonly RespuestaEquipo[];
  /** Assignments that the boss may name although their person has another boss now; those of a digest. */
  readonly avisadas: ReadonlySet<number>;
}

/** `POST /equipo/responder`: stores the answers of the caller. Throws 403 without people of one's own, 404 for somebody else's, 400 at a day. */
export const answerEquipo = (context: Context, { body }: RequestOf<Equipo['responder']>): Promise<Answer> =>
  inTransaction(context, (trx) =>
    store(context, { trx, jefe: context.user, scope: context.scope, via: 'sesion', respuestas: body.respuestas, avisadas: new Set() }),
  );

/**
 * `POST /equipo/enlace/responder`: stores the answers of a digest and consumes its link, once (P43). Throws the same 410 for a wrong, a used and an
 * expired one; a refused day leaves the link as it was.
 */
export async function answerEnlace(context: PublicContext, { body }: RequestOf<Equipo['responderEnlace']>): Promise<Answer> {
  const jefe = await requireEnlace(context, body.token);
  return inTransactionOf(context, jefe, async (trx) => {
    if (!(await consumeEnlace(trx, hashToken(body.token), instantOf(context)))) throw spentEnlace();
    const avisadas = new Set(jefe.asignaciones);
    if (body.respuestas.some(({ id_asignacion }) => !avisadas.has(id_asignacion))) throw notFound('asignacion');
    return store(context, { trx, jefe, scope: null, via: 'enlace', respuestas: body.respuestas, avisadas });
  });
}

async function store(context: PublicContext, { trx, jefe, scope, via, respuestas, avisadas }: Entrega): Promise<Answer> {
  const { id_usuario: id_jefe, username: usuario } = jefe;
  const { today } = context;
  const ids = respuestas.map(({ id_asignacion }) => id_asignacion);
  const filas = await findSituaciones(trx, { id_jefe, scope, today }, ids);
  const propias = new Set(filas.flatMap(({ id_asignacion, situacion }) => (situacion === 'ajena' ? [] : [id_asignacion])));
  if (ids.some((id) => !propias.has(id) && !avisadas.has(id))) throw (await hasEquipo(trx, id_jefe)) ? notFound('asignacion') : forbidden();
  const { guardar, omitidas, errores } = judgeRespuestas(respuestas, filas, today);
  const [first] = Object.values(errores);
  if (first) throw new AppError('datos_invalidos', first, { errors: errores });
  if (guardar.length) await insertJustificaciones(trx, guardar, { via, usuario, now: instantOf(context) });
  await extend(context, { trx, via, usuario }, { guardar, filas });
  return { ...done(context, 'equipo.respondidas', { respondidas: guardar.length, omitidas }), respondidas: guardar.length, omitidas };
}

/** Moves the deadlines of extensions beyond them, with a letter to each person (P205); earlier days only let the bosses wait. */
async function extend(
  context: PublicContext,
  { trx, via, usuario }: Pick<Entrega, 'trx' | 'via'> & { readonly usuario: string },
  { guardar, filas }: { readonly guardar: readonly RespuestaEquipo[]; readonly filas: readonly EnlaceFila[] },
): Promise<void> {
  const deadlines = new Map(filas.map(({ id_asignacion, fecha_fin }) => [id_asignacion, fecha_fin]));
  const cambios = guardar.flatMap(({ id_asignacion, tipo, fecha_hasta, motivo }) => {
    const antes = deadlines.get(id_asignacion);
    return tipo === 'prorroga' && fecha_hasta !== null && antes && fecha_hasta > antes
      ? [{ id_asignacion, antes, nueva: fecha_hasta, retirada: false, motivo }]
      : [];
  });
  if (cambios.length) await prorrogar(trx, context, { cambios, via, usuario, avisar: true });
}
