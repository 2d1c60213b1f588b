import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

test.each([
  ['/auth/login', ['username', 'current-password']],
  ['/auth/registration', ['given-name', 'family-name', 'email', 'new-password', 'new-password']],
  ['/auth/forgot-password', ['email']],
  ['/auth/codigo', ['username', 'one-time-code', 'new-password', 'new-password']],
])('the fields of %s name their purpose for a password manager (WCAG 1.3.5, 3.3.8)', async (address, purposes) => {
  await renderScreen(address);
  await screen.findByRole('heading', { level: 1 });
  const asked = [...document.querySelectorAll('form input[autocomplete]')].map((input) => input.getAttribute('autocomplete'));
  expect(asked).toEqual(purposes);
});

test('a password may be pasted', async () => {
  const { user } = await renderScreen('/auth/login');
  const password = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t('sesion.login.contrasena')}`));
  await user.click(password);
  await user.paste('Portal-Demo-2026');
  expect(password.value).toBe('Portal-Demo-2026');
});
