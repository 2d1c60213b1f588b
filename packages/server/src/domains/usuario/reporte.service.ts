import type { RequestOf } from '@portal/contract/core';
import type { usuarioApi, UsuarioReporte } from '@portal/contract/usuario';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import { findPersona } from './persona.repository.ts';
import { findIntentos } from './reporte.repository.ts';

/** `GET /usuario/sel/reporte/:id`. Throws 404 for an unknown person and one outside the scope. */
export async function getReporte(
  { db, scope, settings }: Context,
  { params }: RequestOf<typeof usuarioApi.reporte>,
): Promise<UsuarioReporte> {
  const persona = await findPersona(db, params.id, scope);
  if (!persona) throw notFound('usuario');
  return { ...persona, intentos: await findIntentos(db, params.id, settings.zona_horaria) };
}
