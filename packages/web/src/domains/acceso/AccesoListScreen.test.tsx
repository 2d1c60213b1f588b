import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const [carla, bruno] = examples.acceso.sellst;

test('the list shows role, last sign-in and scope, and leads to the password, the access and a new one', async () => {
  vi.stubGlobal('innerWidth', 1920);
  const { user, address } = await renderScreen('/acceso', { session: 'admin' });
  const [first, second] = await rowsOf(t('pantallas.accesos'));
  for (const text of [carla!.codigo_usuario, t('comun.opciones.rolAcceso.1'), carla!.hora_login!, t('comun.opciones.alcance.0')]) {
    expect(within(first!).getByText(text)).toBeTruthy();
  }
  for (const text of [t('comun.opciones.rolAcceso.2'), t('acceso.lista.nunca'), bruno!.empresas!]) {
    expect(within(second!).getByText(text)).toBeTruthy();
  }
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(t('acceso.lista.contrasena', { nombre: bruno!.personal }))).toBe(`/usuariopassword?id=${bruno!.id_usuario}`);
  expect(link(t('acceso.lista.editar', { nombre: bruno!.personal }))).toBe(`/accesoedit?id=${bruno!.id_usuario}`);
  await user.click(screen.getByRole('link', { name: t('acceso.lista.nuevo') }));
  expect(address()).toBe('/accesoedit');
});
