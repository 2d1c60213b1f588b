import { certificadoApi } from '@portal/contract/certificado';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { vigente, anteriores } = examples.certificado.diseno;
const KEY = 'a'.repeat(64);

beforeEach(() => {
  // The measure of a line; happy-dom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText: () => ({ width: 1 }) } as never);
});

const open = (calls = {}) => renderScreen('/certificadodiseno', { session: 'admin', calls: { certificado: calls } });
const name = (index: number) => screen.getAllByRole('textbox', { name: new RegExp(`^${t('disenoCertificado.firmas.nombre')}`) })[index]!;
const sheet = () => screen.findByRole('img', { name: /^Certificado EJEMPLO/ });

test('the preview follows the form, with its signatures and logo in words', async () => {
  const { user } = await open();
  expect((await sheet()).getAttribute('aria-label')).toContain(
    'Cámara de Comercio de Lima. Firma de Rosa Díaz Paredes · Gerente de Personas',
  );
  await user.clear(name(1));
  await user.paste('山田太郎');
  await user.click(screen.getByRole('button', { name: t('disenoCertificado.firmas.quitar', { numero: '1' }) }));
  await user.click(screen.getByRole('checkbox', { name: t('disenoCertificado.mostrar.documento') }));
  const shown = await sheet();
  expect(shown.getAttribute('aria-label')).toMatch(/Firma de 山田太郎$/);
  expect(within(shown).queryByText('Rosa Díaz Paredes')).toBeNull();
  expect(within(shown).getByText('DNI 45678912')).toBeTruthy();
  expect(within(shown).getByText(/Duración: 1 hora 30 minutos$/)).toBeTruthy();
});

test('a save sends stored images by their hash, for what is issued from now on', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: t('disenoCertificado.firmas.agregar') }));
  expect(screen.queryByRole('button', { name: t('disenoCertificado.firmas.agregar') })).toBeNull();
  await user.type(name(2), 'Ana Vega');
  await user.click(screen.getByRole('button', { name: t('disenoCertificado.guardar') }));
  await waitFor(() => expect(server.requests(certificadoApi.disenoIns)).toHaveLength(1));
  const kept = { clave: KEY, datos: null };
  expect(server.requests(certificadoApi.disenoIns)[0]?.body).toEqual({
    id_certificado_diseno: vigente.id_certificado_diseno,
    version: vigente.version,
    corregir: false,
    logo: kept,
    logo_texto: vigente.logo_texto,
    firmantes: [
      { nombre: 'Rosa Díaz Paredes', cargo: 'Gerente de Personas', imagen: kept },
      { nombre: 'Luis Ñaupari', cargo: null, imagen: null },
      { nombre: 'Ana Vega', cargo: null, imagen: null },
    ],
    mostrar_duracion: true,
    mostrar_empresa: false,
    mostrar_documento: false,
  });
});

test('a correction first says how many issued certificates it changes', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('checkbox', { name: t('disenoCertificado.mostrar.empresa') }));
  await user.click(screen.getByRole('radio', { name: /^También los 12 emitidos/ }));
  await user.click(screen.getByRole('button', { name: t('disenoCertificado.guardar') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^12 certificados emitidos desde/)).toBeTruthy();
  expect(server.requests(certificadoApi.disenoIns)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t('disenoCertificado.vale.confirmar') }));
  await waitFor(() => expect(server.requests(certificadoApi.disenoIns)[0]?.body).toMatchObject({ corregir: true, mostrar_empresa: true }));
});

test('a refusal of the server appears at its image', async () => {
  const sentence = message('marca.imagen.tipo');
  const { user } = await open({ disenoIns: failure('datos_invalidos', sentence, { errors: { 'firmantes.0.imagen': sentence } }) });
  await user.click(await screen.findByRole('checkbox', { name: t('disenoCertificado.mostrar.empresa') }));
  await user.click(screen.getByRole('button', { name: t('disenoCertificado.guardar') }));
  const signature = screen.getByRole('group', { name: t('disenoCertificado.firmas.firma', { numero: '1' }) });
  expect((await within(signature).findByRole('alert')).textContent).toBe(t('marca.imagen.tipo'));
});

test('a signature of nobody is refused before it is sent, at its field', async () => {
  const { user, server } = await open();
  await user.clear(await screen.findByDisplayValue('Rosa Díaz Paredes'));
  await user.click(screen.getByRole('button', { name: t('disenoCertificado.guardar') }));
  expect(await screen.findByText(t('validacion.requerido'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name(0)));
  expect(server.requests(certificadoApi.disenoIns)).toEqual([]);
});

test('a file that is no picture is refused before it is sent', async () => {
  const { user } = await open();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
  const input = (await screen.findAllByLabelText(t('disenoCertificado.firmas.elegir', { numero: '2' }))).find(
    (element) => element instanceof HTMLInputElement,
  );
  await user.upload(input as HTMLInputElement, new File(['<svg onload="alert(1)"/>'], 'firma.png', { type: 'image/png' }));
  expect(await screen.findByText(t('disenoCertificado.imagen.ilegible'))).toBeTruthy();
});

test('the image of an earlier signature is withdrawn after a question with its number of certificates', async () => {
  const { user, server } = await open();
  const nombre = 'Ana Vega';
  await user.click(await screen.findByRole('button', { name: t('disenoCertificado.anteriores.retirarDe', { nombre }) }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^140 certificados emitidos la muestran/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('disenoCertificado.anteriores.retirar') }));
  const { id_certificado_firmante: id } = anteriores[0]!.firmantes[0]!;
  await waitFor(() => expect(server.requests(certificadoApi.firmaDel)[0]?.params).toEqual({ id }));
});
