import type { RequestOf } from '@portal/contract/core';
import type { usuarioApi, UsuarioGrupoFila } from '@portal/contract/usuario';
import { type Context, instantOf } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import type { Listing } from '../../list/listing.ts';
import { assignNewMembers } from '../asignacion/asignacion.public.ts';
import { listConGrupo, updateGrupos } from './grupo.repository.ts';
import type { Reparto } from './grupo.rules.ts';

/** `GET /usuario/sellst/grupo` */
export const listUsuariosConGrupo = (
  { db, scope }: Context,
  { query }: RequestOf<typeof usuarioApi.conGrupo>,
): Promise<Listing<UsuarioGrupoFila>> => listConGrupo(db, scope, query);

/** Puts people into their groups and gives them the plans of these in the same transaction (P27). Returns the number of assignments. */
export async function moveIntoGroups(trx: Executor, context: Context, { cambian, activos }: Reparto): Promise<number> {
  if (cambian.length) await updateGrupos(trx, cambian, { usuario: context.user.username, now: instantOf(context) });
  return (await assignNewMembers(trx, context, { usuarios: activos })).length;
}
