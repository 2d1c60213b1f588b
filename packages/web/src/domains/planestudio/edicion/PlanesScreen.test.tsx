import { planestudioApi } from '@portal/contract/planestudio';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { id_curso: _, ...COPIED } = examples.curso.duplicar;
const FILA = examples.planestudio.sel;
const BASE = {
  ...FILA,
  id_planestudio: 90,
  denominacion: 'Base de inducción',
  plantilla: 1,
  codigo_estado: 2,
  programas: 2,
  cursos: 3,
  temas: 20,
  fecha_inicio: '2020-01-01',
  fecha_fin: '2020-12-31',
};
const open = (planestudio: object, session: 'admin' | 'soporte' = 'admin') =>
  renderScreen('/planestudio', { session, calls: { planestudio, programa: { ofPlan: [] } } });

test('a plan is made from a chosen template, with a name of its own', async () => {
  const { user, server } = await open({ sellst: [FILA, BASE], duplicar: { ...COPIED, id_planestudio: 91, creados: { planestudio: 1 } } });
  await user.click(await screen.findByRole('button', { name: t('planestudio.plantillas.boton') }));
  const choice = within(await screen.findByRole('dialog', { name: t('planestudio.plantillas.titulo') }));
  expect(choice.queryByText(FILA.denominacion)).toBeNull();
  await user.click(choice.getByRole('button', { name: /Base de inducción.*2 programas, 3 cursos, 20 temas activos/ }));
  const title = t('ui.maestro.desdePlantilla', { nombre: BASE.denominacion });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const shared = dialog.getByText(t('ui.maestro.enlazado')).closest('button')!;
  expect([shared.disabled, dialog.queryByText(t('ui.maestro.soloFicha')), dialog.queryByRole('checkbox')]).toEqual([true, null, null]);
  await user.type(dialog.getByLabelText(new RegExp(`^${t('planestudio.campos.denominacion')}`)), 'Inducción de enero');
  await user.click(shared);
  await waitFor(() => expect(server.requests(planestudioApi.duplicar)).toHaveLength(1));
  const [sent] = server.requests(planestudioApi.duplicar);
  expect(sent?.params).toEqual({ id: 90 });
  expect(sent?.body).toMatchObject({ con_contenido: 1, denominacion: 'Inducción de enero' });
  expect(server.requests(planestudioApi.reglasDeCopia)).toEqual([]);
});

test('a template says so beside its name, and offers nothing about people', async () => {
  await open({ sellst: [FILA, BASE] });
  const name = await screen.findByRole('link', { name: `Base de inducción ${t('planestudio.campos.plantilla')}` });
  const row = within(name.closest('tr')!);
  expect(row.queryByRole('link', { name: t('planestudio.usuarios.importarEn', { nombre: BASE.denominacion }) })).toBeNull();
  expect(screen.getByRole('link', { name: t('planestudio.usuarios.importarEn', { nombre: FILA.denominacion }) })).toBeTruthy();
});

test('without templates the dialog says how to make one, and support is not offered it', async () => {
  const { user } = await open({ sellst: [FILA] });
  await user.click(await screen.findByRole('button', { name: t('planestudio.plantillas.boton') }));
  expect(await screen.findByText(t('planestudio.plantillas.vacioTexto'))).toBeTruthy();
});

test('support makes no plan from a template', async () => {
  await open({ sellst: [FILA, BASE] }, 'soporte');
  await screen.findByText('Base de inducción');
  expect(screen.queryByRole('button', { name: t('planestudio.plantillas.boton') })).toBeNull();
});
