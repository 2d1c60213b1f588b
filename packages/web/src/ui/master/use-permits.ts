import type { ScopeRule } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import { isOfContents } from '../../core/master/use-owner-options.ts';
import { useUser } from '../../core/session/session.ts';

/** Calls of a master that change it. */
interface Changing {
  readonly calls: Readonly<Record<'ins' | 'upd' | 'del', { readonly scope: ScopeRule }>>;
}

/** Operations allowed to the signed-in person on the records of a master; the server decides, screens offer nothing that it refuses. */
export interface Permits {
  readonly ins: boolean;
  readonly upd: boolean;
  readonly del: boolean;
  /** Why an administrator may not do all of it. */
  readonly reason: string | undefined;
}

/**
 * Returns what the signed-in person may do with a master (P46): support reads; an access limited to companies does not call what the
 * contract keeps for those without limit. `common`: the record belongs to all companies, which such an access only reads.
 */
export function usePermits({ calls }: Changing, common = false): Permits {
  const t = useTranslations();
  const { indicador_admin, indicador_alcance } = useUser();
  const admin = indicador_admin === 1;
  const limited = indicador_alcance === 1;
  const content = isOfContents({ calls });
  const may = (call: 'ins' | 'upd' | 'del') => admin && !(limited && (common || calls[call].scope === 'unlimited'));
  // A copy of what belongs to the whole portal is its company's.
  const [ins, upd, del] = [content ? admin : may('ins'), may('upd'), may('del')];
  const why = content ? 'pertenencia.soloLectura' : (`ui.maestro.${upd ? 'limitadoAltas' : 'limitadoTodo'}` as const);
  return { ins, upd, del, reason: admin && !(ins && upd && del) ? t(why) : undefined };
}
