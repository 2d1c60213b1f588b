import { portalApi } from '@portal/contract/portal';
import { examples, people } from '@portal/contract/examples';
import { LANGUAGES, message, SPOKEN } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, LOST, slow } from '../../testing/replies.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const openPalette = async (user: UserEvent) => {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: t('navegacion.buscar') });
};
const field = () => screen.getByRole('combobox', { name: t('navegacion.buscar') });
const offered = () => within(screen.getByRole('listbox', { name: t('navegacion.buscar') }));
const options = () =>
  offered()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const chosen = () => offered().getByRole('option', { selected: true });
/** Types a text, waits for the answer of the server and returns what is offered. */
async function find(user: UserEvent, text: string) {
  await user.clear(field());
  await user.type(field(), text);
  await screen.findByText(new RegExp(`^(${t('navegacion.resultados', { total: 0 })}|\\d+ resultados?)$`));
  return options();
}

test('opens by Ctrl+K and by the button of the header, and Escape closes it', async () => {
  const { user } = await renderScreen('/curso', { session: 'admin' });
  await openPalette(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: t('navegacion.buscar') })).toBeNull());
  await user.click(screen.getByRole('button', { name: t('navegacion.buscar') }));
  expect(document.activeElement).toBe(await screen.findByRole('combobox', { name: t('navegacion.buscar') }));
});

test('an administrator finds screens, settings, actions and records, and opens one by the keyboard', async () => {
  const { user, server, address } = await renderScreen('/dashboard', { session: 'admin' });
  await openPalette(user);
  expect(await find(user, 'codigos')).toContain(`${t('pantallas.codigosAcceso')}${t('menu.mensajes')} › ${t('menu.correosCodigos')}`);
  expect(await find(user, 'importar personas')).toContain(t('navegacion.comienzos.importarPersonas'));
  expect(await find(user, 'recordatorios')).toContain(`${t('configuracion.secciones.recordatorios')}${t('menu.configuracion')}`);
  expect(await find(user, 'rosa')).toContain('Rosa Quispe10000003 · Andina');
  expect(server.requests(portalApi.buscar).at(-1)?.query).toEqual({ texto: 'rosa' });
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe('/usuarioreporte?id=3'));
  expect(screen.queryByRole('combobox', { name: t('navegacion.buscar') })).toBeNull();
});

test('a setting is found by its own name and opens its section', async () => {
  const { user, address } = await renderScreen('/dashboard', { session: 'admin' });
  await openPalette(user);
  const setting = `${t('configuracion.campos.zona_horaria')}${t('configuracion.secciones.calificacion')}`;
  expect(await find(user, 'zona horaria')).toContain(setting);
  expect(await find(user, 'logo')).toContain(`${t('configuracion.logo.titulo')}${t('configuracion.secciones.marca')}`);
  await find(user, 'zona horaria');
  await user.click(screen.getByText(t('configuracion.campos.zona_horaria')));
  await waitFor(() => expect(address()).toBe('/configuracion#calificacion'));
});

test('tasks and other words lead to their screens', async () => {
  const { user } = await renderScreen('/dashboard', { session: 'admin' });
  await openPalette(user);
  const WORDS = [
    ['vencidos', 'asignaciones'],
    ['atrasados', 'asignaciones'],
    ['auditoria', 'registroActividad'],
    ['historial', 'registroActividad'],
    ['jefe', 'usuarios'],
    ['deshacer', 'usuarioImportar'],
    ['exportar', 'reporteGuardado'],
    ['encuesta', 'feedbackLista'],
  ] as const;
  for (const [word, title] of WORDS) {
    const found = await find(user, word);
    const names: string[] = [
      t(`pantallas.${title}`),
      title === 'usuarios' ? t('menu.usuarios') : '',
      title === 'asignaciones' ? t('menu.asignaciones') : '',
    ];
    expect(
      found.some((option) => names.some((name) => name && option.startsWith(name))),
      word,
    ).toBe(true);
  }
});

test('every language is offered but the one that is spoken', async () => {
  const { user } = await renderScreen('/dashboard', { session: 'admin' });
  await openPalette(user);
  const names = SPOKEN.filter((one) => one !== 'es').map((one) => t('navegacion.acciones.idioma', { idioma: LANGUAGES[one].name }));
  expect((await find(user, 'language')).slice(0, names.length)).toEqual(names);
});

test('arrows go round through all groups and name the option to the screen reader', async () => {
  const { user } = await renderScreen('/dashboard', { session: 'admin' });
  await openPalette(user);
  await find(user, 'rosa');
  const [first] = options();
  expect(chosen().textContent).toBe(first);
  await user.keyboard('{ArrowUp}');
  expect(chosen().textContent).toBe(options().at(-1));
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id);
  await user.keyboard('{ArrowDown}');
  expect(chosen().textContent).toBe(first);
});

test('support finds what it reads: no screen, setting or action of an administrator', async () => {
  const plan = examples.portal.buscar.filter(({ tipo }) => tipo === 'plan');
  const { user, address } = await renderScreen('/tema', { session: 'soporte', calls: { portal: { buscar: plan } } });
  await openPalette(user);
  for (const text of ['usuarios', 'importar', 'recordatorios', 'nueva asignacion', 'correos'])
    expect(
      (await find(user, text)).filter((one) => !one?.startsWith('Plan de ingreso')),
      text,
    ).toEqual([]);
  expect(await find(user, 'plan')).toContain(t('menu.planes'));
  await user.click(offered().getByRole('option', { name: /^Plan de ingreso/ }));
  await waitFor(() => expect(address()).toBe('/planestudioflujo?id=11'));
});

test('a learner finds the own screens and topics, and a topic opens at its place', async () => {
  const lugar = { id_planestudio: 11, id_programa: 21, id_curso: 31, id_modulo: 41, cuestionario: 1 };
  const tema = { tipo: 'tema' as const, id: 51, titulo: 'Uso de extintores', detalle: 'Plan de ingreso', activo: true, lugar };
  const { user, address } = await renderScreen('/planmislogros', { session: 'alumno', calls: { portal: { buscar: [tema] } } });
  await openPalette(user);
  for (const text of ['usuarios', 'configuracion', 'importar', 'planes de estudio', 'reporte'])
    expect(
      (await find(user, text)).filter((one) => !one?.startsWith('Uso')),
      text,
    ).toEqual([]);
  await find(user, 'extintores');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41'));
});

test('an access limited to companies is not offered what only one without limit may begin', async () => {
  const limited = { ...people.admin, indicador_alcance: 1 };
  const { user } = await renderScreen('/curso', { session: limited, calls: { portal: { buscar: [] } } });
  await openPalette(user);
  expect(await find(user, 'nueva persona')).toEqual([t('navegacion.comienzos.persona')]);
  expect(await find(user, 'nueva empresa')).toEqual([]);
});

test('without a line screens are found all the same, and it says that records are missing', async () => {
  const { user } = await renderScreen('/curso', { session: 'admin', calls: { portal: { buscar: LOST } } });
  await openPalette(user);
  expect(await find(user, 'modulos')).toContain(`${t('pantallas.modulos')}${t('menu.contenidos')}`);
  expect(screen.getByText(t('navegacion.sinRegistros'))).toBeTruthy();
});

test('says when nothing matches, and asks the server for no single letter', async () => {
  const { user, server } = await renderScreen('/curso', { session: 'admin', calls: { portal: { buscar: [] } } });
  await openPalette(user);
  await find(user, 'z');
  expect(server.requests(portalApi.buscar)).toEqual([]);
  await find(user, 'zzyzx');
  expect(screen.getByText(t('navegacion.nada', { texto: 'zzyzx' }))).toBeTruthy();
});

test('the record opened last is first, under the name of its record, and goes with the sign-out', async () => {
  const { user } = await renderScreen('/cursoedit?id=31', { session: 'admin' });
  await screen.findByRole('form');
  await waitFor(() => expect(localStorage.getItem('UCJ-recientes-1')).toContain('Caja y cobros'));
  await openPalette(user);
  const recent = screen.getByRole('group', { name: t('navegacion.grupos.reciente') });
  expect(within(recent).getByRole('option').textContent).toBe(`Caja y cobros${t('pantallas.curso')}`);
  expect(await find(user, 'cerrar sesion')).toContain(t('navegacion.acciones.salir'));
  await user.click(offered().getByRole('option', { name: t('navegacion.acciones.salir') }));
  await waitFor(() => expect(localStorage.getItem('UCJ-recientes-1')).toBeNull());
});

test('a refusal of the search leaves the screens', async () => {
  const { user } = await renderScreen('/curso', {
    session: 'admin',
    calls: { portal: { buscar: failure('consulta_larga', message('llamada.lenta')) } },
  });
  await openPalette(user);
  expect(await find(user, 'empresas')).toContain(`${t('pantallas.empresas')}${t('menu.ajustes')}`);
});

test('Enter before the answer waits for it and opens the record of what was typed, never one of an earlier text', async () => {
  const rosa = examples.portal.buscar.find(({ tipo }) => tipo === 'persona');
  const zoila = { ...rosa!, id: 9, titulo: 'Zoila Ramos' };
  const late = slow([zoila]);
  const buscar = ({ query }: { query: { texto: string } }) => (query.texto === 'rosa' ? [rosa!] : late.reply);
  const { user, address, server } = await renderScreen('/curso', { session: 'admin', calls: { portal: { buscar } } });
  await openPalette(user);
  await find(user, 'rosa');
  await user.clear(field());
  await user.type(field(), 'zoila');
  expect(options()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.requests(portalApi.buscar).at(-1)?.query).toEqual({ texto: 'zoila' }));
  expect(address()).toBe('/curso');
  late.release();
  await waitFor(() => expect(address()).toBe('/usuarioreporte?id=9'));
});
