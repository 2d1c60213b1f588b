import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

test.each([
  ['/auth/registration', undefined],
  ['/auth/codigo', undefined],
  ['/auth/reset-password#token=una-llave-del-correo', undefined],
  ['/usuariopassword', 'alumno'],
] as const)('%s says the rule of a new password', async (address, session) => {
  await renderScreen(address, session && { session });
  expect(await screen.findByText(t('sesion.contrasena.regla'))).toBeTruthy();
});
