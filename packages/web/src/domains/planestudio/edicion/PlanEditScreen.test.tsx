import { planestudioApi } from '@portal/contract/planestudio';
import { recordatorioApi } from '@portal/contract/recordatorio';
import { examples } from '@portal/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

type Field = 'denominacion' | 'fecha_inicio' | 'fecha_fin' | 'notifica_nivel1' | 'notifica_nivel2';
const field = (name: Field) => screen.findByRole('textbox', { name: t(`planestudio.campos.${name}`) });

async function fill(user: UserEvent, values: Partial<Record<Field, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await user.click(await field(name as Field));
    await user.paste(text);
  }
}

const open = () => renderScreen('/planestudioedit', { session: 'admin' });
const save = async (user: UserEvent) => user.click(screen.getByRole('button', { name: t('comun.guardar') }));

test('an end before the start and reminders out of order are errors of the form, found without the server', async () => {
  const { user, server } = await open();
  await fill(user, {
    denominacion: 'Plan',
    fecha_inicio: '10/11/2026',
    fecha_fin: '01/11/2026',
    notifica_nivel1: '3',
    notifica_nivel2: '5',
  });
  await save(user);
  expect(await screen.findByText(t('validacion.orden_fechas'))).toBeTruthy();
  expect(screen.getByText(t('validacion.orden_recordatorios'))).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: t('ui.maestro.confirmarGuardar') })).toBeNull();
  expect(server.requests(planestudioApi.ins)).toEqual([]);
});

test('a new plan does not count what was approved elsewhere until its author says so', async () => {
  const { user } = await open();
  const counts = await screen.findByRole('checkbox', { name: t('planestudio.campos.convalida') });
  expect(counts).toHaveProperty('checked', false);
  await user.click(counts);
  expect(counts).toHaveProperty('checked', true);
});

test('the days from which each reminder goes out follow from what is typed', async () => {
  const { user } = await open();
  expect(await screen.findByText(t('recordatorio.sinAvisos'))).toBeTruthy();
  await fill(user, { notifica_nivel1: '10' });
  expect(await screen.findByText(t('recordatorio.sinFechas'))).toBeTruthy();
  await fill(user, { fecha_inicio: '01/11/2026', fecha_fin: '30/11/2026', notifica_nivel2: '5' });
  await user.tab();
  expect(await screen.findByText(t('recordatorio.nivel1', { fecha: '20 nov. 2026' }))).toBeTruthy();
  expect(screen.getByText(t('recordatorio.nivel2', { fecha: '25 nov. 2026' }))).toBeTruthy();
});

test('a stored plan says how many messages would go out today, and whom they would not reach', async () => {
  const forecast = { ...examples.recordatorio.simular, mensajes: 600, impedimento: 'feriado' as const };
  const calls = { recordatorio: { simular: forecast }, programa: { ofPlan: [] } };
  const { server } = await renderScreen('/planestudioedit?id=5', { session: 'admin', calls });
  expect(await screen.findByText(t('recordatorio.hoy.mensajes', { mensajes: 600 }))).toBeTruthy();
  expect(screen.getByText(t('recordatorio.hoy.impedimento.feriado'))).toBeTruthy();
  expect(screen.getByText(t('recordatorio.hoy.retenidos', { maximo: 500 }))).toBeTruthy();
  expect(screen.getByText(t('recordatorio.hoy.sin_correo', { total: 3 }), { exact: false })).toBeTruthy();
  const unreached = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: t('recordatorio.hoy.ver') }).href);
  expect(`${unreached.pathname}?${decodeURIComponent(unreached.search)}`).toContain('/usuario?');
  expect(decodeURIComponent(unreached.search)).toMatch(/recibe_correos.*0/);
  expect(screen.queryByText(t('recordatorio.hoy.sin_direccion', { total: 0 }))).toBeNull();
  expect(server.requests(recordatorioApi.simular)[0]?.query).toEqual({ id_planestudio: 5 });
});

test.each([
  ['-3', t('validacion.min_valor', { valor: 0 })],
  ['150', t('validacion.max_valor', { valor: 99 })],
  ['1e3', t('validacion.numero')],
  ['2.5', t('validacion.numero')],
])('a reminder of %s days stays as typed, with an error', async (typed, error) => {
  const { user } = await open();
  await fill(user, { notifica_nivel1: typed });
  await user.tab();
  expect(await screen.findByText(error)).toBeTruthy();
  expect(await field('notifica_nivel1')).toHaveProperty('value', typed);
});

test('a pasted name beyond the limit stays whole and says at once by how much', async () => {
  const { user, server } = await open();
  await fill(user, { denominacion: 'x'.repeat(262) });
  expect(await screen.findByText(t('ui.campo.sobran', { maximo: 250, sobran: 12 }))).toBeTruthy();
  expect(await field('denominacion')).toHaveProperty('value', 'x'.repeat(262));
  await save(user);
  await waitFor(async () => expect((await field('denominacion')).getAttribute('aria-invalid')).toBe('true'));
  expect(server.requests(planestudioApi.ins)).toEqual([]);
});
