import { examples } from '@portal/contract/examples';
import { masivoApi } from '@portal/contract/masivo';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

type Clase = 'inactivar' | 'vincular' | 'desvincular' | 'categoria';

/** Opens an act on the first row of a list. */
async function openAct(address: string, { fila, clase }: { readonly fila: string; readonly clase: Clase }) {
  const opened = await renderScreen(address, { session: 'admin' });
  await opened.user.click(await screen.findByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila }) }));
  await opened.user.click(screen.getByRole('button', { name: t('masivo.acciones') }));
  await opened.user.click(await screen.findByRole('menuitem', { name: t(`comun.opciones.claseMasivo.${clase}`) }));
  return { ...opened, dialog: await screen.findByRole('dialog') };
}

test('companies are asked of their own call', async () => {
  const [empresa] = examples.empresa.sellst;
  const one = await openAct('/empresa', { fila: empresa!.empresa, clase: 'inactivar' });
  await within(one.dialog).findByRole('region', { name: t('masivo.sigue') });
  expect(one.server.requests(masivoApi.maestro).map(({ body }) => body)).toEqual([
    { de: 'empresa', acto: { clase: 'inactivar' }, seleccion: { ids: [empresa!.id_empresa] } },
  ]);
});

test('parameters are asked with their table', async () => {
  const [parametro] = examples.parametro.sellst;
  const two = await openAct('/parametro?id=2', { fila: parametro!.parametro, clase: 'inactivar' });
  await within(two.dialog).findByRole('region', { name: t('masivo.sigue') });
  expect(two.server.requests(masivoApi.maestro).map(({ body }) => body)).toEqual([
    { de: 'parametro', id_dominio: 2, acto: { clase: 'inactivar' }, seleccion: { ids: [parametro!.id_parametro] } },
  ]);
});

test('questions are linked to the chosen topics', async () => {
  const [pregunta] = examples.pregunta.sellst;
  const [tema] = examples.tema.sellst;
  const fila = pregunta!.pregunta;
  const one = await openAct('/pregunta', { fila, clase: 'vincular' });
  expect(one.server.requests(masivoApi.contenido)).toHaveLength(0);
  await one.user.click(within(one.dialog).getByRole('combobox', { name: t('masivo.temas') }));
  await one.user.click(await screen.findByRole('option', { name: `${tema!.codigo} · ${tema!.titulo}` }));
  await waitFor(() =>
    expect(one.server.requests(masivoApi.contenido).map(({ body }) => body)).toMatchObject([
      { de: 'pregunta', acto: { clase: 'vincular', temas: [tema!.id_tema] } },
    ]),
  );
});

test('questions leave all their topics without a choice', async () => {
  const [pregunta] = examples.pregunta.sellst;
  const two = await openAct('/pregunta', { fila: pregunta!.pregunta, clase: 'desvincular' });
  expect(await within(two.dialog).findByText(t('masivo.temasTodos'))).toBeTruthy();
  await waitFor(() =>
    expect(two.server.requests(masivoApi.contenido).map(({ body }) => body)).toMatchObject([{ acto: { clase: 'desvincular', temas: [] } }]),
  );
});

test('plans have no category and no tags', async () => {
  const [plan] = examples.planestudio.sellst;
  const { user } = await renderScreen('/planestudio', { session: 'admin' });
  await user.click(await screen.findByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: plan!.denominacion }) }));
  await user.click(screen.getByRole('button', { name: t('masivo.acciones') }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    (['activar', 'inactivar', 'eliminar'] as const).map((clase) => t(`comun.opciones.claseMasivo.${clase}`)),
  );
});
