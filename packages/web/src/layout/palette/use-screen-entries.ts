import { IconSettings } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LocalEntry } from './entry.ts';
import { isAbsentInShop } from '../screens.ts';
import { iconOf } from '../address/use-place-words.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { mayOpen, type Role } from '../../core/router/roles.ts';
import { SECCIONES } from '../../pieces/configuracion/secciones.ts';
import { screens } from '../../screens/index.ts';
import type { MenuGroup } from '../../ui/shell/menu.ts';

/** Screens of the menu, and those that open without a record, which the role may open. */
export function useScreenEntries(menu: readonly MenuGroup[], role: Role): LocalEntry[] {
  const t = useTranslations();
  const texts = useTexts();
  const moreOf = (title: string) => texts.find(`palabra.${title.replace(/^pantallas\.|\.pantalla$/, '')}`) ?? '';
  const groups = menu.filter(({ shortcuts }) => !shortcuts);
  const listed = groups.flatMap(({ label: detail, items }) =>
    items.map(({ to, label, icon }) => {
      const screen = screens.find(({ path }) => path === to);
      const words = screen && `${t(screen.title)} ${moreOf(screen.title)}`;
      return { key: to, kind: 'pantalla' as const, label, detail, icon, target: { to }, ...(words && { words }) };
    }),
  );
  const others = screens
    .filter((screen) => screen.alone && !screen.menu && mayOpen(role, screen.audience) && !isAbsentInShop(screen))
    .map(({ path, title }) => ({
      key: path,
      kind: 'pantalla' as const,
      label: t(title),
      words: moreOf(title),
      icon: iconOf(path),
      target: { to: path },
    }));
  return [...listed, ...others];
}

interface Setting {
  /** Section of the settings. */
  readonly hash: string;
  readonly name?: string;
  readonly label: string;
  readonly detail: string;
}

const settingEntry = ({ hash, name = hash, label, detail }: Setting): LocalEntry => ({
  key: `ajuste-${name}`,
  kind: 'ajuste',
  label,
  detail,
  icon: IconSettings,
  target: { to: '/configuracion', hash },
});

/** Settings of the brand that are pictures, not fields. */
const PICTURES = ['configuracion.logo.titulo', 'marca.panel.titulo'] as const;

/** Sections of the settings, then the settings themselves, which open their section. */
export function useSettingEntries(role: Role): LocalEntry[] {
  const t = useTranslations();
  if (role !== 'admin') return [];
  const titled = SECCIONES.map(({ seccion: hash, campos }) => ({ hash, campos, title: t(`configuracion.secciones.${hash}`) }));
  const sections = titled.map(({ hash, title }) => settingEntry({ hash, label: title, detail: t('menu.configuracion') }));
  const settings = titled.flatMap(({ hash, campos, title }) =>
    campos.map((name) => settingEntry({ hash, name, label: t(`configuracion.campos.${name}`), detail: title })),
  );
  const brand = t('configuracion.secciones.marca');
  const pictures = PICTURES.map((name) => settingEntry({ hash: 'marca', name, label: t(name), detail: brand }));
  return [...sections, ...settings, ...pictures];
}
