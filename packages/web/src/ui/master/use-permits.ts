import type { ScopeRule } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import { isOfContents } from '../../core/master/use-owner-options.ts';
import { type Role, roleOf } from '../../core/router/roles.ts';
import { type JudgedCall, mayCall } from '../../core/session/may-call.ts';
import { useUser } from '../../core/session/session.ts';

/** Calls of a master that change it. */
interface Changing {
  readonly calls: Readonly<Record<'ins' | 'upd' | 'del', JudgedCall & { readonly scope: ScopeRule }>>;
}

/** Operations allowed to the signed-in person on the records of a master; the server decides, screens offer nothing that it refuses. */
export interface Permits {
  readonly ins: boolean;
  readonly upd: boolean;
  readonly del: boolean;
  /** Why an administrator, an author or an auditor may not do all of it. */
  readonly reason: string | undefined;
}

/**
 * Returns what the signed-in person may do with a master (P46, P216): support and auditors read; an access limited to companies does not call
 * what the contract keeps for those without limit. `common`: the record belongs to all companies, which such an access only reads.
 */
export function usePermits({ calls }: Changing, common = false): Permits {
  const t = useTranslations();
  const user = useUser();
  const content = isOfContents({ calls });
  const limited = user.indicador_alcance === 1 && common;
  // A copy of what belongs to the whole portal is its company's.
  const ins = mayCall(calls.ins, user) && (content || !limited);
  const [upd, del] = [calls.upd, calls.del].map((call) => mayCall(call, user) && !limited) as [boolean, boolean];
  const clave = reasonOf(roleOf(user), { content, upd, all: ins && upd && del });
  return { ins, upd, del, reason: clave && t(clave) };
}

interface Allowed {
  readonly content: boolean;
  readonly upd: boolean;
  /** Nothing is refused. */
  readonly all: boolean;
}

/** Returns the key of the sentence that says why something is refused; support, which only reads, needs none. */
function reasonOf(role: Role, { content, upd, all }: Allowed) {
  if (role === 'auditor') return 'ui.maestro.auditor';
  if (role === 'soporte' || all) return undefined;
  if (content) return 'pertenencia.soloLectura';
  return upd ? 'ui.maestro.limitadoAltas' : 'ui.maestro.limitadoTodo';
}
