import { examples } from '@portal/contract/examples';
import { redactorApi } from '@portal/contract/redactor';
import { message } from '@portal/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type Calls, failure, inTurn, slow } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { ofTema } = examples.redactor;
const { id_tema, titulo, descripcion, duracion } = examples.tema.detalle;
const [primero, segundo] = ofTema.borradores;
const preview = { id_tema, titulo, descripcion, duracion, notaminima: 70, recursos: [], descarga: null, preguntas: [] };

const open = (redactor: Calls['redactor'] = {}, session: 'admin' | 'autor' = 'admin') =>
  renderScreen(`/temaborradores?id=${id_tema}`, { session, calls: { tema: { preview }, redactor } });
const button = (name: string) => screen.findByRole('button', { name });
const corregir = () => button(t('redactor.borradores.corregirEste', { pregunta: primero!.pregunta }));

test('accepts a draft once on a double click, for the owner of its topic', async () => {
  const rest = ofTema.borradores.slice(1);
  const { reply, release } = slow(examples.redactor.aceptar);
  const { server } = await open({ aceptar: reply, ofTema: inTurn(ofTema, { ...ofTema, borradores: rest }) });
  const accept = await button(t('redactor.borradores.aceptar', { pregunta: primero!.pregunta }));
  fireEvent.click(accept);
  fireEvent.click(accept);
  release();
  await waitFor(() => expect(screen.queryByRole('heading', { name: primero!.pregunta })).toBeNull());
  const { pregunta, datos, codigo_categoria, dificultad, id_redaccion_borrador } = primero!;
  expect(server.requests(redactorApi.aceptar).map(({ body }) => body)).toEqual([
    {
      id_redaccion_borrador,
      pregunta: { pregunta, datos, codigo_categoria, dificultad, codigo_estado: 1, id_empresa: examples.tema.sel.id_empresa },
    },
  ]);
  expect(screen.getByRole('heading', { name: segundo!.pregunta })).toBeTruthy();
});

test('shows an author a draft with its badge, its key, its explanation and the sentence on which it rests', async () => {
  await open({}, 'autor');
  const card = (await screen.findByRole('heading', { name: primero!.pregunta })).closest('li')!;
  expect(within(card).getByText(t('redactor.borradores.borrador'))).toBeTruthy();
  expect(card.querySelector('blockquote')?.textContent).toBe(primero!.cita);
  expect(within(card).getByText(t('pregunta.editor.explicaciones.general')).nextElementSibling?.textContent).toBe(
    'El dióxido de carbono no conduce la electricidad.',
  );
  expect(card.querySelector('[data-right]')?.textContent).toContain('De dióxido de carbono');
});

test('corrects a draft and accepts it so', async () => {
  const { user, server } = await open();
  await user.click(await corregir());
  const dialog = within(await screen.findByRole('dialog', { name: t('redactor.borradores.correccion') }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: t('pregunta.campos.pregunta') });
  expect(field.value).toBe(primero!.pregunta);
  await user.clear(field);
  await user.type(field, 'Otra');
  await user.click(dialog.getByRole('button', { name: t('redactor.borradores.guardar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests(redactorApi.aceptar).map(({ body }) => body)).toMatchObject([
    {
      id_redaccion_borrador: primero!.id_redaccion_borrador,
      pregunta: { pregunta: 'Otra', datos: primero!.datos, codigo_categoria: 'general', dificultad: 'media', codigo_estado: 1 },
    },
  ]);
});

test('a refused correction stays in its dialog with the reason at its field', async () => {
  const refused = failure('datos_invalidos', message('validacion.requerido'), {
    errors: { 'pregunta.pregunta': message('validacion.requerido') },
  });
  const { user } = await open({ aceptar: refused });
  await user.click(await corregir());
  const dialog = within(await screen.findByRole('dialog', { name: t('redactor.borradores.correccion') }));
  await user.click(dialog.getByRole('button', { name: t('redactor.borradores.guardar') }));
  expect(await dialog.findByText(t('validacion.requerido'))).toBeTruthy();
});

test('discards one draft, and all after a question', async () => {
  const { user, server } = await open();
  await user.click(await button(t('redactor.borradores.descartarEste', { pregunta: segundo!.pregunta })));
  await waitFor(() => expect(server.requests(redactorApi.descartar)).toHaveLength(1));
  await user.click(await button(t('redactor.borradores.descartarTodos')));
  const dialog = within(await screen.findByRole('dialog', { name: t('redactor.borradores.descartarPregunta', { n: 2 }) }));
  expect(server.requests(redactorApi.descartar)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: t('redactor.borradores.descartar') }));
  await waitFor(() =>
    expect(server.requests(redactorApi.descartar).map(({ body }) => body)).toEqual([
      { id_tema, ids: [segundo!.id_redaccion_borrador] },
      { id_tema, ids: [primero!.id_redaccion_borrador, segundo!.id_redaccion_borrador] },
    ]),
  );
});
