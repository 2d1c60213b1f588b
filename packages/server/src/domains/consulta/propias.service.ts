import type { consultaApi } from '@portal/contract/consulta';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { AppError, notFound } from '../../errors/errors.ts';
import { whyNoFurther } from './consulta.rules.ts';
import { findPropias, insertConsulta, judgeConsulta, lockPersona, markLeidas } from './propias.repository.ts';

type Consulta = typeof consultaApi;

const DAY_MS = 24 * 3_600_000;

/** `GET /consulta/propias` (P273) */
export const listPropias = ({ db, user }: Context, { query }: RequestOf<Consulta['propias']>): Promise<ResponseOf<Consulta['propias']>> =>
  findPropias(db, { id_usuario: user.id_usuario, ...query });

/** `POST /consulta/ins`: asks the training area. Throws 404 for a topic or question that is not the caller's, 409 beyond the limits (P273). */
export const ask = (context: Context, { body }: RequestOf<Consulta['ins']>): Promise<ResponseOf<Consulta['ins']>> =>
  inTransaction(context, async (trx) => {
    const { id_usuario, username } = context.user;
    const { clave, texto, id_tema, id_evaluacion = null, id_pregunta = null } = body;
    const now = instantOf(context);
    await lockPersona(trx, id_usuario);
    const desde = new Date(context.now.getTime() - DAY_MS).toISOString();
    const juzgada = await judgeConsulta(trx, { id_usuario, clave, id_tema, id_evaluacion, id_pregunta, desde });
    if (juzgada.repetida !== null) return { ...done(context, 'consulta.enviada'), id_consulta: juzgada.repetida };
    if (!juzgada.suyo) throw notFound('tema');
    if (id_pregunta !== null && juzgada.version === null) throw notFound('pregunta');
    const refused = whyNoFurther(juzgada);
    // Not 429, which devices send again by themselves.
    if (refused) throw new AppError('conflicto', refused);
    const { version: version_pregunta, orden } = juzgada;
    const id_consulta = await insertConsulta(trx, {
      id_usuario,
      clave,
      texto,
      id_tema,
      id_pregunta,
      version_pregunta,
      orden,
      usuario_creacion: username,
      id_usuario_creacion: id_usuario,
      fecha_creacion: now,
      fecha_modificacion: now,
    });
    return { ...done(context, 'consulta.enviada'), id_consulta };
  });

/** `POST /consulta/leidas` (P273) */
export const noteLeidas = (context: Context, { body }: RequestOf<Consulta['leidas']>): Promise<ResponseOf<Consulta['leidas']>> =>
  inTransaction(context, async (trx) => {
    await markLeidas(trx, context.user.id_usuario, { ids: body.ids, now: instantOf(context) });
    return done(context, 'consulta.leida');
  });
