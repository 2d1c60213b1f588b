import { useMantineColorScheme } from '@mantine/core';
import { LANGUAGES, SPOKEN } from '@portal/messages';
import { IconBook2, IconDeviceDesktop, IconKey, IconKeyboard, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LocalEntry } from './entry.ts';
import { useBeginnings } from './use-beginnings.ts';
import type { Synonyms } from './use-search-words.ts';
import { guideOf } from '../frame/contact-links.ts';
import { chooseLanguageHere } from '../../core/i18n/person-language.ts';
import { useSpoken } from '../../core/i18n/spoken.ts';
import { roleOf } from '../../core/router/roles.ts';
import { isOwnSession } from '../../core/session/own-session.ts';
import { useUser } from '../../core/session/session.ts';
import { signOut } from '../../pieces/sesion/sesion.queries.ts';
import { toast } from '../../ui/overlay/toast.tsx';

const SCHEMES = [
  { name: 'claro', value: 'light', icon: IconSun },
  { name: 'oscuro', value: 'dark', icon: IconMoon },
  { name: 'sistema', value: 'auto', icon: IconDeviceDesktop },
] as const;

const action = (entry: Omit<LocalEntry, 'kind'>): LocalEntry => ({ kind: 'accion', ...entry });

/** Actions: what the person begins, look, language, password, help and sign-out. */
export function useActionEntries(onShortcuts: () => void, synonyms: Synonyms): LocalEntry[] {
  const t = useTranslations('navegacion');
  const shortcuts = useTranslations('atajo')('ver');
  const { setColorScheme } = useMantineColorScheme();
  const conexion = useTranslations('conexion')('sinConexion');
  const { language } = useSpoken();
  const user = useUser();
  const schemes = SCHEMES.map(({ name, value, icon }) =>
    action({ key: name, label: t(`acciones.${name}`), words: synonyms('acciones', 'apariencia'), icon, run: () => setColorScheme(value) }),
  );
  const languages = SPOKEN.filter((one): boolean => one !== language).map((one) =>
    action({
      key: `idioma-${one}`,
      label: t('acciones.idioma', { idioma: LANGUAGES[one].name }),
      words: synonyms('acciones', 'idioma'),
      icon: IconLanguage,
      run: () => void chooseLanguageHere(one).catch(() => toast.error(conexion)),
    }),
  );
  const password = action({
    key: 'contrasena',
    label: t('acciones.contrasena'),
    words: synonyms('acciones', 'contrasena'),
    icon: IconKey,
    target: { to: '/usuariopassword' },
  });
  return [
    ...useBeginnings(synonyms),
    ...schemes,
    ...languages,
    ...(isOwnSession() ? [password] : []),
    action({
      key: 'guia',
      label: t('acciones.guia'),
      words: synonyms('acciones', 'guia'),
      icon: IconBook2,
      run: () => window.open(guideOf(roleOf(user)), '_blank', 'noreferrer'),
    }),
    action({ key: 'atajos', label: shortcuts, words: synonyms('acciones', 'atajos'), icon: IconKeyboard, run: onShortcuts }),
    action({ key: 'salir', label: t('acciones.salir'), words: synonyms('acciones', 'salir'), icon: IconLogout, run: () => void signOut() }),
  ];
}
