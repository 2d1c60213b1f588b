import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screens } from './index.ts';
import { mayOpen } from '../core/router/may-open.ts';
import type { Role } from '../core/router/roles.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { t } from '../testing/text.ts';

const DAYS = 'desde=2026-01-01&hasta=2026-12-31';

/** Addresses of the records that have an example. */
const RECORD: Readonly<Record<string, string>> = {
  '/planestudioedt': 'id=1&ref=11',
  '/evaluacion': DAYS,
  '/asignacion': DAYS,
  '/cursoedit': 'id=31',
  '/temaedit': 'id=51',
};

/** Screens of records without an example, and two that draw what the test has no canvas for. */
const WITHOUT: ReadonlySet<string> = new Set([
  '/certificadodiseno',
  '/certificadovisor',
  '/contenidoedit',
  '/moduloedit',
  '/planestudioedit',
  '/planestudioedt',
  '/planestudioflujo',
  '/programaedit',
  '/programatabla',
  '/temaborradores',
  '/temapreview',
  '/temareview',
  '/usuarioedit',
]);

const ROLES = ['autor', 'auditor', 'lector'] as const satisfies readonly Role[];

/** Screens of a role besides everybody's own. */
const ofRole = (role: Role) =>
  screens.filter((one) => ['usuario', 'soporte', 'admin'].includes(one.audience) && mayOpen(role, one) && !WITHOUT.has(one.path));

const visits = ROLES.flatMap((role) =>
  ofRole(role).map(({ path, menu, alone }) => [role, path, RECORD[path] ?? (menu || alone ? DAYS : 'id=1')] as const),
);

/** Buttons that change nothing on the server, by how their names begin. */
const READING =
  /^(Fijar en|Historial|Exportar|Columnas|Limpiar|Generar|¿De dónde sale|Ver |Descargar|Expediente|Imprimir|Verificar|Actualizar|Filtrar por|Expandir|Contraer|Correo$|Solo texto$|Claro$|Oscuro$|Computadora$|Teléfono$)/;

/** Ways to begin a report, which are named by its companies and plans. */
const starts = () => screen.queryByRole('region', { name: t('reporte.inicios.titulo') });

/** Enabled buttons of the screen besides the heads of its columns and the ways to begin a report. */
const buttons = (): string[] =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .filter((one) => !one.closest('th, thead, fieldset[disabled]') && !one.hasAttribute('disabled') && !starts()?.contains(one))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

test.each(visits)('%s opens %s: everything that it shows is read (P216)', async (session, path, query) => {
  await renderScreen(`${path}?${query}`, { session });
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByText(t('errores.sinPermiso'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('comun.reintentar') })).toBeNull();
  if (session !== 'auditor') return;
  expect(buttons().filter((name) => !READING.test(name))).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toMatch(/^(Editar|Cambiar|Nuev[oa])\b/);
});

test.each([
  ['autor', '/usuario'],
  ['autor', '/dashboard'],
  ['autor', '/reportenps'],
  ['auditor', '/usuarioimportar'],
  ['auditor', '/asignacionplan'],
  ['lector', '/usuarioedit'],
  ['lector', '/planestudio'],
  ['lector', '/log'],
] as const)('%s does not open %s', async (session, path) => {
  const { address } = await renderScreen(path, { session });
  await waitFor(() => expect(address() === path ? screen.queryAllByText(t('errores.sinPermiso')) : [address()]).not.toEqual([]));
});

test.each([
  ['autor', '/planestudio', '/usuario'],
  ['auditor', '/usuario', '/asignacionplan'],
  ['lector', '/reportenps', '/planestudio'],
] as const)('the menu of %s has %s, and not %s', async (session, has, lacks) => {
  await renderScreen('/', { session });
  const menu = within(await screen.findByRole('navigation', { name: t('ui.marco.menu') }));
  const paths = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toContain(has);
  expect(paths).not.toContain(lacks);
});

test('the form of an auditor says that it is only read, and has no button to save', async () => {
  await renderScreen('/cursoedit?id=31', { session: 'auditor' });
  expect(await screen.findByText(t('ui.maestro.auditor'))).toBeTruthy();
  expect(screen.getByRole('textbox', { name: t('comun.campos.titulo') }).closest('fieldset[disabled]')).toBeTruthy();
  for (const name of [t('comun.guardar'), t('ui.maestro.eliminar'), t('ui.maestro.duplicar')])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
