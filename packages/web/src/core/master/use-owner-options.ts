import type { ScopeRule } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import type { UsuarioActual } from '@portal/contract/sesion';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { keysOf } from '../query-keys.ts';
import { roleOf } from '../router/roles.ts';
import { useUser } from '../session/session.ts';

/** Fetches the companies of the caller's scope to which a content may belong: active ones, and the present one (P199). */
export const useOwnerOptions = (chosen?: number | null, enabled = true) =>
  useQuery({
    queryKey: [...keysOf('usuario').all, 'empresas'],
    queryFn: ({ signal }) => call(usuarioApi.empresas, {}, { signal }),
    enabled,
    select: (rows) =>
      rows
        .filter(({ id_empresa, codigo_estado }) => codigo_estado === 1 || id_empresa === chosen)
        .map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa })),
  });

/** Returns whether the records of a master belong to the whole portal or to one company each. */
export const isOfContents = ({ calls }: { readonly calls: { readonly upd: { readonly scope: ScopeRule } } }): boolean =>
  calls.upd.scope === 'content';

/** Returns whether a person makes contents: an administrator or an author. */
export const makesContents = (user: UsuarioActual): boolean => ['admin', 'autor'].includes(roleOf(user));

/** Returns the company to which a record belongs; null for the whole portal, and for a record without such a column. */
export const ownerOf = (row: object): number | null => ('id_empresa' in row && typeof row.id_empresa === 'number' ? row.id_empresa : null);

/**
 * Returns the function that says whether the signed-in person changes a content (P216): an access limited to companies only those of its own.
 */
export function useMayChange(): (row: { readonly id_empresa: number | null }) => boolean {
  const user = useUser();
  return ({ id_empresa }) => makesContents(user) && (user.indicador_alcance === 0 || id_empresa !== null);
}
