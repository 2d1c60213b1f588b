import { emailApi } from '@portal/contract/email';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, PageOfRows } from '../../testing/replies.ts';
import { t, word } from '../../testing/text.ts';

const { asigna, lote, cancelar } = examples.email;
const { reporte } = examples.asignacion;
const [bruno] = asigna.personas_sin_correo;
const forecast = { ...asigna, message: 'Se avisaría a 1 persona; 1 sin correo', lote: null };
const finished = { ...lote, pendiente: 0, enviado: 1, descartado: 2 };

/** Opens the question about mailing the people of the page. */
async function openQuestion(email: object = {}) {
  const opened = await renderScreen('/asignacion?desde=2026-11-01&hasta=2026-11-30', {
    session: 'admin',
    calls: { asignacion: { reporte: new PageOfRows([...reporte], reporte.length) }, email: { asigna: inTurn(forecast, asigna), ...email } },
  });
  await rowsOf(t('asignacion.lista.tabla'));
  await opened.user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await opened.user.click(screen.getByRole('button', { name: t('email.avisar.varios') }));
  const dialog = await screen.findByRole('dialog', { name: t('email.avisar.confirmarVarios', { total: reporte.length }) });
  const sendButton = () => within(dialog).getByRole('button', { name: t('email.avisar.enviar') });
  return { ...opened, dialog, sendButton };
}

/** Sends, and waits for the progress. */
async function send(email?: object) {
  const opened = await openQuestion(email);
  await waitFor(() => expect(opened.sendButton()).toHaveProperty('disabled', false));
  await opened.user.click(opened.sendButton());
  await within(opened.dialog).findByText(asigna.message);
  return opened;
}

test('before people are mailed, the question counts the letters and names whom none reaches', async () => {
  const { dialog, server, sendButton } = await openQuestion();
  expect(await within(dialog).findByText(forecast.message)).toBeTruthy();
  expect(server.requests(emailApi.asigna).map(({ body }) => body)).toMatchObject([{ simular: 1 }]);
  const without = within(dialog).getByRole('region', { name: t('email.sinCorreo.titulo') });
  const link = within(without).getByRole('link', { name: t('email.sinCorreo.telefono', { nombre: bruno!.personal }) });
  const address = new URL(link.getAttribute('href')!);
  expect(address.origin + address.pathname).toBe('https://wa.me/51987654321');
  expect(address.searchParams.get('text')).toMatch(/^Hola, Bruno Paz: tiene asignado Plan de ingreso hasta el /);
  const codes = within(without).getByRole('link', { name: t('email.sinCorreo.codigos') });
  expect(codes.getAttribute('href')).toContain(`ids=${bruno!.id_usuario}`);
  expect(sendButton()).toHaveProperty('disabled', false);
});

test('with nobody to write to nothing can be sent', async () => {
  const { dialog, sendButton } = await openQuestion({ asigna: { ...forecast, enviados: 0, personas_sin_correo: [] } });
  await within(dialog).findByText(forecast.message);
  expect(sendButton()).toHaveProperty('disabled', true);
  expect(within(dialog).queryByRole('region', { name: t('email.sinCorreo.titulo') })).toBeNull();
});

test('the send goes out once and shows its progress with the way to its messages', async () => {
  const { dialog, server } = await send();
  expect(server.requests(emailApi.asigna).map(({ body }) => body)).toMatchObject([{ simular: 1 }, { simular: 0 }]);
  expect(await within(dialog).findByText(t('email.envio.avance', { salidos: 1, total: 3 }))).toBeTruthy();
  expect(within(dialog).getByText(t('email.envio.espera'))).toBeTruthy();
  const messages = within(dialog).getByRole('link', { name: t('email.envio.ver') });
  expect(new URL(messages.getAttribute('href')!, window.location.href).search).toContain(String(lote.lote));
  expect(within(dialog).queryByRole('button', { name: t('email.avisar.enviar') })).toBeNull();
});

test('a refused send says why and may be tried again', async () => {
  const refusal = message('asignacion.simulacionCambio');
  const { dialog, user, sendButton } = await openQuestion({ asigna: inTurn(forecast, failure('conflicto', refusal), asigna) });
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false));
  await user.click(sendButton());
  expect(await within(dialog).findByText(word(refusal))).toBeTruthy();
  await user.click(sendButton());
  expect(await within(dialog).findByText(asigna.message)).toBeTruthy();
});

test('what is left of a send is cancelled after a question, and is not counted as sent', async () => {
  const { dialog, user, server } = await send({ lote: inTurn(lote, finished) });
  await user.click(await within(dialog).findByRole('button', { name: t('email.envio.cancelar') }));
  const question = await screen.findByRole('dialog', { name: t('email.envio.confirmarCancelar', { total: 2 }) });
  await user.click(within(question).getByRole('button', { name: t('email.envio.cancelar') }));
  expect(await screen.findByText(cancelar.message)).toBeTruthy();
  expect(server.requests(emailApi.cancelar).map(({ body }) => body)).toEqual([{ lote: lote.lote }]);
  const note = await within(dialog).findByText(new RegExp(t('email.envio.terminado')));
  expect(note.textContent).toContain(t('email.envio.descartados', { descartados: 2 }));
  expect(within(dialog).getByText(t('email.envio.avance', { salidos: 1, total: 3 }))).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: t('email.envio.cancelar') })).toBeNull();
});

test('without a mail server the progress says that the messages wait', async () => {
  const { dialog } = await send({ lote: { ...lote, servidor: false, pendiente: 3, enviado: 0 } });
  expect(await within(dialog).findByText(t('email.envio.sinServidor'))).toBeTruthy();
  expect(within(dialog).queryByText(t('email.envio.espera'))).toBeNull();
});

test('messages that failed or came back are counted', async () => {
  const { dialog } = await send({ lote: { ...lote, pendiente: 0, enviado: 1, fallido: 1, rebotado: 1 } });
  const note = await within(dialog).findByText(new RegExp(t('email.envio.terminado')));
  expect(note.textContent).toContain(t('email.envio.fallidos', { fallidos: 2 }));
});
