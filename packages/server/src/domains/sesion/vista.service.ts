import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import type { Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { failure, invalid, notFound } from '../../errors/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { findCuenta } from './cuenta.repository.ts';
import { vistaSecret } from './find-session.service.ts';
import { writeVista } from './vista.crypto.ts';

type Calls = typeof sesionApi;

/**
 * `POST /usuario/vista/:id`: notes in the log that the caller looks at the portal as a person, and returns the claim that, after the caller's own
 * token and a `~`, does so for an hour (P217). Throws 404, 409 for a person who may not enter, 422 for the caller itself.
 */
export async function startVista(context: Context, { params }: RequestOf<Calls['vista']>): Promise<ResponseOf<Calls['vista']>> {
  const { db, user, now } = context;
  if (params.id === user.id_usuario) throw invalid('id', 'vista.propia');
  const person = await findCuenta(db, params.id);
  if (!person) throw notFound('usuario');
  if (person.codigo_estado !== 1) throw failure('conflicto', 'vista.cesada');
  const { id_usuario } = person;
  await recordEvent(db, { id_usuario, id_autor: user.id_usuario, usuario: user.username, tabla: 'usuario', tipo: 'vista', now });
  const vista = writeVista(await vistaSecret(db), { id_sesion: user.id_sesion, id_usuario }, now);
  return { ...done(context, 'vista.abierta', { persona: person.nombres }), vista };
}
