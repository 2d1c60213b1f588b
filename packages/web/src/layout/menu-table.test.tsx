import { readFileSync } from 'node:fs';
import { people } from '@portal/contract/examples';
import type { UsuarioActual } from '@portal/contract/sesion';
import { loadSearchWords, SPOKEN } from '@portal/messages';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { expect, onTestFinished, test } from 'vitest';
import { menuOf } from './frame/menu-of.ts';
import { byKind, type LocalEntry } from './palette/entry.ts';
import { matching } from './palette/match.ts';
import { useActionEntries } from './palette/use-action-entries.ts';
import { useScreenEntries, useSettingEntries } from './palette/use-screen-entries.ts';
import { useSearchWords } from './palette/use-search-words.ts';
import { isOffered } from './screens.ts';
import { I18nProvider } from '../core/i18n/I18nProvider.tsx';
import { roleOf } from '../core/router/roles.ts';
import { enterSession, leaveSession } from '../core/session/session.ts';
import { ThemeProvider } from '../core/theme/ThemeProvider.tsx';
import { screens } from '../screens/index.ts';
import { entryOf, type MenuGroup } from '../ui/shell/menu.ts';

/** Rows of docs/menu.md. */
const ROWS = readFileSync('docs/menu.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Task|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, task = '', role = '', place = '', word = '']) => ({ task, role, place, word }));

const WHO: Readonly<Record<string, UsuarioActual>> = {
  admin: people.admin,
  limitado: { ...people.admin, indicador_alcance: 1 },
  soporte: people.soporte,
  alumno: people.alumno,
};

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider>
    <ThemeProvider env="test">{children}</ThemeProvider>
  </I18nProvider>
);

interface Finding {
  readonly menu: readonly MenuGroup[];
  readonly entries: readonly LocalEntry[];
  readonly little: string;
}

/** Returns what the frame and the search offer a person. */
async function findingOf(user: UsuarioActual): Promise<Finding> {
  act(() => enterSession(user, 'llave-de-la-prueba'));
  onTestFinished(() => act(() => leaveSession()));
  const { result } = renderHook(
    (): Finding => {
      const menu = menuOf(user, useTranslations());
      const { little, synonyms } = useSearchWords();
      const role = roleOf(user);
      const found = [
        useScreenEntries(menu, role, synonyms),
        useSettingEntries(role, synonyms),
        useActionEntries(() => undefined, synonyms),
      ];
      return { menu, entries: found.flat(), little };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.little).not.toBe(''));
  return result.current;
}

/** Returns the address of a place in words: group, entry, and a tab of it. */
function addressOf(menu: readonly MenuGroup[], place: string): string | undefined {
  const words = place.split(' › ');
  // An entry above the headings has no group in words.
  const top = menu[0]?.items.some(({ label }) => label === words[0]) === true;
  const [group, entry, tab] = top ? ['', ...words] : words;
  const items = menu.find(({ label, id }) => (top ? id === 'inicio' : label === group))?.items;
  const item = items?.find(({ label }) => label === entry);
  return tab === undefined ? item?.to : item?.tabs?.find(({ label }) => label === tab)?.to;
}

/** Number of results among which a word has to lead to its place. */
const SEEN = 3;

const GROUPED = Object.entries(WHO).map(([role, user]) => ({ role, user, rows: ROWS.filter((row) => row.role === role) }));

test.each(GROUPED)('$role finds every task of docs/menu.md in at most two steps, and by its word', async ({ user, rows }) => {
  const { menu, entries, little } = await findingOf(user);
  const problems = rows.flatMap(({ task, place, word }) => {
    const address = addressOf(menu, place);
    if (address === undefined) return [`${task}: the menu has no «${place}»`];
    const first = byKind(matching(entries, word, little))
      .flatMap((group) => group.entries)
      .slice(0, SEEN)
      .map(({ label, target }) => ({ label, to: target?.to ?? '' }));
    // The form of an act belongs to the list of its records.
    const found = first.some(({ to }) => to === address || entryOf(menu, to) === address);
    return found ? [] : [`${task}: «${word}» finds ${first.map(({ label }) => label).join(', ') || 'nothing'}`];
  });
  expect(problems).toEqual([]);
});

test('the table has forty tasks of an administrator, each once, and knows every role', () => {
  const tasks = ROWS.filter(({ role }) => role === 'admin').map(({ task }) => task);
  expect(tasks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(tasks).size).toBe(tasks.length);
  expect([...new Set(ROWS.map(({ role }) => role))].toSorted()).toEqual(Object.keys(WHO).toSorted());
});

test.each(['admin', 'limitado'])(
  'the menu of %s has at most seven groups and 24 entries, and every screen that opens without a record once',
  async (role) => {
    const { menu } = await findingOf(WHO[role]!);
    expect(menu.filter(({ label }) => label).length).toBeLessThanOrEqual(7);
    const items = menu.flatMap((group) => group.items);
    expect(items.length).toBeLessThanOrEqual(24);
    const addresses = items.flatMap(({ to, tabs }) => tabs?.map((tab) => tab.to) ?? [to]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const closed = ['/webhook', '/webhookentrega', '/scim', '/estado'];
    expect(closed.filter((path) => addresses.some((to) => to === path))).toEqual(role === 'admin' ? closed : []);
  },
);

test('the words of the tour and the acts of people find something in Spanish', async () => {
  const { entries, little } = await findingOf(people.admin);
  const WORDS = [
    ['vencidos', 'atrasados', 'auditoría', 'jefe', 'deshacer', 'historial', 'prórroga', 'exportar', 'encuesta'],
    ['cesar', 'baja', 'nota', 'intentos', 'certificado', 'correo', 'bienvenida', 'contraseña', 'cargar excel', 'importar'],
    ['respaldo', 'logo', 'color', 'feriado', 'vacaciones', 'prorrogar', 'anular intento', 'nueva persona', 'nuevo plan'],
    ['importar personas', 'asignar plan', 'dar de baja', 'LAS NOTAS', 'quién está vencido'],
  ].flat();
  expect(WORDS.filter((word) => matching(entries, word, little).length === 0)).toEqual([]);
});

test.each(SPOKEN)(
  'the words of the search in %s name every screen that it offers, none that is gone, and no word twice',
  async (language) => {
    const { pantallas } = await loadSearchWords(language);
    const offered = screens.filter(isOffered).map(({ path }) => path.slice(1));
    expect(Object.keys(pantallas).toSorted()).toEqual(offered.toSorted());
    const twice = Object.entries(pantallas).filter(([, words]) => {
      const each = words.split(/, |、/).map((word) => word.toLowerCase());
      return new Set(each).size !== each.length || each.includes('');
    });
    expect(twice.map(([name]) => name)).toEqual([]);
  },
);
