import {
  type Icon,
  IconAdjustments,
  IconBooks,
  IconEye,
  IconHome,
  IconListDetails,
  IconMail,
  IconPlugConnected,
  IconPoint,
  IconReportAnalytics,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react';
import type { UsuarioActual } from '@portal/contract/sesion';
import { nameOf, openScreenAt, type Wording } from '../screens.ts';
import { HOME, type Role, roleOf } from '../../core/router/roles.ts';
import { screens, type Screen } from '../../screens/index.ts';
import { MENU_ICONS } from '../../screens/menu-icons.ts';
import type { MenuGroup, MenuItem, MenuTab } from '../../ui/shell/menu.ts';

/** Order of the groups; `inicio` has no heading. */
const ORDER = [
  'inicio',
  'alumno',
  'personas',
  'contenidos',
  'consulta',
  'estudio',
  'mensajes',
  'reportes',
  'integraciones',
  'ajustes',
] as const;
type Group = (typeof ORDER)[number];

const GROUP_ICONS: Readonly<Record<Group, Icon>> = {
  inicio: IconHome,
  alumno: IconSchool,
  personas: IconUsers,
  contenidos: IconBooks,
  consulta: IconEye,
  estudio: IconListDetails,
  mensajes: IconMail,
  reportes: IconReportAnalytics,
  integraciones: IconPlugConnected,
  ajustes: IconAdjustments,
};

/** Group of an entry in a role's menu: its first screen is above the headings, and support consults what others maintain. */
function groupOf({ path, menu }: Screen, role: Role): Group | undefined {
  if (path === HOME[role]) return 'inicio';
  return role === 'soporte' && menu?.group === 'contenidos' ? 'consulta' : menu?.group;
}

/** Whether an entry is for these people, when its screen is for more. */
const isFor = ({ menu }: Screen, user: UsuarioActual): boolean =>
  (!menu?.only || menu.only === roleOf(user)) && (!menu?.equipo || user.indicador_equipo === 1);

/** Screens of an entry, itself first, each with its icon. */
const FAMILIES: ReadonlyMap<Screen, readonly Screen[]> = new Map(
  screens.filter(({ menu }) => menu).map((head) => [head, [head, ...screens.filter(({ tab }) => tab === head.path)]]),
);

/** Returns an entry with the tabs that the person may open, the first of which it opens; undefined without one. */
function itemOf(head: Screen, open: readonly Screen[], t: Wording): MenuItem | undefined {
  const tabs = open.map((screen): MenuTab => {
    return { to: screen.path, label: nameOf(screen, t), icon: MENU_ICONS[screen.path] ?? IconPoint };
  });
  const [first] = tabs;
  if (!first) return undefined;
  if (tabs.length === 1) return { ...first };
  return { ...first, ...(head.menu?.family && { label: t(`menu.${head.menu.family}`) }), tabs };
}

/** Returns the number of people who wait for an answer of a boss, for the entry of the team (P270). */
function waitingOf({ menu }: Screen, { equipo_atrasados: total = 0 }: UsuarioActual, t: Wording): MenuItem['waiting'] {
  return menu?.equipo && total > 0 ? { count: total, words: t('navegacion.atrasados', { total }) } : undefined;
}

/** Returns the menu of a person from the table of screens (P58): an entry opens the first of its screens that the person may open. */
export function menuOf(user: UsuarioActual, t: Wording): MenuGroup[] {
  const role = roleOf(user);
  const entries = [...FAMILIES].flatMap(([head, family]) => {
    const open = isFor(head, user) ? family.filter(({ path }) => openScreenAt(path, role)) : [];
    const item = itemOf(head, open, t);
    return item ? [{ item: { ...item, waiting: waitingOf(head, user, t) }, group: groupOf(head, role) }] : [];
  });
  return ORDER.map((id) => ({
    id,
    label: id === 'inicio' ? undefined : t(`menu.${id}`),
    icon: GROUP_ICONS[id],
    items: entries.filter(({ group }) => group === id).map(({ item }) => item),
  })).filter(({ items }) => items.length > 0);
}
