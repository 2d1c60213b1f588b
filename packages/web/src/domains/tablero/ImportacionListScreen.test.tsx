import { examples } from '@portal/contract/examples';
import { tableroApi } from '@portal/contract/tablero';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const [mine, theirs] = examples.usuario.sellstRechazadas;
const CAPTION = t('tablero.importacion.pantalla');

const open = (session: 'admin' | 'auditor' = 'admin', over: object = {}) =>
  renderScreen('/importacion', {
    session,
    calls: {
      usuario: {
        sellstRechazadas: new PageOfRows(
          [mine!, theirs!, { ...mine!, id_importacion: 9, archivo: null, tipo: 'planestudio', id_planestudio: 4 }],
          3,
        ),
        ...over,
      },
    },
  });

const link = (row: HTMLElement, archivo: string) =>
  within(row)
    .getByRole('link', { name: t('tablero.importacion.enviar', { archivo }) })
    .getAttribute('href');

test('each import leads to the screen of its kind, and only one of one’s own gives its rows', async () => {
  await open();
  const [first, second, third] = await rowsOf(CAPTION);
  expect([link(first!, mine!.archivo), link(second!, theirs!.archivo)]).toEqual(['/usuarioimportar', '/ausenciaimportar']);
  expect(link(third!, t('tablero.importacion.sinNombre', { id: '9' }))).toBe('/planhoja?id=4');
  const rows = (row: HTMLElement, archivo: string) =>
    within(row).queryByRole('button', { name: t('tablero.importacion.bajar', { archivo }) });
  expect([rows(first!, mine!.archivo) === null, rows(second!, theirs!.archivo) === null]).toEqual([false, true]);
});

test('dismissing says how many rows of which file, then once', async () => {
  const { user, server } = await open();
  const [, second] = await rowsOf(CAPTION);
  await user.click(within(second!).getByRole('button', { name: t('tablero.importacion.descartar', { archivo: theirs!.archivo }) }));
  const dialog = await screen.findByRole('dialog');
  const { rechazados: filas, archivo, autor } = theirs!;
  expect(within(dialog).getByText(t('tablero.importacion.descartarTexto', { filas, archivo, autor }))).toBeTruthy();
  await user.dblClick(within(dialog).getByRole('button', { name: t('tablero.importacion.descartarBoton') }));
  await waitFor(() => expect(server.requests(tableroApi.descartarRechazadas).map(({ body }) => body)).toEqual([{ id_importacion: 28 }]));
  expect(await screen.findByText(t('tablero.importacion.descartada'))).toBeTruthy();
});

test('an auditor dismisses nothing', async () => {
  await open('auditor');
  const [first] = await rowsOf(CAPTION);
  expect(within(first!).queryByRole('button', { name: t('tablero.importacion.descartar', { archivo: mine!.archivo }) })).toBeNull();
});

test('a failure names itself', async () => {
  const { user } = await open('admin', {
    descartarRechazadas: failure('no_encontrado', message('tablero.importacion.sinNombre', { id: '31' })),
  });
  const [first] = await rowsOf(CAPTION);
  await user.click(within(first!).getByRole('button', { name: t('tablero.importacion.descartar', { archivo: mine!.archivo }) }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('tablero.importacion.descartarBoton') }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('none is said when there are none', async () => {
  await open('admin', { sellstRechazadas: new PageOfRows([], 0) });
  expect(await screen.findByText(t('tablero.importacion.vacio'))).toBeTruthy();
});
