import { IconPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { menuOf } from './menu-of.ts';
import type { PlaceWords } from '../address/use-place-words.ts';
import { useSession } from '../../core/session/session.ts';
import type { MenuGroup } from '../../ui/shell/menu.ts';

/** The menu of the signed-in person (P58), with what the person pinned below the first entries (P132). */
export function useMenu(pins: readonly PlaceWords[], onArrange: () => void): MenuGroup[] {
  const t = useTranslations();
  const { user } = useSession();
  if (!user) return [];
  const [first, ...others] = menuOf(user, t);
  const pinned: MenuGroup = {
    id: 'fijados',
    label: t('navegacion.grupos.fijado'),
    icon: IconPin,
    shortcuts: true,
    action: { label: t('navegacion.ordenar'), run: onArrange },
    items: pins.map(({ direccion, label, icon, target }) => ({ ...target, key: direccion, label, icon })),
  };
  return [...(first ? [first] : []), ...(pins.length > 0 ? [pinned] : []), ...others];
}
