import type { RequestOf } from '@portal/contract/core';
import type { Expediente, usuarioApi } from '@portal/contract/usuario';
import { type Context, instantOf } from '../../../core/context.ts';
import { notFound } from '../../../errors/errors.ts';
import { recordEvent } from '../../log/log.public.ts';
import { huellaOf } from './expediente.crypto.ts';
import { findCertificados, findIntentos, findPlanes, findTemas, findTitular } from './expediente.repository.ts';

/** `GET /usuario/persona/expediente/:id` (P209): the record with its hash, which the log keeps. Throws 404. */
export async function getExpediente(context: Context, { params }: RequestOf<typeof usuarioApi.expediente>): Promise<Expediente> {
  const { db, scope, settings, user, now } = context;
  const found = await findTitular(db, { id: params.id, id_autor: user.id_usuario }, scope);
  if (!found) throw notFound('usuario');
  const { autor, ...persona } = found;
  const titular = { id_usuario: params.id, zona: settings.zona_horaria };
  const contenido = {
    persona,
    planes: await findPlanes(db, titular),
    temas: await findTemas(db, titular),
    intentos: await findIntentos(db, titular),
    certificados: await findCertificados(db, titular),
  };
  const huella = huellaOf(contenido);
  await recordEvent(db, {
    id_usuario: params.id,
    id_autor: user.id_usuario,
    usuario: user.username,
    tabla: 'usuario',
    tipo: 'expediente',
    detalle: huella,
    now,
  });
  return { contenido, huella, momento: instantOf(context), autor };
}
