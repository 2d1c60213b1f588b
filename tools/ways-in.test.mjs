import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from './root.mjs';

const WEB = 'packages/web/src';
const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8');

/** Sources of the client but its tests, the list of screens, and the table of their parameters: what is left links to screens. */
const linking = readdirSync(inRoot(WEB), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^(screens|testing|showcase)\/|router\/paths\.ts$/.test(name))
  .map((name) => read(`${WEB}/${name}`))
  .join('\n');

/** Screens of the client, read as text because their modules need a browser. */
const screens = readdirSync(inRoot(`${WEB}/screens`))
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .flatMap((name) =>
    read(`${WEB}/screens/${name}`)
      .split(/(?=\bpath: ')/)
      .slice(1),
  )
  .map((block) => ({
    path: /path: '([^']+)'/.exec(block)?.[1] ?? '',
    audience: /audience: '(\w+)'/.exec(block)?.[1] ?? '',
    title: /title: '(\w+)'/.exec(block)?.[1] ?? '',
    menu: /menu: \{ group: '(\w+)'/.exec(block)?.[1],
  }));

const titles = read('packages/messages/src/es/pantallas.ts');
const specified = new Map(
  read('e2e/fixtures/rutas.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => /** @type {[string, string]} */ (row.split('\t').slice(0, 2))),
);

describe.each(screens)('$path', ({ path, title, menu }) => {
  test('has a title', () => expect(titles).toMatch(new RegExp(`^  ${title}: '.+',$`, 'm')));

  /** Kept for addresses that older clients, bookmarks, letters and the server itself open. */
  const OLD =
    /^\/(evaluacionresult|resultado|temaresultado|temausuario|temafeedback|auth\/.*|error\/.*|certificado\/verificar|equipo\/responder|dev\/ui)$/;
  test.skipIf(OLD.test(path))('has a way in: an entry of the menu, or a link', () => {
    expect(menu !== undefined || linking.includes(`'${path}'`) || linking.includes(`"${path}"`)).toBe(true);
  });
});

/** Screens of people, companies, accesses, settings and assignments. */
const ADMINISTRATION =
  /^\/(acceso|usuario|empresa|dominio|parametro|configuracion|log|correo|asignacion|planimportar$|planestudiousuario$|reportegral$)/;

test.each(screens.filter(({ path }) => ADMINISTRATION.test(path) && specified.has(path)))(
  '$path is for whom the table of routes says',
  ({ path, audience }) => expect(audience).toBe(specified.get(path)),
);

/** Screens of assignments that the table of routes names. */
const ASSIGNING = [...specified.keys()].filter((path) => /^\/(asignacion|planimportar$|planestudiousuario$|reportegral$)/.test(path));

test.each(ASSIGNING)('%s of the table of routes is a screen', (path) => {
  expect(ASSIGNING).toHaveLength(9);
  expect(screens.map((screen) => screen.path)).toContain(path);
});

test('the accesses are the first entry of their group', () => {
  expect(screens.find(({ menu }) => menu === 'gestion')?.path).toBe('/acceso');
});
