import { configuracionApi } from '@portal/contract/configuracion';
import { examples } from '@portal/contract/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { medirMarca } from './vista/contrastes.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = (name: 'color_primario' | 'color_menu') =>
  screen.findByRole('textbox', { name: new RegExp(`^${t(`configuracion.campos.${name}`)}`) });

test('a pale yellow is corrected in light links and bars, and the preview says so before a save', async () => {
  const { user, server } = await renderScreen('/configuracion', { session: 'admin' });
  const input = await field('color_primario');
  await user.clear(input);
  await user.paste('#fff59d');
  const preview = await screen.findByRole('region', { name: t('marca.vista.titulo') });
  const { boton, esquemas } = medirMarca({ color_primario: '#fff59d', color_menu: null });
  const [light, dark] = esquemas;
  const esquema = t('marca.contraste.esquemaClaro');
  await within(preview).findByText(t('marca.contraste.botonNegro', { valor: boton.valor }));
  expect(within(preview).getByText(t('marca.contraste.enlaceCorregido', { esquema, ...light!.enlace }))).toBeTruthy();
  expect(within(preview).getByText(t('marca.contraste.lineaCorregida', { esquema, ...light!.linea }))).toBeTruthy();
  expect(dark!.enlace.color).toBe('#fff59d');
  expect(server.requests(configuracionApi.upd)).toEqual([]);
});

test('a menu on which white fades is named with its contrast', async () => {
  const { user } = await renderScreen('/configuracion', { session: 'admin' });
  const input = await field('color_menu');
  await user.clear(input);
  await user.paste('#ffee00');
  const { menu } = medirMarca({ color_primario: null, color_menu: '#ffee00' });
  expect(await screen.findByText(t('marca.contraste.menuInsuficiente', { valor: menu.valor, minimo: 4.5 }))).toBeTruthy();
});

test('the sample of the certificate keeps a long name within the sheet', async () => {
  // happy-dom neither measures letters nor says what is in sight.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: (text: string) => ({ width: text.length * 40 }),
  } as never);
  vi.stubGlobal('IntersectionObserver', function observer(this: object, seen: (entries: readonly object[]) => void) {
    return { observe: () => seen([{ isIntersecting: true }]), disconnect: () => undefined };
  });
  const { user } = await renderScreen('/configuracion', { session: 'admin' });
  const name = await screen.findByRole('textbox', { name: new RegExp(`^${t('configuracion.campos.nombre_empresa')}`) });
  await user.clear(name);
  await user.paste('Servicios Logísticos '.repeat(4) + 'del Perú');
  const sheet = (await screen.findByText(t('certificado.lamina.titulo'))).closest('svg');
  const lines = [...(sheet?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  const LONGEST = 212 / ((40 / 300) * 25.4);
  expect(lines.join(' ')).toContain('Servicios Logísticos del Perú');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(LONGEST);
});

test('a picture of the sign-in is sent at once and shown; a refusal shows its reason', async () => {
  const { user, server } = await renderScreen('/configuracion', { session: 'admin' });
  const file = new File([new Uint8Array([1, 2, 3])], 'panel.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText(t('marca.panel.elegir'), { selector: 'input' }), file);
  expect(await screen.findByText(t('marca.panel.guardada'))).toBeTruthy();
  expect(server.requests(configuracionApi.imagenIns)[0]).toMatchObject({ params: { nombre: 'panel' } });
});

test('the sign-in shows the picture of the company and its links, else the portal’s', async () => {
  const { marca } = examples.portal.info;
  const info = {
    ...examples.portal.info,
    marca: { ...marca, panel: '/portal/imagen/panel?v=abc' },
    enlaces: { guia: 'https://empresa.example/guia', soporte: null, contacto: null },
  };
  await renderScreen('/auth/login', { calls: { portal: { info } } });
  const guide = await screen.findByRole('link', { name: t('ui.acceso.guia') });
  await waitFor(() => expect(guide.getAttribute('href')).toBe('https://empresa.example/guia'));
  const picture = document.querySelector('aside img[src$="/portal/imagen/panel?v=abc"]');
  expect(picture).not.toBeNull();
  fireEvent.error(picture!);
  await waitFor(() => expect(document.querySelector('aside svg[viewBox="0 0 480 400"]')).not.toBeNull());
});
