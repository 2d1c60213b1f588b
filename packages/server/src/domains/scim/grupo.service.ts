import { validate } from '@portal/contract/core';
import { DOMINIOS } from '@portal/contract/dominio';
import { parametroApi } from '@portal/contract/parametro';
import { type Context, instantOf } from '../../core/context.ts';
import { validationError } from '../../core/http/answer/translate-error.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { parametroService } from '../parametro/parametro.public.ts';
import { findIntegrantes, leaveGroups, moveIntoGroups, sortParejas } from '../usuario/usuario.public.ts';
import { fault } from './falla.rules.ts';
import { findGrupo, findTodosEn, type GrupoGuardado, saveExterno } from './grupo-scim.repository.ts';
import type { CambiosGrupo, Miembros } from './miembros.rules.ts';
import type { GrupoScim } from './recurso.rules.ts';

interface Working {
  readonly trx: Executor;
  /** Its database is `trx`. */
  readonly context: Context;
}

const within = <T>(context: Context, work: (working: Working) => Promise<T>): Promise<T> =>
  inTransaction(context, (trx) => work({ trx, context: { ...context, db: trx } }));

/** Reads a group. Throws 404 without one. */
export async function getGrupo(
  { db, scope }: Context,
  { id, miembros }: { readonly id: number; readonly miembros: boolean },
): Promise<GrupoGuardado> {
  const found = await findGrupo(db, scope, { id, miembros });
  if (!found) throw notFound('parametro');
  return found;
}

/** Creates a group with its members, as a parameter of the portal (P161). Throws 403 for a limited token, 409 for a name that another has. */
export const createGrupo = (context: Context, cambios: CambiosGrupo): Promise<GrupoScim> =>
  within(context, async (working) => {
    const { displayName, externalId, miembros } = cambios;
    if (!displayName) throw fault('invalidValue', 'scim.errores.requerido', { atributo: 'displayName' });
    const { data, issues } = validate(parametroApi.ins.body, { id_dominio: DOMINIOS.grupo_usuario, parametro: displayName });
    if (issues) throw validationError(issues);
    const { id_parametro } = await parametroService.create(working.context, { body: data, params: undefined, query: undefined });
    if (externalId) await saveExterno(working.trx, id_parametro, externalId);
    await changeMiembros(working, await getGrupo(working.context, { id: id_parametro, miembros: false }), miembros);
    return getGrupo(working.context, { id: id_parametro, miembros: true });
  });

/** Changes name, provider's id and members of a group, with the plans that its rules give (P161). */
export const changeGrupo = (context: Context, id: number, { displayName, externalId, miembros }: CambiosGrupo): Promise<void> =>
  within(context, async (working) => {
    const grupo = await getGrupo(working.context, { id, miembros: false });
    if (displayName !== undefined && displayName !== grupo.parametro) await rename(working.context, id, displayName);
    const mapped = externalId !== undefined && externalId !== grupo.id_externo;
    // The groups belong to all companies, and so does what the provider of them all calls them (P161).
    if (mapped && context.scope !== null) throw failure('sin_permiso', 'llamada.alcance');
    if (mapped) await saveExterno(working.trx, id, externalId);
    await changeMiembros(working, grupo, miembros);
  });

async function rename(context: Context, id_parametro: number, parametro: string): Promise<void> {
  const { data, issues } = validate(parametroApi.upd.body, { id_parametro, id_dominio: DOMINIOS.grupo_usuario, parametro });
  if (issues) throw validationError(issues);
  await parametroService.change(context, { body: data, params: undefined, query: undefined });
}

/** Deletes a group after its members left it. Throws 409 while rules or assignments name it (P29). */
export const removeGrupo = (context: Context, id: number): Promise<void> =>
  within(context, async (working) => {
    const grupo = await getGrupo(working.context, { id, miembros: false });
    await changeMiembros(working, grupo, { exactos: new Set(), entran: new Set(), salen: new Set() });
    await parametroService.remove(working.context, { params: { id } });
  });

/** Puts people into a group and takes others out, all or nothing. Throws `invalidValue` for who does not exist or is outside of the scope. */
async function changeMiembros(working: Working, { codigo_parametro }: GrupoGuardado, miembros: Miembros): Promise<void> {
  const { trx, context } = working;
  const { exactos } = miembros;
  const entran = [...(exactos ?? miembros.entran)];
  const present = exactos ? await findTodosEn(trx, context.scope, codigo_parametro) : [];
  const salen = exactos ? present.filter((id) => !exactos.has(id)) : [...miembros.salen];
  if (entran.length + salen.length === 0) return;
  const personas = await findIntegrantes(trx, { ids: [...entran, ...salen], scope: context.scope, lock: true });
  const known = new Set(personas.map(({ id_usuario }) => id_usuario));
  const unknown = entran.find((id) => !known.has(id));
  if (unknown !== undefined) throw fault('invalidValue', 'scim.errores.miembro', { id: String(unknown) });
  const stamp = { usuario: context.user.username, now: instantOf(context) };
  if (salen.length) await leaveGroups(trx, { ids: salen, codigo_grupo: codigo_parametro, scope: context.scope }, stamp);
  if (!entran.length) return;
  const parejas = entran.map((id_usuario) => ({ id_usuario, codigo_grupo: codigo_parametro }));
  await moveIntoGroups(trx, context, sortParejas(parejas, personas));
}
