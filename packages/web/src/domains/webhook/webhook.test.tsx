import { webhookApi } from '@portal/contract/webhook';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const [planillas, intranet] = examples.webhook.sellst;
const [delivered, failed] = examples.webhook.entregas;
const lists = {
  webhook: {
    sellst: new PageOfRows(examples.webhook.sellst, examples.webhook.sellst.length),
    entregas: new PageOfRows(examples.webhook.entregas, examples.webhook.entregas.length),
  },
};
const button = (name: string) => screen.getByRole('button', { name });

test('a further secret is made after a warning and shown once', async () => {
  const { user, server } = await renderScreen('/webhook', { session: 'admin', calls: lists });
  await rowsOf(t('pantallas.webhooks'));
  const { nombre, id_webhook } = planillas!;
  await user.click(button(t('webhook.lista.secreto', { nombre })));
  const dialog = await screen.findByRole('dialog', { name: t('webhook.secreto.titulo', { nombre }) });
  expect(within(dialog).getByText(t('webhook.secreto.anterior'))).toBeTruthy();
  expect(server.requests(webhookApi.secreto)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t('webhook.secreto.generar') }));
  expect((await within(dialog).findByTestId('secreto')).textContent).toBe(examples.webhook.secreto.secreto);
  await user.keyboard('{Escape}');
  expect(within(dialog).getByTestId('secreto'), 'Esc leaves a secret that is never shown again').toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('ui.secreto.copiar') }));
  expect(await within(dialog).findByText(t('ui.secreto.copiado'))).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(examples.webhook.secreto.secreto);
  await user.click(within(dialog).getByRole('button', { name: t('ui.secreto.cerrar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests(webhookApi.secreto)[0]?.body).toEqual({ id_webhook });
});

test('the first secret is made by the press that names it, once', async () => {
  const row = { ...planillas!, fecha_secreto: null };
  const calls = { webhook: { ...lists.webhook, sellst: new PageOfRows([row], 1) } };
  const { user, server } = await renderScreen('/webhook', { session: 'admin', calls });
  await rowsOf(t('pantallas.webhooks'));
  await user.click(button(t('webhook.lista.secreto', { nombre: row.nombre })));
  expect((await screen.findByTestId('secreto')).textContent).toBe(examples.webhook.secreto.secreto);
  expect(server.requests(webhookApi.secreto)).toHaveLength(1);
});

test('a test event is sent only to a webhook with a secret, and the answer of its receiver shown', async () => {
  const entrega = {
    ...delivered!,
    cuerpo: '{}',
    estado: 'pendiente' as const,
    intentos: 1,
    codigo_http: 503,
    respuesta: 'En mantenimiento',
  };
  const { user, server } = await renderScreen('/webhook', { session: 'admin', calls: { webhook: { ...lists.webhook, entrega } } });
  await rowsOf(t('pantallas.webhooks'));
  expect(screen.queryByRole('button', { name: t('webhook.lista.probar', { nombre: intranet!.nombre }) })).toBeNull();
  await user.click(button(t('webhook.lista.probar', { nombre: planillas!.nombre })));
  await waitFor(() => expect(server.requests(webhookApi.probar)[0]?.body).toEqual({ id_webhook: planillas!.id_webhook }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(t('webhook.prueba.codigo', { codigo: '503' }))).toBeTruthy();
  expect(dialog.getByText(t('webhook.prueba.noLlego'))).toBeTruthy();
  expect(dialog.getByText('En mantenimiento')).toBeTruthy();
});

test.each([
  ['secreto', { ...planillas!, fecha_secreto: null }],
  ['sucesos', { ...planillas!, asignado: 0, aprobado: 0, certificado: 0, cesado: 0 }],
] as const)('an active webhook that sends nothing for want of %s says so, in the list and in its form', async (missing, row) => {
  const calls = { webhook: { ...lists.webhook, sellst: new PageOfRows([row], 1), sel: row } };
  const { user } = await renderScreen('/webhook', { session: 'admin', calls });
  const [first] = await rowsOf(t('pantallas.webhooks'));
  expect(within(first!).getByText(t(`webhook.falta.${missing}.corto`))).toBeTruthy();
  await user.click(within(first!).getByRole('link', { name: row.nombre }));
  expect(await screen.findByText(t(`webhook.falta.${missing}.texto`))).toBeTruthy();
});

test('what failed since a day is sent again', async () => {
  const { user, server } = await renderScreen('/webhook', { session: 'admin', calls: lists });
  await rowsOf(t('pantallas.webhooks'));
  const { nombre, id_webhook } = planillas!;
  await user.click(button(t('webhook.lista.reenviar', { nombre })));
  const dialog = await screen.findByRole('dialog', { name: t('webhook.fallidos.titulo', { nombre }) });
  const day = within(dialog).getByRole('textbox', { name: new RegExp(t('webhook.fallidos.desde')) });
  await user.clear(day);
  await user.type(day, '01/11/2026');
  await user.click(within(dialog).getByRole('button', { name: t('webhook.fallidos.enviar') }));
  await waitFor(() => expect(server.requests(webhookApi.reenviarFallidos)).toHaveLength(1));
  expect(server.requests(webhookApi.reenviarFallidos)[0]?.body).toEqual({ id_webhook, desde: '2026-11-01' });
});

test('a delivery is read as it was sent, and sent again', async () => {
  const { user, server } = await renderScreen('/webhookentrega', { session: 'admin', calls: lists });
  await rowsOf(t('pantallas.webhookEnvios'));
  await user.click(button(t('entrega.leer', { id: delivered!.id_entrega })));
  const dialog = await screen.findByRole('dialog', { name: t('entrega.titulo', { id: delivered!.id_entrega }) });
  expect(await within(dialog).findByText(/"type": "certificado"/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(button(t('entrega.reenviar', { id: failed!.id_entrega })));
  await waitFor(() => expect(server.requests(webhookApi.reenviar)[0]?.params).toEqual({ id: failed!.id_entrega }));
});

test('a new webhook is saved with its events', async () => {
  const { user, server } = await renderScreen('/webhookedit', { session: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: new RegExp(t('webhook.campos.nombre')) }), 'Nómina');
  await user.type(screen.getByRole('textbox', { name: /URL/ }), 'nomina.example.com/portal');
  await user.click(screen.getByRole('checkbox', { name: t('webhook.campos.cesado') }));
  await user.click(button(t('comun.guardar')));
  await waitFor(() => expect(server.requests(webhookApi.ins)).toHaveLength(1));
  expect(server.requests(webhookApi.ins)[0]?.body).toMatchObject({
    nombre: 'Nómina',
    direccion: 'https://nomina.example.com/portal',
    cesado: 1,
    asignado: 0,
    codigo_estado: 1,
  });
});
