import { useTranslations } from 'use-intl';
import { mayOpen, roleOf } from '../core/router/roles.ts';
import { useSession } from '../core/session/session.ts';
import { screens, type Screen } from '../screens/index.ts';
import type { MenuGroup } from '../ui/shell/menu.ts';

const ORDER = ['inicio', 'alumno', 'maestros', 'gestion', 'parametros', 'reportes'] as const;

/** The menu of the signed-in person's role, from the table of screens (P58). */
export function useMenu(): MenuGroup[] {
  const t = useTranslations();
  const { user } = useSession();
  if (!user) return [];
  const role = roleOf(user);
  const visible = (screen: Screen) => screen.menu && mayOpen(role, screen.audience) && (!screen.menu.only || screen.menu.only === role);
  return ORDER.map((group) => ({
    id: group,
    label: group === 'inicio' ? undefined : t(`menu.${group}`),
    items: screens
      .filter((screen) => screen.menu?.group === group && visible(screen))
      .map((screen) => ({
        to: screen.path,
        label: t(`pantallas.${screen.title}`),
        icon: (screen.menu as NonNullable<Screen['menu']>).icon,
      })),
  })).filter(({ items }) => items.length > 0);
}
