import { useMantineColorScheme } from '@mantine/core';
import { asignacionApi } from '@portal/contract/asignacion';
import type { ScopeRule } from '@portal/contract/core';
import { empresaApi } from '@portal/contract/empresa';
import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { usuarioApi } from '@portal/contract/usuario';
import { LANGUAGES, SPOKEN } from '@portal/messages';
import {
  IconBook2,
  IconDeviceDesktop,
  IconFileImport,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSun,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LocalEntry } from './entry.ts';
import { guideOf } from '../frame/contact-links.ts';
import { chooseLanguageHere } from '../../core/i18n/person-language.ts';
import { useSpoken } from '../../core/i18n/spoken.ts';
import type { Path } from '../../core/router/paths.ts';
import { roleOf } from '../../core/router/roles.ts';
import { isShopSession, useUser } from '../../core/session/session.ts';
import { signOut } from '../../pieces/sesion/sesion.queries.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** Actions of an administrator; one with limited access gets no call that requires unlimited access. */
const BEGIN = [
  { name: 'asignar', to: '/asignacionplan', call: asignacionApi.ins },
  { name: 'persona', to: '/usuarioedit', call: usuarioApi.ins },
  { name: 'importarPersonas', to: '/usuarioimportar', call: usuarioApi.ins },
  { name: 'plan', to: '/planestudioedit', call: planestudioApi.ins },
  { name: 'tema', to: '/temaedit', call: temaApi.ins },
  { name: 'pregunta', to: '/preguntaedit', call: preguntaApi.ins },
  { name: 'importarPreguntas', to: '/preguntaimportar', call: preguntaApi.ins },
  { name: 'empresa', to: '/empresaedit', call: empresaApi.ins },
] as const satisfies readonly { readonly name: string; readonly to: Path; readonly call: { readonly scope: ScopeRule } }[];

const SCHEMES = [
  { name: 'claro', value: 'light', icon: IconSun },
  { name: 'oscuro', value: 'dark', icon: IconMoon },
  { name: 'sistema', value: 'auto', icon: IconDeviceDesktop },
] as const;

/** Returns the actions that the signed-in person may begin. */
function useBeginnings(): LocalEntry[] {
  const t = useTranslations('navegacion');
  const user = useUser();
  if (roleOf(user) !== 'admin') return [];
  return BEGIN.filter(({ call }) => user.indicador_alcance === 0 || call.scope !== 'unlimited').map(({ name, to }) => ({
    key: `accion-${name}`,
    kind: 'accion' as const,
    label: t(`acciones.${name}`),
    words: t(`palabras.${name}`),
    icon: name.startsWith('importar') ? IconFileImport : IconPlus,
    target: { to },
  }));
}

const action = (entry: Omit<LocalEntry, 'kind'>): LocalEntry => ({ kind: 'accion', ...entry });

/** Actions: what the person begins, look, language, password, help and sign-out. */
export function useActionEntries(onShortcuts: () => void): LocalEntry[] {
  const t = useTranslations('navegacion');
  const shortcuts = useTranslations('atajo')('ver');
  const { setColorScheme } = useMantineColorScheme();
  const conexion = useTranslations('conexion')('sinConexion');
  const { language } = useSpoken();
  const user = useUser();
  const schemes = SCHEMES.map(({ name, value, icon }) =>
    action({ key: name, label: t(`acciones.${name}`), words: t('palabras.apariencia'), icon, run: () => setColorScheme(value) }),
  );
  const languages = SPOKEN.filter((one): boolean => one !== language).map((one) =>
    action({
      key: `idioma-${one}`,
      label: t('acciones.idioma', { idioma: LANGUAGES[one].name }),
      words: t('palabras.idioma'),
      icon: IconLanguage,
      run: () => void chooseLanguageHere(one).catch(() => toast.error(conexion)),
    }),
  );
  const password = action({
    key: 'contrasena',
    label: t('acciones.contrasena'),
    words: t('palabras.contrasena'),
    icon: IconKey,
    target: { to: '/usuariopassword' },
  });
  return [
    ...useBeginnings(),
    ...schemes,
    ...languages,
    ...(isShopSession() ? [] : [password]),
    action({
      key: 'guia',
      label: t('acciones.guia'),
      words: t('palabras.guia'),
      icon: IconBook2,
      run: () => window.open(guideOf(roleOf(user)), '_blank', 'noreferrer'),
    }),
    action({ key: 'atajos', label: shortcuts, words: t('palabras.atajos'), icon: IconKeyboard, run: onShortcuts }),
    action({ key: 'salir', label: t('acciones.salir'), words: t('palabras.salir'), icon: IconLogout, run: () => void signOut() }),
  ];
}
