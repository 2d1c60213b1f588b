import { equipoApi } from '@portal/contract/equipo';
import { examples, people } from '@portal/contract/examples';
import { recordatorioApi } from '@portal/contract/recordatorio';
import { message } from '@portal/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure } from '../../testing/replies.ts';
import { t, word } from '../../testing/text.ts';

/** Media queries of a phone. */
const phoneMedia = (query: string) => ({
  matches: query.includes('max-width'),
  media: query,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
});

const LINK = '/equipo/responder#token=del-correo';
const spent = failure('enlace_vencido', message('equipo.errores.enlace'));
const rosa = examples.equipo.sellst[0]!;
const kind = (tipo: 'aceptada' | 'prorroga' | 'justificada') => screen.getByRole('radio', { name: t(`equipo.responder.tipo.${tipo}`) });

test('the link shows the progress of each person, and no question for one who finished', async () => {
  const { server } = await renderScreen(LINK);
  const pending = await screen.findByRole('region', { name: 'Rosa Quispe Mamani' });
  expect(within(pending).getAllByRole('radio')).toHaveLength(4);
  const finished = screen.getByRole('region', { name: 'Julia Rojas Vega' });
  expect(within(finished).queryByRole('radio')).toBeNull();
  expect(within(finished).getByText(t('equipo.responder.situacion.terminada'))).toBeTruthy();
  expect(server.requests(equipoApi.enlace).map(({ body }) => body)).toEqual([{ token: 'del-correo' }]);
});

test('the link sends every chosen answer at once; sent twice by a double click it is sent once', async () => {
  const { user, server } = await renderScreen(LINK);
  await screen.findByRole('region', { name: 'Rosa Quispe Mamani' });
  await user.click(screen.getByRole('button', { name: t('equipo.responder.enviar', { total: 0 }) }));
  expect(screen.getByText(t('equipo.responder.ninguna'))).toBeTruthy();
  await user.click(kind('justificada'));
  await user.type(screen.getByRole('textbox', { name: t('equipo.responder.motivo') }), 'Cierre de mes');
  await user.dblClick(screen.getByRole('button', { name: t('equipo.responder.enviar', { total: 1 }) }));
  expect(await screen.findByText(t('equipo.responder.listo'))).toBeTruthy();
  expect(server.requests(equipoApi.responderEnlace).map(({ body }) => body)).toEqual([
    { token: 'del-correo', respuestas: [{ id_asignacion: 1, tipo: 'justificada', fecha_hasta: null, motivo: 'Cierre de mes' }] },
  ]);
});

test('a missing day and one that the server refuses show at their person', async () => {
  const refusal = message('equipo.errores.hasta', { desde: '19/12/2026', hasta: '21/12/2026' });
  const errors = { 'respuestas.0.fecha_hasta': refusal };
  const { user, server } = await renderScreen(LINK, {
    calls: { equipo: { responderEnlace: failure('datos_invalidos', refusal, { errors }) } },
  });
  await screen.findByRole('region', { name: 'Rosa Quispe Mamani' });
  await user.click(kind('prorroga'));
  const send = () => user.click(screen.getByRole('button', { name: t('equipo.responder.enviar', { total: 1 }) }));
  await send();
  expect(screen.getAllByText(t('validacion.requerido'))).toHaveLength(2);
  expect(server.requests(equipoApi.responderEnlace)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: t('equipo.responder.dia') }), '21/12/2026');
  await user.type(screen.getByRole('textbox', { name: t('equipo.responder.motivo') }), 'Inventario');
  await send();
  expect(await screen.findAllByText(word(refusal))).toBeTruthy();
});

test.each(['/equipo/responder', LINK])('without a link that works %s says so and leads to the portal', async (address) => {
  await renderScreen(address, { calls: { equipo: { enlace: spent } } });
  expect(await screen.findByText(t('equipo.responder.sinEnlace'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('equipo.responder.miEquipo') })).toBeTruthy();
});

test('the team shows delays, absences and answers; a row is answered in a dialog', async () => {
  const { user, server } = await renderScreen('/miequipo', { session: { ...people.alumno, indicador_equipo: 1 } });
  expect(await screen.findByText(t('equipo.lista.ausente'))).toBeTruthy();
  expect(screen.getByText(t('equipo.lista.hasta', { fecha: '20/12/2026' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('equipo.lista.responder', { persona: rosa.personal, plan: rosa.plan }) }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: t('equipo.responder.enviarUna') })).toHaveProperty('disabled', true);
  await user.click(kind('aceptada'));
  await user.click(within(dialog).getByRole('button', { name: t('equipo.responder.enviarUna') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests(equipoApi.responder).map(({ body }) => body)).toEqual([
    { respuestas: [{ id_asignacion: 1, tipo: 'aceptada', fecha_hasta: null, motivo: '' }] },
  ]);
});

const boss = { ...people.alumno, indicador_equipo: 1 };

describe('on a phone', () => {
  const second = { ...rosa, id_asignacion: 9, plan: 'Inducción', recordado: null };
  const [one, two] = examples.equipo.atrasados;
  const atrasados = [{ ...one!, planes: [rosa, second] }, two!];

  beforeEach(() => vi.stubGlobal('matchMedia', phoneMedia));
  afterEach(() => vi.unstubAllGlobals());

  test('each person is one card with every plan, and each plan is answered by itself', async () => {
    const { user, server } = await renderScreen('/miequipo', { session: boss, calls: { equipo: { atrasados } } });
    const plans = await screen.findByRole('list', { name: t('equipo.atrasados.planes', { persona: rosa.personal }) });
    expect(within(plans).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: rosa.personal })).toHaveLength(1);
    expect(server.requests(equipoApi.sellst)).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('equipo.lista.responder', { persona: rosa.personal, plan: 'Inducción' }) }));
    await user.click(kind('aceptada'));
    await user.click(screen.getByRole('button', { name: t('equipo.responder.enviarUna') }));
    await waitFor(() => expect(server.requests(equipoApi.responder)).toHaveLength(1));
    expect(server.requests(equipoApi.responder)[0]!.body).toMatchObject({ respuestas: [{ id_asignacion: 9, tipo: 'aceptada' }] });
  });

  test('a figure leads past the figures to its list', async () => {
    await renderScreen('/miequipo?vista=personas', { session: boss });
    const link = await screen.findByRole('link', { name: t('equipo.personas.resumen.verVencidas') });
    const { hash } = new URL((link as HTMLAnchorElement).href);
    expect(document.querySelector(hash)?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.querySelector(hash)?.contains(link)).toBe(false);
  });

  test('a selected person is answered for in every plan', async () => {
    const { user, server } = await renderScreen('/miequipo', { session: boss, calls: { equipo: { atrasados } } });
    await user.click(await screen.findByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: rosa.personal }) }));
    const bar = screen.getAllByRole('button', { name: t('equipo.lista.responderElegidas') });
    await user.click(bar[0]!);
    expect(await screen.findByRole('dialog', { name: t('equipo.responder.dialogoVarias', { total: 2 }) })).toBeTruthy();
    await user.click(kind('aceptada'));
    await user.click(screen.getByRole('button', { name: t('equipo.responder.enviarUna') }));
    await waitFor(() => expect(server.requests(equipoApi.responder)).toHaveLength(1));
    expect(server.requests(equipoApi.responder)[0]!.body).toMatchObject({ respuestas: [{ id_asignacion: 1 }, { id_asignacion: 9 }] });
  });
});

test('WhatsApp opens the prepared message to the person, or the choice of a contact; nobody away is written to', async () => {
  const unsure = { ...rosa, id_asignacion: 3, personal: 'Sin Número Seguro', telefono: '512 3456' };
  const absent = { ...rosa, id_asignacion: 4, personal: 'Ausente Hoy', ausente: true };
  await renderScreen('/miequipo', { session: boss, calls: { equipo: { sellst: [rosa, unsure, absent] } } });
  const { plan, mensaje } = rosa;
  const link = await screen.findByRole('link', { name: t('equipo.lista.whatsappA', { persona: rosa.personal, plan }) });
  const address = new URL(link.getAttribute('href')!);
  expect([address.origin + address.pathname, address.searchParams.get('text')]).toEqual(['https://wa.me/51987654321', mensaje]);
  const choice = screen.getByRole('link', { name: t('equipo.lista.whatsappElegir', { persona: unsure.personal, plan }) });
  expect(new URL(choice.getAttribute('href')!).pathname).toBe('/');
  expect(screen.queryByRole('link', { name: /WhatsApp.*Ausente Hoy/ })).toBeNull();
  expect(screen.getByText(t('equipo.lista.whatsappNota'), { exact: false })).toBeTruthy();
});

test('the action of a boss is written in words, a name leads to its person, and a delay without an answer says so', async () => {
  await renderScreen('/miequipo', { session: 'soporte', calls: { equipo: { sellst: [{ ...rosa, respuesta: null }] } } });
  const button = await screen.findByRole('button', { name: t('equipo.lista.responder', { persona: rosa.personal, plan: rosa.plan }) });
  expect(button.textContent).toBe(t('equipo.lista.responderElegidas'));
  const link = screen.getByRole('link', { name: rosa.personal });
  expect(link.getAttribute('href')).toBe(`/miequipopersona?id=${rosa.id_usuario}`);
  expect(screen.getByText(t('equipo.lista.sinRespuesta'))).toBeTruthy();
});

test('a boss reminds a person of a plan once; the list says the day, and why nobody without e-mail or away is reminded', async () => {
  const fresh = { ...rosa, recordado: null };
  const mute = { ...rosa, id_asignacion: 3, personal: 'Sin Correo', con_correo: false };
  const absent = { ...rosa, id_asignacion: 4, personal: 'Ausente Hoy', ausente: true };
  const today = { ...rosa, id_asignacion: 5, personal: 'Recordada Hoy', recordado: '2026-12-18' };
  const { user, server } = await renderScreen('/miequipo', { session: boss, calls: { equipo: { sellst: [fresh, mute, absent, today] } } });
  const button = (persona: string, why?: string) => {
    const label = t('equipo.lista.recordarA', { persona, plan: rosa.plan });
    return screen.getByRole('button', { name: why === undefined ? label : `${label}: ${why}` });
  };
  await screen.findByText('Sin Correo');
  expect(screen.getByText('18/12/2026')).toBeTruthy();
  expect(screen.getByText(t('equipo.lista.sinCorreo'))).toBeTruthy();
  await user.click(button('Sin Correo', t('equipo.lista.sinCorreo')));
  await user.click(button('Ausente Hoy', t('equipo.lista.ausente')));
  await user.click(button('Recordada Hoy', t('equipo.lista.recordadoHoy')));
  expect(server.requests(recordatorioApi.persona)).toEqual([]);
  await user.dblClick(button(rosa.personal));
  expect(await screen.findByText(examples.recordatorio.persona.message)).toBeTruthy();
  expect(server.requests(recordatorioApi.persona).map(({ body }) => body)).toEqual([{ id_asignacion: rosa.id_asignacion }]);
});

test('one answer is given to several selected delays, each with its own row', async () => {
  const { user, server } = await renderScreen('/miequipo', { session: boss });
  await user.click(await screen.findByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await user.click(await screen.findByRole('button', { name: t('equipo.lista.responderElegidas') }));
  const dialog = await screen.findByRole('dialog', { name: t('equipo.responder.dialogoVarias', { total: 2 }) });
  await user.click(kind('justificada'));
  await user.type(within(dialog).getByRole('textbox', { name: t('equipo.responder.motivo') }), 'Cierre de mes');
  await user.click(within(dialog).getByRole('button', { name: t('equipo.responder.enviarUna') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const answer = { tipo: 'justificada', fecha_hasta: null, motivo: 'Cierre de mes' };
  expect(server.requests(equipoApi.responder).map(({ body }) => body)).toEqual([
    { respuestas: [1, 2].map((id_asignacion) => ({ id_asignacion, ...answer })) },
  ]);
  expect(screen.queryByRole('button', { name: t('equipo.lista.responderElegidas') })).toBeNull();
});

test('the menu says how many people wait for an answer, and counts again after one was given', async () => {
  let equipo_atrasados = 2;
  const calls = { usuario: { verifyToken: () => ({ ...boss, equipo_atrasados }) } };
  const { user } = await renderScreen('/miequipo', { session: { ...boss, equipo_atrasados }, calls });
  const [entry] = await screen.findAllByRole('link', { name: `${t('pantallas.miEquipo')} ${t('navegacion.atrasados', { total: 2 })}` });
  expect(entry).toBeTruthy();
  equipo_atrasados = 0;
  const answer = t('equipo.lista.responder', { persona: rosa.personal, plan: rosa.plan });
  await user.click(await screen.findByRole('button', { name: answer }));
  await user.click(kind('aceptada'));
  await user.click(screen.getByRole('button', { name: t('equipo.responder.enviarUna') }));
  expect((await screen.findAllByRole('link', { name: t('pantallas.miEquipo') })).length).toBeGreaterThan(0);
});

test('the menu leads to the team whoever has people below, and nobody else', async () => {
  await renderScreen('/planmislogros', { session: { ...people.alumno, indicador_equipo: 1 } });
  expect((await screen.findAllByRole('link', { name: t('pantallas.miEquipo') })).length).toBeGreaterThan(0);
  cleanup();
  await renderScreen('/planmislogros', { session: 'alumno' });
  await screen.findAllByRole('link', { name: t('pantallas.misLogros') });
  expect(screen.queryByRole('link', { name: t('pantallas.miEquipo') })).toBeNull();
});
