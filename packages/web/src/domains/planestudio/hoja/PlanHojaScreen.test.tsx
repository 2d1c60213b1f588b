import { planestudioApi } from '@portal/contract/planestudio';
import { examples } from '@portal/contract/examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readXlsx } from 'hucre/xlsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { sel, importar, importarIns, hoja } = examples.planestudio;
const ADDRESS = `/planhoja?id=${sel.id_planestudio}`;

async function upload(user: UserEvent): Promise<void> {
  const input = await screen.findByLabelText(t('planestudio.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'induccion.xlsx'));
}

/** Catches the workbook of the next download. */
function catchDownload() {
  const made: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'blob:hoja';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => [create, click].forEach((spy) => spy.mockRestore()));
  return made;
}

/** Reads a workbook while the screen goes on. */
const sheetsOf = (blob: Blob | undefined) =>
  act(async () => (blob ? (await readXlsx(new Uint8Array(await blob.arrayBuffer()))).sheets : []));

test('the review reads every sheet at once and says what each row does, what is new and whom it affects', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  expect(await screen.findByRole('heading', { name: sel.denominacion })).toBeTruthy();
  await upload(user);
  const [fresh, changed, , refused] = await rowsOf(t('importacion.tabla'));
  expect(fresh?.textContent).toContain('Tema nuevo · Material nuevo');
  expect(changed?.textContent).toContain('10 20');
  expect(refused?.textContent).toContain('El material no tiene dirección.');
  expect(screen.getByText(t('planestudio.importar.nuevos', importar.nuevos))).toBeTruthy();
  expect(screen.getByText(t('planestudio.importar.enlazados', { total: 1 }))).toBeTruthy();
  expect(screen.getByText(importar.efecto[0]!)).toBeTruthy();
  const [asked] = server.requests(planestudioApi.importar);
  expect(asked?.query).toMatchObject({ iguales: 1, opciones: { id_planestudio: sel.id_planestudio } });
  expect(server.requests(planestudioApi.importarIns)).toEqual([]);
});

test('a choice reads the file again, and the question names people and letters; a yes shows what was left out, and leads to the tree', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  for (const name of [t('planestudio.importar.crear'), t('planestudio.importar.avisar')]) {
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('disabled', false));
    await user.click(screen.getByRole('checkbox', { name }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true));
  }
  const again = server.requests(planestudioApi.importar).at(-1)?.query;
  expect(again).toMatchObject({ iguales: 1, opciones: { id_planestudio: sel.id_planestudio, nuevos: 1, avisar: 1 } });
  await user.click(await screen.findByRole('button', { name: t('planestudio.importar.importar', { aceptadas: 2 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('planestudio.importar.confirmar') });
  const question = t('planestudio.importar.confirmarTexto', { aceptadas: 2, rechazadas: 1, personas: 12, avisar: 'si' });
  expect(within(dialog).getByText(question)).toBeTruthy();
  await user.dblClick(within(dialog).getByRole('button', { name: t('importacion.confirmarBoton') }));
  expect(await screen.findByText(importarIns.message)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('importacion.hecha.seguir') }));
  await waitFor(() => expect(address()).toBe(`/planestudioflujo?id=${sel.id_planestudio}`));
  expect(server.requests(planestudioApi.importarIns)).toHaveLength(1);
});

test('the template has a sheet of the structure and one of questions, with the headers that are read', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  const made = catchDownload();
  await user.click(await screen.findByRole('button', { name: t('planestudio.importar.plantilla') }));
  await waitFor(() => expect(made).toHaveLength(1));
  const [estructura, preguntas] = await sheetsOf(made[0]);
  expect(estructura?.rows[0]?.slice(0, 4)).toEqual(['Programa', 'Curso', 'Módulo', 'Tema']);
  expect(preguntas?.rows[0]).toEqual(['Tema', 'Pregunta', 'Respuesta A', 'Respuesta B', 'Respuesta C', 'Respuesta D', 'Correcta']);
  expect(preguntas?.rows[1]?.[0]).toBe(estructura?.rows[2]?.[3]);
});

test('the tree exports the plan as that sheet, and leads to the import', async () => {
  const { user, server, address } = await renderScreen(`/planestudioflujo?id=${sel.id_planestudio}`, { session: 'admin' });
  const made = catchDownload();
  await user.click(await screen.findByRole('button', { name: t('planestudio.importar.exportar') }));
  await waitFor(() => expect(made).toHaveLength(1));
  const [sheet] = await sheetsOf(made[0]);
  expect(sheet?.rows[1]?.filter((cell) => cell !== null && cell !== '')).toEqual(Object.values(hoja[0] ?? {}));
  expect(server.requests(planestudioApi.hoja).map(({ params }) => params)).toEqual([{ id: sel.id_planestudio }]);
  await user.click(screen.getByRole('link', { name: t('pantallas.planHoja') }));
  await waitFor(() => expect(address()).toBe(ADDRESS));
});
