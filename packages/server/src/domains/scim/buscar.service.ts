import type { Context } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import { type Pagina, readFiltroGrupos, readFiltroPersonas } from './filtro-recursos.rules.ts';
import { findGrupos } from './grupo-scim.repository.ts';
import { findPersonas, findPersonaScim } from './persona-scim.repository.ts';
import type { GrupoScim, PersonaScim } from './recurso.rules.ts';

/** Page of resources with the number of all. */
export interface Encontrados<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

const NONE = { total: 0, rows: [] };

/** Reads a person of the token's scope. Throws 404 without one. */
export async function getPersonaScim({ db, scope }: Context, id: number): Promise<PersonaScim> {
  const found = await findPersonaScim(db, scope, id);
  if (!found) throw notFound('usuario');
  return found;
}

/** Finds the people of the token's scope who meet a filter. Throws `invalidFilter`. */
export async function searchPersonas(
  { db, scope }: Context,
  { filter, ...page }: Pagina & { readonly filter: string | undefined },
): Promise<Encontrados<PersonaScim>> {
  const filtro = readFiltroPersonas(filter);
  return filtro ? findPersonas(db, scope, { filtro, ...page }) : NONE;
}

/** Finds the groups that meet a filter, with their members in the token's scope if asked. Throws `invalidFilter`. */
export async function searchGrupos(
  { db, scope }: Context,
  { filter, ...page }: Pagina & { readonly filter: string | undefined; readonly miembros: boolean },
): Promise<Encontrados<GrupoScim>> {
  const filtro = readFiltroGrupos(filter);
  return filtro ? findGrupos(db, scope, { filtro, ...page }) : NONE;
}
