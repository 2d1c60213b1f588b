import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { usuarioApi } from '@portal/contract/usuario';
import { message } from '@portal/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { persona, personaPlanes, personaIntentos } = examples.usuario;
const { personal } = persona;
const PAGE = '/usuarioreporte?id=3';
const PLANES = t('persona.plan.tabla', { persona: personal });
const INTENTOS = t('intento.tabla', { persona: personal });

const tabs = async () => {
  const nav = await screen.findByRole('navigation', { name: t('persona.secciones') });
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('shows the data, the plans with their deadline, and the attempts with the way to their certificate', async () => {
  const { server } = await renderScreen(PAGE, { session: 'admin' });
  const [plan] = await rowsOf(PLANES);
  for (const text of [persona.codigo_usuario, persona.cargo, persona.empresa]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(`DNI ${persona.numero_documento}`)).toBeTruthy();
  for (const text of [personaPlanes[0]!.plan, '31/12/2026', t('comun.opciones.siNo.true'), '50']) expect(plan?.textContent).toContain(text);
  const [passed, failed] = await rowsOf(INTENTOS);
  for (const text of ['Uso de extintores', '12.5', '2 de 2', '90']) expect(passed?.textContent).toContain(text);
  const link = within(passed!).getByRole('link', { name: t('intento.verCertificado', { numero: personaIntentos[0]!.certificado! }) });
  expect(link.getAttribute('href')).toBe('/certificadovisor?id=5');
  expect(failed?.textContent).toContain(t('comun.opciones.situacionIntento.desaprobado'));
  // A section is read when it is opened.
  for (const call of [usuarioApi.personaCorreos, usuarioApi.personaSesiones, usuarioApi.personaHistoria, usuarioApi.expediente]) {
    expect(server.requests(call)).toEqual([]);
  }
});

test('each section has its address and its rows', async () => {
  const { user, address } = await renderScreen(PAGE, { session: 'admin' });
  await rowsOf(PLANES);
  expect(await tabs()).toEqual(
    (['estudio', 'certificados', 'respuestas', 'correos', 'ausencias', 'sesiones', 'historia'] as const).map((name) =>
      t(`persona.seccion.${name}`),
    ),
  );
  const open = (name: 'certificados' | 'respuestas' | 'correos' | 'historia' | 'sesiones') =>
    user.click(screen.getByRole('link', { name: t(`persona.seccion.${name}`) }));
  for (const name of ['certificado', 'respuesta', 'correo', 'historia'] as const) {
    await open(name === 'historia' ? 'historia' : `${name}s`);
    expect((await rowsOf(t(`persona.${name}.tabla`, { persona: personal }))).length).toBeGreaterThan(0);
  }
  expect(address()).toBe(`${PAGE}&vista=historia`);
  await open('sesiones');
  expect(await screen.findByText(t('seguridad.sesiones.equipo', { navegador: 'Chrome', sistema: 'Android' }))).toBeTruthy();
});

test('a failed section has a retry, and the rest of the page stays', async () => {
  const { user, server } = await renderScreen(`${PAGE}&vista=correos`, {
    session: 'admin',
    calls: { usuario: { personaCorreos: failure('consulta_larga', message('problema.consulta_larga')) } },
  });
  const retry = await screen.findByRole('button', { name: t('comun.reintentar') });
  expect(screen.getByText(persona.codigo_usuario)).toBeTruthy();
  const before = server.requests(usuarioApi.personaCorreos).length;
  await user.click(retry);
  await waitFor(() => expect(server.requests(usuarioApi.personaCorreos).length).toBeGreaterThan(before));
});

test('a person without anything says so in each section', async () => {
  const empty = { personaPlanes: [], personaIntentos: [], personaSesiones: [] };
  const { user } = await renderScreen(PAGE, { session: 'admin', calls: { usuario: empty } });
  expect(await screen.findByText(t('persona.plan.vacio'))).toBeTruthy();
  expect(await screen.findByText(t('intento.vacio'))).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('persona.seccion.sesiones') }));
  expect(await screen.findByText(t('persona.sesion.vacio'))).toBeTruthy();
});

test.each([
  ['/usuarioreporte', t('persona.sinId')],
  ['/usuarioreporte?id=9', t('inexistente.usuario')],
])('%s says «%s»', async (address, words) => {
  const unknown = failure('no_encontrado', message('inexistente.usuario'));
  await renderScreen(address, { session: 'admin', calls: { usuario: { persona: unknown } } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('an administrator has the acts at hand: extension of a plan, annulment, assignment, leaving', async () => {
  const { user, server } = await renderScreen(PAGE, { session: 'admin' });
  const [plan] = await rowsOf(PLANES);
  await user.click(within(plan!).getByRole('button', { name: t('persona.acto.prorrogar', { plan: personaPlanes[0]!.plan }) }));
  expect(await screen.findByRole('dialog', { name: t('asignacion.prorroga.titulo') })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: t('asignacion.prorroga.retirar') }));
  await waitFor(() =>
    expect(server.requests(asignacionApi.prorrogar)).toMatchObject([{ body: { seleccion: { ids: [personaPlanes[0]!.id_asignacion] } } }]),
  );
  await user.click(screen.getByRole('button', { name: t('comun.cancelar') }));
  const [passed] = await rowsOf(INTENTOS);
  expect(within(passed!).getByRole('button', { name: new RegExp(`^${t('intento.anulacion.anular')}`) })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('persona.acto.asignar') }).getAttribute('href')).toBe('/asignacionusuario?id=3');
  await user.click(screen.getByRole('button', { name: t('persona.acto.mas') }));
  expect((await screen.findByRole('menuitem', { name: t('persona.acto.darAcceso') })).getAttribute('href')).toBe('/accesoedit?idu=3');
  await user.click(await screen.findByRole('menuitem', { name: t('usuario.edicion.cesar') }));
  expect(await screen.findByRole('dialog', { name: t('usuario.edicion.cesarTitulo', { nombre: personal }) })).toBeTruthy();
});

test.each([
  ['auditor', ['estudio', 'certificados', 'respuestas', 'correos', 'ausencias', 'sesiones', 'historia']],
  ['lector', ['estudio', 'certificados']],
] as const)('%s reads the sections of the role, and has no act that changes anything', async (session, sections) => {
  await renderScreen(PAGE, { session });
  const [plan] = await rowsOf(PLANES);
  expect(await tabs()).toEqual(sections.map((name) => t(`persona.seccion.${name}`)));
  expect(screen.getByRole('button', { name: t('persona.documento.menu') })).toBeTruthy();
  for (const name of [t('persona.acto.mas'), t('persona.acto.asignar')]) expect(screen.queryByText(name)).toBeNull();
  expect(within(plan!).queryByRole('button', { name: t('persona.acto.prorrogar', { plan: personaPlanes[0]!.plan }) })).toBeNull();
  const [passed] = await rowsOf(INTENTOS);
  expect(within(passed!).queryByRole('button', { name: new RegExp(`^${t('intento.anulacion.anular')}`) })).toBeNull();
});

test('the account of somebody with a wider access has no letters, sessions or history', async () => {
  await renderScreen(PAGE, { session: 'admin', calls: { usuario: { persona: { ...persona, cuenta: false } } } });
  await rowsOf(PLANES);
  expect(await tabs()).toEqual(
    (['estudio', 'certificados', 'respuestas', 'ausencias'] as const).map((name) => t(`persona.seccion.${name}`)),
  );
});

test('an administrator closes the sessions of another person after their number, once', async () => {
  const { user, server } = await renderScreen(`${PAGE}&vista=sesiones`, { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('persona.sesion.cerrar') }));
  const dialog = await screen.findByRole('dialog');
  const sesiones = examples.usuario.personaSesiones.length;
  expect(within(dialog).getByText(t('persona.sesion.cerrarTexto', { sesiones }))).toBeTruthy();
  await user.dblClick(within(dialog).getByRole('button', { name: t('persona.sesion.cerrar') }));
  await waitFor(() => expect(server.requests(usuarioApi.personaSesionesCerrar)).toHaveLength(1));
  expect(await screen.findByText(t('persona.sesion.cerradas', { cerradas: 2 }))).toBeTruthy();
});

test('no button closes sessions for an auditor, nor where none is open', async () => {
  await renderScreen(`${PAGE}&vista=sesiones`, { session: 'auditor' });
  await screen.findByText(t('seguridad.sesiones.equipo', { navegador: 'Chrome', sistema: 'Android' }));
  expect(screen.queryByRole('button', { name: t('persona.sesion.cerrar') })).toBeNull();
  cleanup();
  await renderScreen(`${PAGE}&vista=sesiones`, { session: 'admin', calls: { usuario: { personaSesiones: [] } } });
  await screen.findByText(t('persona.sesion.vacio'));
  expect(screen.queryByRole('button', { name: t('persona.sesion.cerrar') })).toBeNull();
});
