import { cursoApi } from '@portal/contract/curso';
import { type Fijado, portalApi } from '@portal/contract/portal';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readLayoutConfig, saveLayoutConfig } from '../../core/theme/layout-config.ts';
import { failure } from '../../testing/replies.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const crumbs = async () =>
  within(await screen.findByRole('navigation', { name: t('ui.marco.migas') }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const menu = () => within(screen.getByRole('navigation', { name: t('ui.marco.menu') }));

/** Server that keeps what is pinned; another device pins `elsewhere` after the first answer. */
function keeping(stored: Fijado[], elsewhere: Fijado[] = []) {
  let fijados = stored;
  let reads = 0;
  return {
    portal: {
      navegacion: () => {
        reads += 1;
        if (reads === 2) fijados = [...fijados, ...elsewhere];
        return { fijados, pasos_apartados: false };
      },
      guardarNavegacion: ({ body }: { readonly body: { readonly fijados?: Fijado[] | undefined } }) => {
        fijados = body.fijados ?? fijados;
        return examples.portal.guardarNavegacion;
      },
    },
  };
}
test('a screen outside the menu shows the path to it, and a record its name', async () => {
  await renderScreen('/cursoedit?id=31', { session: 'admin' });
  await waitFor(async () => expect(await crumbs()).toEqual([t('pantallas.cursos'), 'Caja y cobros']));
  const place = within(screen.getByRole('navigation', { name: t('ui.marco.migas') }));
  expect(place.getByRole('link', { name: t('pantallas.cursos') }).getAttribute('href')).toBe('/curso');
  expect(place.getByText('Caja y cobros').getAttribute('aria-current')).toBe('page');
});

test('every screen above has its place, up to the one of the menu', async () => {
  await renderScreen('/parametroedit?id=601', { session: 'admin' });
  expect((await crumbs()).slice(0, 2)).toEqual([t('pantallas.dominios'), t('pantallas.parametros')]);
});

test('a screen of the menu shows no path', async () => {
  await renderScreen('/modulo', { session: 'admin' });
  await screen.findByRole('button', { name: t('navegacion.fijar') });
  expect(screen.queryByRole('navigation', { name: t('ui.marco.migas') })).toBeNull();
});

test.each([
  ['alumno', '/evaluacionedit', '/dashboardtema'],
  ['alumno', '/planfin', '/planmislogros'],
  ['admin', '/preguntatema', '/pregunta'],
  ['admin', '/temafeedback', undefined],
] as const)('the menu of %s marks for %s %s', async (session, path, entry) => {
  await renderScreen(path, { session });
  await screen.findByRole('heading', { level: 1 });
  const marked = menu()
    .queryAllByRole('link')
    .find((link) => link.dataset['current']);
  expect(marked?.getAttribute('href') ?? undefined).toBe(entry);
});

test.each([
  ['alumno', '/evaluacionresultado?id=1', false],
  ['alumno', '/planfin?id=1', false],
  ['admin', '/cursoedit?id=31', true],
] as const)('%s at %s may pin it: %s', async (session, path, offered) => {
  await renderScreen(path, { session });
  await screen.findAllByRole('heading', { level: 1 });
  if (offered) await screen.findByRole('button', { name: t('navegacion.fijar') });
  else expect(screen.queryByRole('button', { name: t('navegacion.fijar') })).toBeNull();
});

test('a record that is not found offers no pin', async () => {
  const calls = { curso: { sel: failure('no_encontrado', message('inexistente.curso')) } };
  await renderScreen('/cursoedit?id=31', { session: 'admin', calls });
  await screen.findAllByText(t('inexistente.curso'));
  expect(screen.queryByRole('button', { name: t('navegacion.fijar') })).toBeNull();
});

test('a learner’s phone has neither pins nor shortcuts', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('max-width'), media: query }) as MediaQueryList,
  );
  const { user } = await renderScreen('/dashboardtema', { session: 'alumno' });
  await screen.findByRole('heading', { level: 1, name: t('pantallas.temas') });
  expect(screen.queryByRole('button', { name: t('navegacion.fijar') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('ui.marco.menuUsuario', { nombre: people.alumno.fullname }) }));
  await screen.findByText(t('ui.marco.cerrarSesion'));
  expect(screen.queryByText(t('atajo.ver'))).toBeNull();
  vi.restoreAllMocks();
});

test('a pin is kept beside what another device pinned meanwhile, and leads to its record', async () => {
  const elsewhere = { direccion: '/modulo', titulo: null };
  const { user, server } = await renderScreen('/cursoedit?id=31', { session: 'admin', calls: keeping([], [elsewhere]) });
  await waitFor(async () => expect(await crumbs()).toContain('Caja y cobros'));
  await user.click(await screen.findByRole('button', { name: t('navegacion.fijar') }));
  expect((await screen.findByRole('button', { name: t('navegacion.soltar') })).getAttribute('aria-pressed')).toBe('true');
  const own = { direccion: '/cursoedit?id=31', titulo: 'Caja y cobros' };
  expect(server.requests(portalApi.guardarNavegacion).at(-1)?.body).toEqual({ fijados: [elsewhere, own] });
  expect(menu().getByRole('link', { name: 'Caja y cobros' }).getAttribute('href')).toBe('/cursoedit?id=31');
  expect(menu().getAllByRole('link', { name: t('pantallas.modulos') })).toHaveLength(2);
});

test('pins are ordered and removed in a dialog, and one of a screen that the role may not open does not show', async () => {
  const pins = [
    { direccion: '/curso', titulo: null },
    { direccion: '/planmislogros', titulo: null },
    { direccion: '/temaedit?id=51', titulo: 'Extintores' },
  ];
  const { user, server } = await renderScreen('/modulo', { session: 'admin', calls: keeping(pins) });
  await user.click(await screen.findByRole('button', { name: t('navegacion.ordenar') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('navegacion.ordenar') }));
  await user.click(dialog.getByRole('button', { name: t('ui.ordenados.subir', { nombre: 'Extintores' }) }));
  await waitFor(() =>
    expect(
      server
        .requests(portalApi.guardarNavegacion)
        .at(-1)
        ?.body.fijados?.map(({ direccion }) => direccion),
    ).toEqual(['/curso', '/temaedit?id=51', '/planmislogros']),
  );
  await user.click(dialog.getByRole('button', { name: t('ui.ordenados.quitar', { nombre: t('pantallas.cursos') }) }));
  await waitFor(() => expect(dialog.queryByText(t('pantallas.cursos'))).toBeNull());
});

test('support does not see a pin of a screen that it may no longer open', async () => {
  await renderScreen('/modulo', { session: 'soporte', calls: keeping([{ direccion: '/usuarioedit?id=3', titulo: 'Rosa Quispe' }]) });
  await screen.findByRole('button', { name: t('navegacion.fijar') });
  expect(screen.queryByText('Rosa Quispe')).toBeNull();
});

test('a pin that cannot be saved says so and stays off', async () => {
  const calls = { portal: { guardarNavegacion: failure('interno', message('problema.interno')) } };
  const { user } = await renderScreen('/modulo', { session: 'admin', calls });
  await user.click(await screen.findByRole('button', { name: t('navegacion.fijar') }));
  expect(await screen.findByText(t('navegacion.noGuardado'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('navegacion.fijar') })).toBeTruthy();
});

test('letters lead to screens, begin a record and search the list; in a field they are letters', async () => {
  const { user, address } = await renderScreen('/modulo', { session: 'admin' });
  await screen.findAllByRole('searchbox');
  await user.keyboard('gu');
  await waitFor(() => expect(address()).toBe('/usuario'));
  await user.keyboard('gc');
  await waitFor(() => expect(address()).toBe('/curso'));
  await screen.findByRole('heading', { name: t('pantallas.cursos') });
  const [search] = await screen.findAllByRole('searchbox');
  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  await user.keyboard('ngu?');
  expect(search).toHaveProperty('value', 'ngu?');
  expect(address()).toBe('/curso');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe('/cursoedit'));
});

test('«?» lists the shortcuts of the own screens, and switches single keys off, which stays so on this device', async () => {
  const { user, address } = await renderScreen('/planmislogros', { session: 'alumno' });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: t('atajo.titulo') }));
  expect(dialog.getByText(t('pantallas.misCertificados'))).toBeTruthy();
  expect(dialog.queryByText(t('menu.usuarios'))).toBeNull();
  await user.click(dialog.getByRole('switch', { name: new RegExp(t('atajo.activos')) }));
  expect(readLayoutConfig().shortcuts).toBe('off');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gc?');
  expect(address()).toBe('/planmislogros');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: t('navegacion.buscar') })).toBeTruthy();
});

test('Ctrl+S saves the form from any of its fields', async () => {
  const { user, server } = await renderScreen('/cursoedit?id=31', { session: 'admin' });
  const titulo = await screen.findByDisplayValue('Caja y cobros');
  await user.type(titulo, ' 2');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.requests(cursoApi.upd)[0]?.body.titulo).toBe('Caja y cobros 2'));
});

test('arrows go from the search to the first row and through the rows', async () => {
  const { user } = await renderScreen('/curso', { session: 'admin' });
  const table = await screen.findByRole('table');
  await within(table).findAllByRole('cell');
  await user.keyboard('/{ArrowDown}');
  const row = document.activeElement?.closest('tr');
  expect(row?.parentElement?.tagName).toBe('TBODY');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.closest('tr')).toBe(row);
});

test('the menu narrows to icons that open their groups beside them, and stays so on this device', async () => {
  const { user, address } = await renderScreen('/curso', { session: 'admin' });
  await user.click(screen.getByRole('button', { name: t('ui.marco.ocultarMenu') }));
  expect(readLayoutConfig().sidebar).toBe('closed');
  expect(menu().queryByRole('link', { name: t('pantallas.modulos') })).toBeNull();
  expect(
    menu()
      .getByRole('button', { name: t('menu.contenidos') })
      .hasAttribute('data-current'),
  ).toBe(true);
  await user.click(menu().getByRole('button', { name: t('menu.contenidos') }));
  await user.click(await screen.findByRole('link', { name: t('pantallas.modulos') }));
  await waitFor(() => expect(address()).toBe('/modulo'));
});

test('a group of the menu that was closed stays closed on this device until it is opened', async () => {
  saveLayoutConfig({ closedGroups: ['reportes'] });
  const { user } = await renderScreen('/curso', { session: 'admin' });
  const group = (name: string) => menu().getByRole('button', { name });
  expect(group(t('menu.reportes')).getAttribute('aria-expanded')).toBe('false');
  expect(menu().queryByRole('link', { name: t('pantallas.reporteNps') })).toBeNull();
  await user.click(group(t('menu.reportes')));
  await user.click(group(t('menu.contenidos')));
  expect(readLayoutConfig().closedGroups).toEqual(['contenidos']);
});

test('the foot of the screens has the name of the company, as the menu does', async () => {
  const { info } = examples.portal;
  const calls = { portal: { info: { ...info, marca: { ...info.marca, nombre: 'Supermercados Andino' } } } };
  await renderScreen('/planmislogros', { session: 'alumno', calls });
  const foot = within(await screen.findByRole('contentinfo'));
  expect(await foot.findByText(`Supermercados Andino · ${t('comun.productoLargo')}`)).toBeTruthy();
});

test('the user menu says who is signed in: name, document, company and role', async () => {
  const { user } = await renderScreen('/planmislogros', { session: 'alumno' });
  await user.click(screen.getByRole('button', { name: t('ui.marco.menuUsuario', { nombre: 'Alba Quispe Ñahui' }) }));
  for (const text of ['Alba Quispe Ñahui', '10000003', 'Grupo Andino', t('navegacion.roles.alumno')])
    expect(await screen.findByText(text)).toBeTruthy();
});

test('the header names the signed-in person, and their menu has the e-mail', async () => {
  const { user } = await renderScreen('/curso', { session: 'admin' });
  const { fullname, email } = people.admin;
  expect(await screen.findByText(t('ui.marco.usuario', { nombre: fullname }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('ui.marco.menuUsuario', { nombre: fullname }) }));
  expect(await screen.findByText(email!)).toBeTruthy();
});
