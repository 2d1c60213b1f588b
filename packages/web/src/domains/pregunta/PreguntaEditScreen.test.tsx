import { datosDe, preguntaApi } from '@portal/contract/pregunta';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure } from '../../testing/replies.ts';
import { t, word } from '../../testing/text.ts';

const { sel, upd } = examples.pregunta;
const ADDRESS = `/preguntaedit?id=${sel.id_pregunta}`;
const answered = { ...sel, version: 1, respuestas: 73 };

test('a question with answers asks before it gets a new version', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel: answered } } });
  await user.click(await screen.findByRole('button', { name: t('comun.guardar') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarGuardar') });
  expect(within(dialog).getByText(t('pregunta.edicion.cambia', { version: 2, respuestas: 73 }))).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
  expect(await screen.findByText(upd.message)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/pregunta'));
  expect(server.requests(preguntaApi.upd)).toHaveLength(1);
});

test('a question without answers is saved without asking', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel: { ...sel, respuestas: 0 } } } });
  await user.click(await screen.findByRole('button', { name: t('comun.guardar') }));
  expect(await screen.findByText(t('pregunta.edicion.guardado', { nombre: sel.pregunta }))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/pregunta'));
});

test('«Guardar y crear más» empties the form, keeps the category and starts at the first field', async () => {
  const { user, server, address } = await renderScreen('/preguntaedit', { session: 'admin' });
  const text = (name: 'pregunta' | 'rpta_a' | 'rpta_b' | 'rpta_c' | 'rpta_d') =>
    screen.findByRole('textbox', { name: t(`pregunta.campos.${name}`) });
  for (const name of ['pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const) {
    await user.click(await text(name));
    await user.paste(name);
  }
  await user.click(screen.getAllByRole('radio')[1]!);
  await user.click(screen.getByRole('combobox', { name: t('comun.campos.codigo_categoria') }));
  await user.click(await screen.findByRole('option', { name: 'Seguridad' }));
  await user.click(screen.getByRole('button', { name: t('comun.guardarOtra') }));
  await waitFor(async () => expect(await text('pregunta')).toHaveProperty('value', ''));
  expect(server.requests(preguntaApi.ins)).toHaveLength(1);
  expect(document.activeElement).toBe(await text('pregunta'));
  expect(screen.getByRole('combobox', { name: t('comun.campos.codigo_categoria') })).toHaveProperty('value', 'Seguridad');
  expect(screen.getAllByRole('radio').some((radio) => 'checked' in radio && radio.checked)).toBe(false);
  expect(address()).toBe('/preguntaedit');
});

test('an opened classic question is saved as it was, without the fields of the first clients', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel: { ...sel, respuestas: 0 } } } });
  await user.click(await screen.findByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(preguntaApi.upd)).toHaveLength(1));
  const body = server.requests(preguntaApi.upd)[0]!.body;
  expect(body).toMatchObject({ id_pregunta: sel.id_pregunta, pregunta: sel.pregunta, dificultad: sel.dificultad, datos: datosDe(sel) });
  expect(Object.keys(body).filter((field) => field.startsWith('rpta_') || ['tipo', 'indicador_correcta'].includes(field))).toEqual([]);
});

test('the refusal of the server shows at its option, whichever name the call has for it', async () => {
  const iguales = message('pregunta.importacion.opcionesIguales', { una: 'A', otra: 'C' });
  const refusal = failure('datos_invalidos', iguales, { errors: { rpta_c: iguales } });
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel: { ...sel, respuestas: 0 }, upd: refusal } } });
  await user.click(await screen.findByRole('button', { name: t('comun.guardar') }));
  expect(await screen.findByText(word(iguales))).toBeTruthy();
  expect(screen.getByRole('textbox', { name: t('pregunta.campos.rpta_c') }).getAttribute('aria-invalid')).toBe('true');
});

test('a new question of another kind sends its content alone, and the next one is of that kind', async () => {
  const { user, server } = await renderScreen('/preguntaedit', { session: 'admin' });
  await user.click(await screen.findByRole('combobox', { name: t('pregunta.campos.tipo') }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${t('comun.opciones.tipoPregunta.verdadero_falso')}`) }));
  await user.click(screen.getByRole('textbox', { name: t('pregunta.campos.pregunta') }));
  await user.paste('El agua apaga el aceite.');
  await user.click(screen.getByRole('radio', { name: t('evaluacion.falso') }));
  await user.click(screen.getByRole('combobox', { name: t('comun.campos.codigo_categoria') }));
  await user.click(await screen.findByRole('option', { name: 'Seguridad' }));
  await user.dblClick(screen.getByRole('button', { name: t('comun.guardarOtra') }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: t('pregunta.campos.pregunta') })).toHaveProperty('value', ''));
  const requests = server.requests(preguntaApi.ins);
  expect(requests).toHaveLength(1);
  expect(requests[0]!.body[0]).toMatchObject({ pregunta: 'El agua apaga el aceite.', datos: { tipo: 'verdadero_falso', correcta: false } });
  expect(screen.getByRole('radio', { name: t('evaluacion.falso') })).toHaveProperty('checked', false);
});

test('the preview shows the question as its learner will see it, and stores nothing', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel } } });
  await user.click(await screen.findByText(t('pregunta.editor.previa.titulo')));
  const question = await screen.findByRole('group', { name: sel.pregunta });
  await user.click(within(question).getByRole('radio', { name: sel.rpta_c }));
  expect(within(question).getByRole('radio', { name: sel.rpta_c })).toHaveProperty('checked', true);
  expect(server.requests(preguntaApi.upd)).toEqual([]);
});
