import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { ESTADO_USUARIO, type Parecida, type usuarioApi, type UsuarioFila } from '@portal/contract/usuario';
import { type Context, seesPeople } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { findEmpresas, findRegistro, listAsignables, listUsuarios, listUsuariosOfEmpresa } from './usuario-fila.repository.ts';
import { findParecidas } from './repetida.repository.ts';
import { findFicha } from './usuario.repository.ts';

type Usuario = typeof usuarioApi;

/**
 * `GET /usuario/sel/:id`: the person's own card, with document, codes and stamps for an administrator or an auditor. Throws 404 without it.
 */
export async function getUsuario(
  { db, user, scope }: Context,
  { params: { id } }: RequestOf<Usuario['sel']>,
): Promise<ResponseOf<Usuario['sel']>> {
  const ficha = await findFicha(db, id);
  const registro = seesPeople(user) ? await findRegistro(db, scope, id) : undefined;
  if (!ficha) throw notFound('usuario');
  return { ...ficha, ...registro };
}

/** Returns the record of a person in the scope as `sel` answers it, with which a client that sends all of it back is compared. */
export async function findPersona({ db, scope }: Context, id: number): Promise<object | undefined> {
  const registro = await findRegistro(db, scope, id);
  return registro && { ...registro, estado: registro.codigo_estado === ESTADO_USUARIO.cesado ? 'Cesado' : 'Activo' };
}

/** `GET /usuario/sellst` */
export const listPersonas = ({ db, scope }: Context, { query }: RequestOf<Usuario['sellst']>): Promise<Listing<UsuarioFila>> =>
  listUsuarios(db, scope, query);

/** `GET /usuario/sellst/empresa/:id` */
export const listOfEmpresa = ({ db, scope }: Context, { params, query }: RequestOf<Usuario['ofEmpresa']>): Promise<Listing<UsuarioFila>> =>
  listUsuariosOfEmpresa(db, scope, { id: params.id, list: query });

/** `GET /usuario/sellst/asigna` */
export const listPersonasAsignables = (
  { db, scope }: Context,
  { query }: RequestOf<Usuario['asignables']>,
): Promise<Listing<UsuarioFila>> => listAsignables(db, scope, query);

/** `GET /usuario/parecidas/:id`: who may be the same person (P259). Throws 404. */
export async function listParecidas({ db, scope }: Context, { params: { id } }: RequestOf<Usuario['parecidas']>): Promise<Parecida[]> {
  const found = await findParecidas(db, scope, id);
  if (!found) throw notFound('usuario');
  return found;
}

/** `GET /usuario/empresas` */
export const listEmpresas = ({ db, scope }: Context): Promise<ResponseOf<Usuario['empresas']>> => findEmpresas(db, scope);
