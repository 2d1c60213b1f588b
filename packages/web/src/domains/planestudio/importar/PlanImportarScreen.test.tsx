import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { sel } = examples.planestudio;
const ADDRESS = `/planimportar?id=${sel.id_planestudio}`;
const { importar, importarIns } = examples.asignacion;

async function upload(user: UserEvent): Promise<void> {
  const input = await screen.findByLabelText(t('asignacion.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'induccion.xlsx'));
}

test('every code shows its person, and one that nobody has says No Existe; nobody is assigned yet', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  expect(await screen.findByRole('heading', { name: sel.denominacion })).toBeTruthy();
  await upload(user);
  const [found, reopened, , unknown] = await rowsOf(t('importacion.tabla'));
  for (const text of ['E0007', 'Nora', 'Salas Ríos', 'Grupo Andino', 'nora.salas@empresa.example', 'Tiendas Lima', sel.denominacion])
    expect(found?.textContent).toContain(text);
  expect(reopened?.textContent).toContain(t('comun.opciones.filaImportada.cambiada'));
  expect(within(unknown!).getByText(t('asignacion.importar.noExiste'))).toBeTruthy();
  expect(server.requests(asignacionApi.importar)[0]?.query.opciones).toMatchObject({ id_planestudio: sel.id_planestudio });
  expect(server.requests(asignacionApi.importarIns)).toEqual([]);
});

test('a yes assigns by the number of the review and goes on to the people of the plan', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('button', { name: t('asignacion.importar.asignar', { aceptadas: 2 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('asignacion.importar.confirmar') });
  expect(within(dialog).getByText(t('asignacion.importar.confirmarTexto', { aceptadas: 2, rechazadas: 1, avisar: 'no' }))).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('importacion.confirmarBoton') }));
  expect(await screen.findByText(importarIns.message)).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: t('importacion.hecha.seguir') }));
  await waitFor(() => expect(address()).toBe(`/planestudiousuario?id=${sel.id_planestudio}`));
  expect(server.requests(asignacionApi.importarIns).map(({ body }) => body)).toEqual([{ id_importacion: importar.id_importacion }]);
});

test('those who had the plan before stay out when the choice says so: the file is read again', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('checkbox', { name: t('asignacion.importar.reabrir') }));
  await waitFor(() => expect(server.requests(asignacionApi.importar)).toHaveLength(2));
  expect(server.requests(asignacionApi.importar)[1]?.query.opciones).toMatchObject({ id_planestudio: sel.id_planestudio, reabrir: 0 });
});

test('zeros are completed and people are mailed when the choices say so; the question names the letters', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  for (const name of [t('asignacion.importar.completar', { filas: 1 }), t('asignacion.importar.avisar')]) {
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('disabled', false));
    await user.click(screen.getByRole('checkbox', { name }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true));
  }
  expect(server.requests(asignacionApi.importar).at(-1)?.query.opciones).toMatchObject({ completar: 1, avisar: 1 });
  await user.click(screen.getByRole('button', { name: t('asignacion.importar.asignar', { aceptadas: 2 }) }));
  expect(await screen.findByText(t('asignacion.importar.confirmarTexto', { aceptadas: 2, rechazadas: 1, avisar: 'si' }))).toBeTruthy();
});

test('earlier sheets say for which plan they were, and the template is downloaded by its name', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  const [row] = await rowsOf(t('importacion.anteriores'));
  expect(row?.textContent).toContain(sel.denominacion);
  await user.click(screen.getByRole('button', { name: t('asignacion.importar.plantilla') }));
  await waitFor(() => expect(click.mock.contexts).toMatchObject([{ download: 'plantilla-usuarios_plan.xlsx' }]));
});
