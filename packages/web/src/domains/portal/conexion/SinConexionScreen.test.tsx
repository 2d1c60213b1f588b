import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offlineOf } from '../../../core/offline/offline.ts';
import { failure, inTurn } from '../../../testing/replies.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { id } = people.alumno;
const entry = (name: string) => ({
  id: name,
  kind: 'valoracion',
  body: { id_evaluacion: 5, escala: 70, comentario: null },
  moment: '2026-11-20T15:00:00.000Z',
});
const refusal = failure('duplicado', message('feedback.errores.repetido'));

test('nothing kept and nothing waiting say so, with a way to the programs', async () => {
  await renderScreen('/sinconexion', { session: 'alumno' });
  expect(await screen.findByText(t('sinconexion.nadaEspera'))).toBeTruthy();
  expect(screen.getByText(t('sinconexion.sinProgramas'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('sinconexion.irLogros') })).toBeTruthy();
});

test('a refused entry shows its reason, is sent again when asked, and then is gone', async () => {
  await offlineOf(id).store.outbox.add(entry('valoracion-5'));
  const { user } = await renderScreen('/sinconexion', {
    session: 'alumno',
    calls: { feedback: { ins: inTurn(refusal, examples.feedback.ins) } },
  });
  expect(await screen.findByText(t('sinconexion.estado.rechazado'))).toBeTruthy();
  const row = screen.getByText(t('sinconexion.clase.valoracion')).closest('li')!;
  expect(within(row).getByText(t('feedback.errores.repetido'))).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: t('sinconexion.enviarAhora') }));
  expect(await screen.findByText(t('sinconexion.nadaEspera'))).toBeTruthy();
});

test('a refused entry is discarded only after asking', async () => {
  await offlineOf(id).store.outbox.add(entry('valoracion-5'));
  const { user } = await renderScreen('/sinconexion', { session: 'alumno', calls: { feedback: { ins: refusal } } });
  await user.click(await screen.findByRole('button', { name: t('sinconexion.descartar') }));
  const dialog = await screen.findByRole('dialog', { name: t('sinconexion.descartarTitulo') });
  expect(offlineOf(id).store.outbox.all()).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: t('sinconexion.descartar') }));
  await waitFor(() => expect(offlineOf(id).store.outbox.all()).toEqual([]));
});
