import { IconSettings } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LocalEntry } from './entry.ts';
import { isAbsentInShop } from '../screens.ts';
import { iconOf } from '../use-place-words.ts';
import { mayOpen, type Role } from '../../core/router/roles.ts';
import { SECCIONES } from '../../domains/configuracion/secciones.public.ts';
import { screens } from '../../screens/index.ts';
import type { MenuGroup } from '../../ui/shell/menu.ts';

/** Screens of the menu, and those that open without a record, which the role may open. */
export function useScreenEntries(menu: readonly MenuGroup[], role: Role): LocalEntry[] {
  const t = useTranslations('pantallas');
  const groups = menu.filter(({ shortcuts }) => !shortcuts);
  const listed = groups.flatMap(({ label: detail, items }) =>
    items.map(({ to, label, icon }) => {
      const screen = screens.find(({ path }) => path === to);
      const words = screen && t(screen.title);
      return { key: to, kind: 'pantalla' as const, label, detail, icon, target: { to }, ...(words && { words }) };
    }),
  );
  const others = screens
    .filter((screen) => screen.alone && !screen.menu && mayOpen(role, screen.audience) && !isAbsentInShop(screen))
    .map(({ path, title }) => ({ key: path, kind: 'pantalla' as const, label: t(title), icon: iconOf(path), target: { to: path } }));
  return [...listed, ...others];
}

/** Sections of the settings. */
export function useSettingEntries(role: Role): LocalEntry[] {
  const t = useTranslations();
  if (role !== 'admin') return [];
  return SECCIONES.map((seccion) => ({
    key: `ajuste-${seccion}`,
    kind: 'ajuste' as const,
    label: t(`configuracion.secciones.${seccion}`),
    detail: t('menu.configuracion'),
    icon: IconSettings,
    target: { to: '/configuracion', hash: seccion },
  }));
}
