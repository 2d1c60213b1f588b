import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { sel } = examples.asignacion;
const { reporte } = examples.usuario;
const [intento] = reporte.intentos;

const open = (over: object = {}, address = '/asignacionedit?id=41') =>
  renderScreen(address, { session: 'admin', calls: { asignacion: { sel, ...over } } });

test('shows origin, history, answers to delays, and the attempts in this plan alone', async () => {
  const other = { ...intento!, id_evaluacion: 99, id_planestudio: 999, tema: 'De otro plan' };
  await renderScreen('/asignacionedit?id=41', {
    session: 'admin',
    calls: { asignacion: { sel }, usuario: { reporte: { ...reporte, intentos: [...reporte.intentos, other] } } },
  });
  const history = await screen.findByRole('region', { name: t('asignacion.edicion.historia') });
  const events = within(history).getAllByRole('listitem');
  expect(events.map((event) => event.firstChild?.textContent)).toEqual(['Se abrió de nuevo', 'Se cerró', 'Se asignó']);
  expect(events[0]?.textContent).toContain('Por la regla Vendedores · Empresa: Grupo Andino · Cargo: Vendedora');
  expect(events[1]?.textContent).toContain('por Rosa Medina Paz');
  expect(events[1]?.textContent).toContain('Motivo: Cambió de puesto');
  expect(events[2]?.textContent).toContain('De la planilla noviembre.xlsx');
  const answers = screen.getByRole('region', { name: t('asignacion.edicion.justificaciones') });
  expect(answers.textContent).toContain('Prórroga hasta el 15/12/2026');
  expect(await rowsOf(t('intento.tabla', { persona: sel.personal }))).toHaveLength(reporte.intentos.length);
  expect(screen.queryByText('De otro plan')).toBeNull();
});

test('is closed with a reason after what will happen', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: t('asignacion.edicion.cerrar') }));
  const dialog = await screen.findByRole('dialog', { name: t('asignacion.cierre.confirmarUno') });
  await within(dialog).findByRole('region', { name: t('asignacion.cierre.sigue') });
  await user.type(within(dialog).getByRole('textbox', { name: t('asignacion.cierre.motivo') }), 'Cambió de puesto');
  await user.click(within(dialog).getByRole('button', { name: t('asignacion.cierre.eliminar', { total: 2 }) }));
  await screen.findByText(examples.asignacion.eliminar.message);
  expect(server.requests(asignacionApi.eliminar)[1]?.body).toMatchObject({ seleccion: { ids: [41] }, motivo: 'Cambió de puesto' });
});

test('closed, it is opened again by its version', async () => {
  const upd = { ...examples.asignacion.upd, codigo_estado: 1, message: t('asignacion.cierre.abierta'), clave: 'asignacion.cierre.abierta' };
  const { user, server } = await open({ sel: { ...sel, codigo_estado: 2, version: 7 }, upd });
  await user.click(await screen.findByRole('button', { name: t('asignacion.edicion.reabrir') }));
  const question = await screen.findByRole('dialog', { name: t('asignacion.edicion.confirmarReabrir') });
  await user.click(within(question).getByRole('button', { name: t('asignacion.edicion.reabrir') }));
  expect(await screen.findByText(t('asignacion.cierre.abierta'))).toBeTruthy();
  expect(server.requests(asignacionApi.upd)[0]).toMatchObject({ params: { id: 41 }, body: { codigo_estado: 1, version: 7 } });
});

test('of a person who left it cannot be opened again', async () => {
  const { user, server } = await open({ sel: { ...sel, codigo_estado: 2, cesado: true } });
  const button = await screen.findByRole('button', { name: t('asignacion.edicion.reabrir') });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(server.requests(asignacionApi.upd)).toEqual([]);
});

test('without an id, or unknown, it leads to the list', async () => {
  await open({}, '/asignacionedit');
  expect(await screen.findByText(t('asignacion.edicion.sinId'))).toBeTruthy();
});

test('an unknown one says so', async () => {
  await open({ sel: failure('no_encontrado', message('inexistente.asignacion')) });
  expect(await screen.findByText(t('inexistente.asignacion'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('asignacion.edicion.irLista') }).getAttribute('href')).toBe('/asignacion');
});
