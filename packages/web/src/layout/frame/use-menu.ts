import {
  type Icon,
  IconAdjustments,
  IconBooks,
  IconEye,
  IconHome,
  IconPin,
  IconPoint,
  IconReportAnalytics,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isBeyondAccess } from '../screens.ts';
import type { PlaceWords } from '../address/use-place-words.ts';
import { HOME, mayOpen, type Role, roleOf } from '../../core/router/roles.ts';
import { useSession } from '../../core/session/session.ts';
import { screens, type Screen } from '../../screens/index.ts';
import { MENU_ICONS } from '../../screens/menu-icons.ts';
import type { MenuGroup } from '../../ui/shell/menu.ts';

/** Order of the groups; `inicio` has no heading. */
const ORDER = ['inicio', 'alumno', 'maestros', 'consulta', 'gestion', 'parametros', 'reportes'] as const;

const GROUP_ICONS: Readonly<Record<(typeof ORDER)[number], Icon>> = {
  inicio: IconHome,
  alumno: IconSchool,
  maestros: IconBooks,
  consulta: IconEye,
  gestion: IconUsers,
  parametros: IconAdjustments,
  reportes: IconReportAnalytics,
};

/** Group of a screen in a role's menu: its first screen is above the headings, and support consults what others maintain. */
function groupOf({ path, menu }: Screen, role: Role): (typeof ORDER)[number] | undefined {
  if (path === HOME[role]) return 'inicio';
  return role === 'soporte' && menu?.group === 'maestros' ? 'consulta' : menu?.group;
}

/** The menu of the signed-in person's role, from the table of screens (P58), with what the person pinned below the first entries (P132). */
export function useMenu(pins: readonly PlaceWords[], onArrange: () => void): MenuGroup[] {
  const t = useTranslations();
  const { user } = useSession();
  if (!user) return [];
  const role = roleOf(user);
  const visible = screens.filter((screen) => {
    const { menu, audience } = screen;
    return (
      menu &&
      !isBeyondAccess(screen) &&
      mayOpen(role, audience) &&
      (!menu.only || menu.only === role) &&
      (!menu.equipo || user.indicador_equipo === 1)
    );
  });
  const entry = ({ path, title, menu }: Screen) => ({
    to: path,
    label: menu?.label ? t(`menu.${menu.label}`) : t(title),
    icon: menu ? MENU_ICONS[menu.icon] : IconPoint,
  });
  const pinned: MenuGroup = {
    id: 'fijados',
    label: t('navegacion.grupos.fijado'),
    icon: IconPin,
    shortcuts: true,
    action: { label: t('navegacion.ordenar'), run: onArrange },
    items: pins.map(({ direccion, label, icon, target }) => ({ ...target, key: direccion, label, icon })),
  };
  const [first, ...others] = ORDER.map((group) => ({
    id: group,
    label: group === 'inicio' ? undefined : t(`menu.${group}`),
    icon: GROUP_ICONS[group],
    items: visible.filter((screen) => groupOf(screen, role) === group).map(entry),
  }));
  return [first!, pinned, ...others].filter(({ items }) => items.length > 0);
}
