import { IconPoint } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { MENU_ICONS } from './menu-icons.ts';
import { HOME, mayOpen, type Role, roleOf } from '../core/router/roles.ts';
import { useSession } from '../core/session/session.ts';
import { screens, type Screen } from '../screens/index.ts';
import type { MenuGroup } from '../ui/shell/menu.ts';

/** Order of the groups; `inicio` has no heading. */
const ORDER = ['inicio', 'alumno', 'maestros', 'consulta', 'gestion', 'parametros', 'reportes'] as const;

/** Group of a screen in a role's menu: its first screen stands above the headings, and support consults what others maintain. */
function groupOf({ path, menu }: Screen, role: Role): (typeof ORDER)[number] | undefined {
  if (path === HOME[role]) return 'inicio';
  return role === 'soporte' && menu?.group === 'maestros' ? 'consulta' : menu?.group;
}

/** The menu of the signed-in person's role, from the table of screens (P58). */
export function useMenu(): MenuGroup[] {
  const t = useTranslations();
  const { user } = useSession();
  if (!user) return [];
  const role = roleOf(user);
  const visible = screens.filter(
    ({ menu, audience }) =>
      menu && mayOpen(role, audience) && (!menu.only || menu.only === role) && (!menu.equipo || user.indicador_equipo === 1),
  );
  const entry = ({ path, title, menu }: Screen) => ({
    to: path,
    label: menu?.label ? t(`menu.${menu.label}`) : t(`pantallas.${title}`),
    icon: MENU_ICONS[path] ?? IconPoint,
  });
  return ORDER.map((group) => ({
    id: group,
    label: group === 'inicio' ? undefined : t(`menu.${group}`),
    items: visible.filter((screen) => groupOf(screen, role) === group).map(entry),
  })).filter(({ items }) => items.length > 0);
}
