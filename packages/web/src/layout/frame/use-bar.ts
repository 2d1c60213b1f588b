import { useTranslations } from 'use-intl';
import type { Role } from '../../core/router/roles.ts';
import type { MenuGroup, MenuItem } from '../../ui/shell/menu.ts';

/** Short names of the entries in the bar, in its order. */
const NAMES = { '/dashboardtema': 'temas', '/planmislogros': 'logros', '/certificado': 'certificados', '/miequipo': 'equipo' } as const;

/** Returns the entries of the bar at the foot of a phone: a learner's first screen, the three beside it, and the team of a boss (P243). */
export function useBar(menu: readonly MenuGroup[], role: Role): readonly MenuItem[] {
  const t = useTranslations('ui.barra');
  if (role !== 'alumno') return [];
  const entries = menu.filter(({ shortcuts }) => !shortcuts).flatMap(({ items }) => items);
  const home = entries.find(({ to }) => to === '/dashboardusuario');
  const others = Object.entries(NAMES).flatMap(([to, name]) => {
    const entry = entries.find((one) => one.to === to);
    return entry ? [{ ...entry, label: t(name) }] : [];
  });
  return home ? [home, ...others] : others;
}
