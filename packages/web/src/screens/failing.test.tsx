import { examples, temaAlumno } from '@portal/contract/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { inTurn, LOST, unreadable } from '../testing/replies.ts';
import { t } from '../testing/text.ts';

const SCREENS = [
  ['alumno', '/temausuario?id=51'],
  ['alumno', '/evaluacionresultado?id=1'],
  ['alumno', '/temafeedback?id=1'],
  ['alumno', '/certificadovisor?id=1'],
  ['alumno', '/planfin?id=11'],
  ['alumno', '/programaseguimiento?id=21&idp=11'],
  ['admin', '/cursoedit?id=31'],
  ['admin', '/planestudioflujo?id=11'],
  ['admin', '/temareview?id=51'],
] as const;

test.each(SCREENS)('a failing server gets a retry for %s at %s, not a missing-record notice', async (session, address) => {
  await renderScreen(address, { session, failing: unreadable() });
  expect(await screen.findByText(t('conexion.respuestaIlegible'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('comun.reintentar') })).toBeTruthy();
  expect(screen.queryByText(/No encontramos/)).toBeNull();
});

test('a lost connection shows its own message', async () => {
  await renderScreen('/planfin?id=11', { session: 'alumno', failing: LOST });
  expect(await screen.findByText(t('conexion.sinConexion'))).toBeTruthy();
});

test('a retry that succeeds shows what was asked for', async () => {
  const detalleUsuario = inTurn(unreadable(), examples.programa.detalleUsuario);
  const { user } = await renderScreen('/programaseguimiento?id=21&idp=11', { session: 'alumno', calls: { programa: { detalleUsuario } } });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(await screen.findByRole('link', { name: temaAlumno.titulo })).toBeTruthy();
});
