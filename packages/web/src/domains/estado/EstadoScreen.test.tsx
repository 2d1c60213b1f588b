import { estadoApi } from '@portal/contract/estado';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../testing/replies.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';
import { message } from '@portal/messages';

const { estado } = examples.operacion;
const part = (title: Parameters<typeof t>[0]) => screen.findByRole('region', { name: t(title) });

test('each part shows what it is and what the server thinks of it', async () => {
  await renderScreen('/estado', { session: 'admin' });
  const correo = within(await part('operacion.correo'));
  expect(correo.getByText(t('operacion.juicio.aviso'))).toBeDefined();
  const base = within(await part('operacion.base'));
  expect(base.getByText(t('operacion.juicio.bien'))).toBeDefined();
  expect(base.getByText(t('operacion.clases.postgresql'))).toBeDefined();
  expect(within(await part('operacion.respaldo')).getByText(t('operacion.ninguno'))).toBeDefined();
  expect(within(await part('operacion.portal')).getByText(estado.portal.version)).toBeDefined();
  const disco = (await part('operacion.disco')).textContent;
  expect(disco).toMatch(/Sin uso en ninguna lección12 archivos, 1[.,]6 GB\. Se quitan tras 30 días sin uso/);
});

test('people with letters that no font of the certificates has are named', async () => {
  await renderScreen('/estado', { session: 'admin' });
  expect((await part('operacion.certificados')).textContent).toContain(t('operacion.sinLetrasValor', { total: 1, nombres: 'สมชาย ใจดี' }));
});

test('without such people nothing is said of letters', async () => {
  const certificados = { ...estado.certificados, sin_letras: 0, sin_letras_nombres: [] };
  await renderScreen('/estado', { session: 'admin', calls: { operacion: { estado: { ...estado, certificados } } } });
  expect((await part('operacion.certificados')).textContent).not.toContain(t('operacion.sinLetras'));
});

test('a late job says when it should have started, a running one that it runs', async () => {
  await renderScreen('/estado', { session: 'admin' });
  const tareas = await part('operacion.tareas');
  const [correo, , depuracion] = within(tareas).getAllByRole('listitem');
  expect(within(correo!).getByText(t('operacion.enCurso'))).toBeDefined();
  expect(within(depuracion!).getByText(t('operacion.juicio.aviso'))).toBeDefined();
  expect(depuracion!.textContent).toContain(t('operacion.debida', { momento: '' }));
});

test('months without a partition and entries outside are shown', async () => {
  const base_datos = { ...estado.base_datos, estado: 'aviso' as const, filas_resto: 2, particiones_faltan: 1 };
  await renderScreen('/estado', { session: 'admin', calls: { operacion: { estado: { ...estado, base_datos } } } });
  expect((await part('operacion.base')).textContent).toContain(t('operacion.particionesValor', { faltan: 1, filas: 2 }));
});

test('the button measures again', async () => {
  const { user, server } = await renderScreen('/estado', { session: 'admin' });
  await part('operacion.portal');
  await user.click(screen.getByRole('button', { name: t('operacion.actualizar') }));
  await waitFor(() => expect(server.requests(estadoApi.estado)).toHaveLength(2));
});

test('a disk that the system does not report is shown as unknown', async () => {
  const disco = { ...estado.disco, libre: null, total: null };
  await renderScreen('/estado', { session: 'admin', calls: { operacion: { estado: { ...estado, disco } } } });
  expect(within(await part('operacion.disco')).getByText(t('operacion.desconocido'))).toBeDefined();
});

test('an update that is not finished is finished after a question', async () => {
  const actualizacion = { estado: 'aviso' as const, nivel: 0, nivel_maximo: 1 };
  const { user, server } = await renderScreen('/estado', {
    session: 'admin',
    calls: { operacion: { estado: { ...estado, actualizacion } } },
  });
  const region = within(await part('operacion.actualizacion.titulo'));
  expect(region.getByText(t('operacion.actualizacion.pendiente'))).toBeDefined();
  await user.click(region.getByRole('button', { name: t('operacion.actualizacion.terminar') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('operacion.actualizacion.pregunta') }));
  expect(server.requests(estadoApi.actualizacion)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: t('operacion.actualizacion.terminar') }));
  await waitFor(() => expect(server.requests(estadoApi.actualizacion)).toHaveLength(1));
  await waitFor(() => expect(server.requests(estadoApi.estado)).toHaveLength(2));
});

test('a finished update offers nothing to finish', async () => {
  await renderScreen('/estado', { session: 'admin' });
  const region = within(await part('operacion.actualizacion.titulo'));
  expect(region.getByText(t('operacion.actualizacion.terminada'))).toBeDefined();
  expect(region.queryByRole('button')).toBeNull();
});

test('a failure is shown with a way to try again', async () => {
  await renderScreen('/estado', { session: 'admin', calls: { operacion: { estado: failure('sin_permiso', message('llamada.alcance')) } } });
  expect(await screen.findByText(t('llamada.alcance'))).toBeDefined();
});
