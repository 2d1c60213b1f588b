import { describe, expect, test } from 'vitest';
import { linking, routes, screens, textOf } from '../docs/screens.mjs';

/** Screens of administrators that support reads too (record 055). */
const READ_BY_SUPPORT = new Set([
  '/planestudioedt',
  '/programa',
  '/programatabla',
  '/curso',
  '/modulo',
  '/tema',
  '/temapreview',
  '/pregunta',
  '/preguntatema',
]);

/** Audience of a screen for `quien` of the table. Error pages are open to strangers too. */
const WHO = { anonimo: 'anonimo', todos: 'todos', usuario: 'usuario', admin: 'admin', 'admin,soporte': 'soporte' };

/** @param {{ path: string, who: string }} route */
function audienceOf({ path, who }) {
  if (path.startsWith('/error/')) return 'publico';
  return READ_BY_SUPPORT.has(path) ? 'soporte' : WHO[/** @type {keyof typeof WHO} */ (who)];
}

/** Screens that only an address opens, with what opens it. */
const BY_ADDRESS = new Map([
  ['/auth/login', 'the guard of signed-out people'],
  ['/error/404', 'an unknown address'],
  ['/error/500', 'a failure of the program'],
  ['/reportegral', 'the same listing as /asignacion, which the menu names once'],
  ['/temausuario', 'the same screen as /evaluacionedit'],
  ['/temaresultado', 'the same screen as /evaluacionresultado'],
  ['/evaluacionresult', 'the same screen as /evaluacionresultado'],
  ['/resultado', 'the same screen as /evaluacionresultado'],
  ['/temafeedback', 'older links; the questionnaire asks for the opinion itself'],
]);

/** @param {string} path */
const hasLink = (path) => linking.includes(`'${path}'`) || linking.includes(`"${path}"`);
/** @type {Map<string, (typeof screens)[number]>} */
const screenOf = new Map(screens.map((screen) => [screen.path, screen]));

test('the table of routes has its eighty rows, each once', () => {
  expect(routes).toHaveLength(80);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(80);
});

describe.each(routes)('$path', (route) => {
  const screen = screenOf.get(route.path);

  test('is a screen with a title', () => {
    expect(textOf(screen?.title)).toMatch(/./);
  });

  test('is for whom the table of routes says', () => expect(screen?.audience).toBe(audienceOf(route)));

  test('has a way in: an entry of the menu, a tab, a link of another screen, or an address that something opens', () => {
    expect((screen?.menu ?? screen?.tab) !== undefined || hasLink(route.path) || BY_ADDRESS.has(route.path)).toBe(true);
  });
});

test('no screen is open to more people than the table says, but for those that support reads', () => {
  const told = new Map(routes.map((route) => [route.path, route.who]));
  const wider = screens.filter(({ path, audience }) => told.get(path) === 'admin' && audience !== 'admin').map(({ path }) => path);
  expect(wider.toSorted()).toEqual([...READ_BY_SUPPORT].toSorted());
});

/** Entries of the specification, by the groups of the menu (P58). @type {Record<string, string[]>} */
const MENU = {
  inicio: ['/dashboard'],
  personas: ['/usuario', '/usuariogrupo', '/acceso'],
  contenidos: ['/preguntaimportar', '/tema', '/modulo', '/curso', '/programa', '/pregunta'],
  estudio: ['/planestudio', '/asignacionplan', '/asignacion'],
  ajustes: ['/dominio', '/empresa', '/configuracion'],
  reportes: ['/reporteusuarioxempresa', '/reportenps', '/reportegralempresa', '/reportelineatiempo', '/evaluacion'],
  alumno: ['/dashboardusuario', '/planmislogros'],
};

test.each(Object.entries(MENU))('the group %s of the menu has the specified entries', (group, specified) => {
  const entries = screens.filter(({ menu }) => menu?.group === group).map(({ path }) => path);
  expect(entries.filter((path) => specified.includes(path))).toEqual(specified);
});

/** Reports of the specification beside their twin. */
test.each([
  ['/reportedptoceco', '/reportegralempresa'],
  ['/reportenoasignado', '/reporteusuarioxempresa'],
])('%s is a tab of %s', (path, of) => expect(screens.find((screen) => screen.path === path)?.tab).toBe(of));

test('every tab belongs to an entry of the menu', () => {
  const entries = new Set(screens.filter(({ menu }) => menu).map(({ path }) => path));
  const lost = screens.filter(({ tab, menu }) => tab && (menu || !entries.has(tab))).map(({ path }) => path);
  expect(lost).toEqual([]);
});
