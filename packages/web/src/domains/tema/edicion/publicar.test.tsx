import { temaApi } from '@portal/contract/tema';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const [fila] = examples.tema.sellst;
const [pregunta] = examples.pregunta.sellst;
const checklist = async (cumplidos: number, total: number) =>
  (await screen.findByRole('heading', { name: t('ui.maestro.publicar', { cumplidos, total }) })).parentElement!;

/** Opens the form of a topic that asks for questions and has these. */
const openTopic = (codigo_estado: readonly number[], calls = {}) => {
  const ofTema = codigo_estado.map((estado, index) => ({
    ...pregunta!,
    codigo_estado: estado,
    id_pregunta: index + 1,
    id_tema_pregunta: index + 1,
    id_tema: fila!.id_tema,
    numero_orden: index,
  }));
  return renderScreen(`/temaedit?id=${fila!.id_tema}`, {
    session: 'admin',
    calls: { tema: { sel: { ...fila!, contenido: null }, ...calls }, pregunta: { ofTema }, contenido: { ofTema: [] } },
  });
};

test('a topic without content and active questions says what it lacks before it is saved, as the form changes', async () => {
  const { user, server } = await openTopic([2]);
  const list = await checklist(0, 3);
  const marks = () =>
    within(list)
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label'));
  expect(marks()).toEqual([t('ui.maestro.falta'), t('ui.maestro.impide'), t('ui.maestro.falta')]);
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${t('tema.campos.contenido')}$`) }), 'https://a.example/x');
  await checklist(1, 3);
  const asks = screen.getByRole('textbox', { name: new RegExp(`^${t('tema.campos.numero_preguntas')}`) });
  await user.clear(asks);
  await user.type(asks, '0');
  await checklist(3, 3);
  expect(marks()).toEqual(Array.from({ length: 3 }, () => t('ui.maestro.cumple')));
  expect(server.requests(temaApi.upd)).toEqual([]);
});

test('fewer active questions than it asks only warn', async () => {
  await openTopic([1, 1, 2]);
  const list = await checklist(1, 3);
  expect(within(list).queryByText(t('ui.maestro.impide'))).toBeNull();
});

test('the refusal of the server shows at the state', async () => {
  const refused = message('registro.publicar', { falta: message('tema.avisos.sinActivas', { preguntas: 3 }) });
  const upd = failure('datos_invalidos', refused, { errors: { codigo_estado: refused } });
  const { user } = await openTopic([], { upd });
  await user.type(await screen.findByLabelText(/^Título/), ' 2');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  const state = screen.getByRole('combobox', { name: t('comun.campos.codigo_estado') });
  expect(await screen.findByText(/no tiene ninguna activa/)).toBeTruthy();
  expect(state.getAttribute('aria-invalid')).toBe('true');
});

test('a new plan without programs says that it cannot be saved as active', async () => {
  await renderScreen('/planestudioedit', { session: 'admin' });
  const list = await checklist(1, 4);
  expect(within(list).getByText(t('ui.maestro.impide'))).toBeTruthy();
});

const [plan] = examples.planestudio.sellst;

test.each([
  ['/tema', { tema: { sellst: [fila!, { ...fila!, id_tema: 9, titulo: 'Avisado', con_avisos: true }] } }, fila!.titulo],
  [
    '/planestudio',
    { planestudio: { sellst: [plan!, { ...plan!, id_planestudio: 9, denominacion: 'Avisado', con_avisos: true }] } },
    plan!.denominacion,
  ],
])('%s leaves the active records with warnings by one click', async (list, calls, ready) => {
  const { user, address } = await renderScreen(list, { session: 'admin', calls });
  expect(await screen.findByText(ready)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('ui.maestro.conAvisos') }));
  await waitFor(() => expect(screen.queryByText(ready)).toBeNull());
  expect(screen.getByText('Avisado')).toBeTruthy();
  expect(decodeURIComponent(address())).toBe(`${list}?filtro[con_avisos]=true`);
});

test('the dashboard warns of topics that nobody can complete and leads to them', async () => {
  const porHacer = { ...examples.usuario.porHacer, tema_con_avisos: 2 };
  const { user, address } = await renderScreen('/dashboard', { session: 'admin', calls: { usuario: { porHacer } } });
  await user.click(await screen.findByRole('link', { name: t('tablero.porHacer.tema_con_avisos', { total: 2 }) }));
  expect(decodeURIComponent(address())).toBe('/tema?filtro[con_avisos]=true');
});
