import { examples } from '@portal/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

test.each([
  ['999 888 777', 'https://wa.me/51999888777'],
  ['51987654321', 'https://wa.me/51987654321'],
  ['+51 987 654 321', 'https://wa.me/51987654321'],
  ['(01) 512-3456', 'https://wa.me/51015123456'],
])('support’s number %s opens %s, with the country code once', async (telefono_soporte, address) => {
  await renderScreen('/auth/login', { calls: { portal: { info: { ...examples.portal.info, telefono_soporte } } } });
  await waitFor(() => expect(screen.getByRole('link', { name: t('ui.acceso.soporte') }).getAttribute('href')).toBe(address));
});
