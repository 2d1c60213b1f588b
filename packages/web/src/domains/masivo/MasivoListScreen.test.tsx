import { masivoApi } from '@portal/contract/masivo';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { sellst, sel, filas, deshacer, confirmar } = examples.masivo;
const CAPTION = t('masivo.pantalla');

const open = (over: object = {}) =>
  renderScreen('/masivo', {
    session: 'admin',
    calls: { masivo: { sellst: new PageOfRows([...sellst], 2), filas: new PageOfRows([...filas], 2), ...over } },
  });

test('lists acts with their value, state and counts; only one of the last day can be taken back', async () => {
  await open({ sellst: new PageOfRows([sellst[0]!, { ...sellst[1]!, deshacible: 0 }], 2) });
  const [first, second] = await rowsOf(CAPTION);
  for (const text of [t('comun.opciones.claseMasivo.cesar'), '21/11/2026', t('comun.opciones.estadoMasivo.hecha')])
    expect(within(first!).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(first!).getByRole('button', { name: t('masivo.deshacerEsta', { numero: 51 }) })).toBeTruthy();
  expect(within(second!).queryByRole('button', { name: t('masivo.deshacerEsta', { numero: 50 }) })).toBeNull();
});

test('shows what taking back would do, takes it back, then its result', async () => {
  const { user, server } = await open({ sel: { ...sel, id_masivo: 52, deshace: 51, deshacible: false } });
  await rowsOf(CAPTION);
  await user.click(screen.getByRole('button', { name: t('masivo.deshacerEsta', { numero: 51 }) }));
  const dialog = await screen.findByRole('dialog');
  const undo = await within(dialog).findByRole('button', { name: t('masivo.hacer', { clase: 'vuelta', total: deshacer.por_hacer }) });
  await user.dblClick(undo);
  await waitFor(() => expect(server.requests(masivoApi.confirmar).map(({ body }) => body)).toEqual([{ id_masivo: 52, motivo: '' }]));
  expect(await within(dialog).findByText(t('masivo.estado.hecha', { hechas: confirmar.hechas }))).toBeTruthy();
});

test('follows a running act, stops it, and says who stays and why', async () => {
  const { user, server } = await open({ sel: { ...sel, estado: 'pendiente', por_hacer: 2, hechas: 1, deshacible: false } });
  await rowsOf(CAPTION);
  await user.click(screen.getByRole('button', { name: t('masivo.verEsta', { numero: 51 }) }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('50');
  await user.click(within(dialog).getByRole('button', { name: t('masivo.detener') }));
  await waitFor(() => expect(server.requests(masivoApi.cancelar).map(({ body }) => body)).toEqual([{ id_masivo: 51 }]));
  expect(await screen.findByText(examples.masivo.cancelar.message)).toBeTruthy();
});
