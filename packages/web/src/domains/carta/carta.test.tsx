import { cartaApi } from '@portal/contract/carta';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../testing/replies.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const { sel, vista } = examples.carta;
const spanish = sel.textos.find(({ idioma }) => idioma === 'es')!;
const ADDRESS = '/cartaedit?carta=restablecer&idioma=es';
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('cartas.editor.asunto') });
const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('cartas.editor.cuerpo') });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const fields = (label: string) => within(screen.getByRole('group', { name: label }));

test('the list says which letters somebody edited, in which languages, and when each goes out', async () => {
  await renderScreen('/carta', { session: 'admin' });
  const [welcome, reset] = within(await screen.findByRole('list', { name: t('cartas.pantalla') })).getAllByRole('listitem');
  expect(welcome!.textContent).toContain(t('cartas.lista.original'));
  expect(welcome!.textContent).toContain(t('cartas.cuando.bienvenida'));
  expect(reset!.textContent).toContain(t('cartas.lista.editada', { idiomas: 'Español' }));
  const link = within(reset!).getByRole('link', { name: t('cartas.nombres.restablecer') });
  expect(link.getAttribute('href')).toContain('/cartaedit?carta=restablecer');
});

test('a changed text is saved with the version of the form, and what is typed meanwhile stays', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  expect((await subject()).value).toBe(spanish.asunto);
  expect(button(t('cartas.editor.guardar')).disabled).toBe(true);
  await user.type(await subject(), ' ya');
  await user.click(button(t('cartas.editor.guardar')));
  await user.type(await subject(), ', hoy');
  await waitFor(() => expect(server.requests(cartaApi.upd)).toHaveLength(1));
  const { carta, idioma } = { carta: 'restablecer', idioma: 'es' };
  expect(server.requests(cartaApi.upd)[0]!.body).toEqual({
    carta,
    idioma,
    asunto: `${spanish.asunto} ya`,
    cuerpo: spanish.cuerpo,
    version: spanish.version,
  });
  expect((await subject()).value).toBe(`${spanish.asunto} ya, hoy`);
  await waitFor(() => expect(button(t('cartas.editor.guardar')).disabled).toBe(false));
  await user.click(button(t('cartas.editor.guardar')));
  await waitFor(() => expect(server.requests(cartaApi.upd)[1]!.body).toMatchObject({ version: 3, asunto: `${spanish.asunto} ya, hoy` }));
});

test('a field goes in at the cursor, a list or button into a line of its own', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  const field = await subject();
  await user.click(field);
  field.setSelectionRange(3, 8);
  fireEvent.select(field);
  await user.click(fields(t('cartas.editor.insertarAsunto')).getByRole('button', { name: new RegExp(t('cartas.campos.usuario')) }));
  expect(field.value).toBe(`${spanish.asunto.slice(0, 3)}{usuario}${spanish.asunto.slice(8)}`);
  await user.click(fields(t('cartas.editor.insertarCuerpo')).getByRole('button', { name: new RegExp(t('cartas.campos.boton')) }));
  expect(body().value).toBe(`${spanish.cuerpo}\n{boton}`);
  expect(fields(t('cartas.editor.insertarAsunto')).queryByRole('button', { name: new RegExp(t('cartas.campos.boton')) })).toBeNull();
});

test('leaving with an unsaved text asks first, also for another language', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.type(await subject(), '!');
  await user.selectOptions(screen.getByRole('combobox', { name: t('cartas.editor.idioma') }), 'de');
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.sinGuardar') });
  await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.seguirEditando') }));
  expect((await subject()).value).toBe(`${spanish.asunto}!`);
  await user.selectOptions(screen.getByRole('combobox', { name: t('cartas.editor.idioma') }), 'de');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('ui.maestro.salir') }));
  const german = sel.textos.find(({ idioma }) => idioma === 'de')!;
  await waitFor(async () => expect((await subject()).value).toBe(german.asunto));
});

test('a double click sends one test, with the text on the screen', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.type(await subject(), ' nueva');
  await user.dblClick(button(t('cartas.prueba.boton')));
  await waitFor(() => expect(server.requests(cartaApi.prueba)).toHaveLength(1));
  expect(server.requests(cartaApi.prueba)[0]!.body).toMatchObject({ asunto: `${spanish.asunto} nueva`, idioma: 'es' });
  expect(server.requests(cartaApi.upd)).toEqual([]);
});

test('a refusal of the server is shown at its field, and no preview is shown', async () => {
  const problemas = [{ en: 'cuerpo' as const, mensaje: 'Falta el campo {boton}.' }];
  await renderScreen(ADDRESS, { session: 'admin', calls: { carta: { vista: { problemas, vista: null } } } });
  await subject();
  await waitFor(() => expect(body().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Falta el campo {boton}.')).toBeDefined();
  expect(screen.getByText(t('cartas.vista.corregir'))).toBeDefined();
  expect(screen.queryByTitle(t('cartas.vista.marco'))).toBeNull();
});

test('the preview is a frame without rights, dark by choice, and plain text', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('cartas.vista.marco'));
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toContain('@media not all{');
  await user.click(button(t('cartas.vista.oscuro')));
  expect(screen.getByTitle<HTMLIFrameElement>(t('cartas.vista.marco')).srcdoc).toContain('@media all{');
  await user.click(button(t('cartas.vista.plano')));
  expect(screen.queryByTitle(t('cartas.vista.marco'))).toBeNull();
  expect(document.querySelector('section pre')?.textContent).toBe(vista.vista.texto);
});

test('going back to the original asks first, and shows it', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await subject();
  await user.click(button(t('cartas.editor.restablecer')));
  const dialog = await screen.findByRole('dialog');
  expect(server.requests(cartaApi.original)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t('cartas.editor.restablecer') }));
  await waitFor(async () => expect((await subject()).value).toBe(spanish.original_asunto));
  expect(server.requests(cartaApi.original)[0]!.body).toEqual({ carta: 'restablecer', idioma: 'es', version: 2 });
});

test('a text that somebody else saved is named, and the typed one stays', async () => {
  const conflict = failure('conflicto', message('cartas.errores.cambiada'));
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { carta: { upd: conflict } } });
  await user.type(await subject(), ' mía');
  await user.click(button(t('cartas.editor.guardar')));
  expect(await screen.findByText(t('cartas.errores.cambiada'))).toBeDefined();
  expect((await subject()).value).toBe(`${spanish.asunto} mía`);
});
