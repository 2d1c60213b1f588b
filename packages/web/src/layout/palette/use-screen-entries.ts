import { IconSettings } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LocalEntry } from './entry.ts';
import type { Synonyms } from './use-search-words.ts';
import { openScreenAt, screenAt } from '../screens.ts';
import { iconOf } from '../address/use-place-words.ts';
import type { Role } from '../../core/router/roles.ts';
import { SECCIONES } from '../../pieces/configuracion/secciones.ts';
import { screens, type Screen } from '../../screens/index.ts';
import type { MenuGroup } from '../../ui/shell/menu.ts';

/** Screens of the menu with their tabs, and those that open without a record, which the role may open. */
export function useScreenEntries(menu: readonly MenuGroup[], role: Role, synonyms: Synonyms): LocalEntry[] {
  const t = useTranslations();
  const wordsOf = ({ path, title }: Screen) => `${t(title)}, ${synonyms('pantallas', path.slice(1))}`;
  const groups = menu.filter(({ shortcuts }) => !shortcuts);
  const listed = groups.flatMap(({ label: group, items }) =>
    items.flatMap((item) =>
      (item.tabs ?? [item]).map(({ to, label, icon }): LocalEntry => {
        const detail = [group, label !== item.label && item.label].filter(Boolean).join(' › ') || undefined;
        const screen = screenAt(to);
        return { key: to, kind: 'pantalla', label, detail, icon, target: { to }, ...(screen && { words: wordsOf(screen) }) };
      }),
    ),
  );
  const others = screens
    .filter((screen) => screen.alone && openScreenAt(screen.path, role))
    .map((screen): LocalEntry => {
      const { path, title } = screen;
      return { key: path, kind: 'pantalla', label: t(title), words: wordsOf(screen), icon: iconOf(path), target: { to: path } };
    });
  return [...listed, ...others];
}

interface Setting {
  /** Section of the settings. */
  readonly hash: string;
  readonly name?: string;
  readonly label: string;
  readonly detail: string;
  readonly words: string;
}

const settingEntry = ({ hash, name = hash, ...named }: Setting): LocalEntry => ({
  key: `ajuste-${name}`,
  kind: 'ajuste',
  ...named,
  icon: IconSettings,
  target: { to: '/configuracion', hash },
});

/** Settings of the brand that are pictures, not fields. */
const PICTURES = [
  { name: 'logo', label: 'configuracion.logo.titulo' },
  { name: 'panel', label: 'marca.panel.titulo' },
] as const;

/** Sections of the settings, then the settings themselves, which open their section. */
export function useSettingEntries(role: Role, synonyms: Synonyms): LocalEntry[] {
  const t = useTranslations();
  if (!openScreenAt('/configuracion', role)) return [];
  const words = (name: string) => synonyms('ajustes', name);
  const titled = SECCIONES.map(({ seccion: hash, campos }) => ({ hash, campos, title: t(`configuracion.secciones.${hash}`) }));
  const sections = titled.map(({ hash, title }) =>
    settingEntry({ hash, label: title, detail: t('menu.configuracion'), words: words(`seccion_${hash}`) }),
  );
  const settings = titled.flatMap(({ hash, campos, title }) =>
    campos.map((name) => settingEntry({ hash, name, label: t(`configuracion.campos.${name}`), detail: title, words: words(name) })),
  );
  const brand = t('configuracion.secciones.marca');
  const pictures = PICTURES.map(({ name, label }) =>
    settingEntry({ hash: 'marca', name, label: t(label), detail: brand, words: words(name) }),
  );
  return [...sections, ...settings, ...pictures];
}
