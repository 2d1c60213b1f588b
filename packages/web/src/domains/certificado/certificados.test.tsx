import type { CertificadoFicha } from '@portal/contract/certificado';
import { logApi } from '@portal/contract/log';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../core/client/api-error.ts';
import { saveFile } from '../../core/client/save-file.ts';
import { storeShop } from '../../core/session/shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const [ficha] = examples.certificado.ofUsuario;

/** Returns the cards of the list by the title of their topic. */
const cardOf = async (tema: string) => (await screen.findByRole('heading', { level: 3, name: tema })).closest('article') as HTMLElement;
const button = (card: HTMLElement, words: 'descargarDe' | 'compartirDe') =>
  within(card).queryByRole('button', { name: t(`certificado.lista.${words}`, { tema: ficha!.tema }) });

test('a card shows number and code, and opens, downloads and shares its certificate', async () => {
  await renderScreen('/certificado', { session: 'alumno' });
  const card = await cardOf(ficha!.tema);
  expect(card.textContent).toContain(ficha!.numero);
  expect(card.textContent).toContain(ficha!.codigo);
  for (const name of [ficha!.tema, t('certificado.lista.verDe', { tema: ficha!.tema })])
    expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe('/certificadovisor?id=5');
  expect(button(card, 'descargarDe')?.textContent).toBe(t('certificado.descargarCorto'));
  expect(button(card, 'compartirDe')?.textContent).toBe(t('certificado.compartir.boton'));
});

test('an annulled certificate is read, and neither downloaded nor shared', async () => {
  await renderScreen('/certificado', {
    session: 'alumno',
    calls: { certificado: { ofUsuario: [{ ...ficha!, codigo_estado: 2, estado: 'Anulado' }] } },
  });
  const card = await cardOf(ficha!.tema);
  expect(within(card).getByText(t('comun.opciones.estadoCertificado.Anulado'))).toBeTruthy();
  expect(within(card).queryAllByRole('button')).toEqual([]);
});

const named = (id_evaluacion: number, [plan, programa, tema]: readonly [string, string, string]) => ({
  ...ficha!,
  id_evaluacion,
  plan,
  programa,
  tema,
});
const PLACES = [
  ['Ingreso', 'Bienvenida', 'Uno'],
  ['Tienda', 'Ventas', 'Dos'],
  ['Ingreso', 'Seguridad', 'Tres'],
  ['Ingreso', 'Bienvenida', 'Cuatro'],
] as const;
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('certificates are under their plan, those of a program side by side, in the order of the newest', async () => {
  const own = PLACES.map((place, index) => named(index + 1, place));
  await renderScreen('/certificado', { session: 'alumno', calls: { certificado: { ofUsuario: own } } });
  await cardOf('Dos');
  expect(headings().slice(1)).toEqual(['H2 Ingreso', 'H3 Uno', 'H3 Cuatro', 'H3 Tres', 'H2 Tienda', 'H3 Dos']);
  expect((await cardOf('Tres')).textContent).toContain('Seguridad');
  expect(screen.queryByRole('searchbox'), 'four are seen at once').toBeNull();
});

test('many certificates are all drawn and searched by topic, plan, number and code, without accents', async () => {
  const own = Array.from({ length: 30 }, (_, index) => named(index + 1, ['Ingreso', 'Bienvenida', `Tema ${index + 1}`]));
  own.push({ ...named(31, ['Tienda', 'Ventas', 'Atención']), codigo: 'ZZZZ-YYYY-XXXX' });
  const { user } = await renderScreen('/certificado', { session: 'alumno', calls: { certificado: { ofUsuario: own } } });
  await cardOf('Atención');
  expect(screen.getAllByRole('article')).toHaveLength(31);
  for (const typed of ['atencion', 'TIENDA', 'zzzz-yyyy']) {
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), `${typed}{Enter}`);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await cardOf('Atención');
  }
  await user.type(screen.getByRole('searchbox'), 'nada{Enter}');
  expect(await screen.findByText(t('ui.tabla.sinCoincidencias'))).toBeTruthy();
});

test('certificates that a device kept from before have no plan, and are shown without one', async () => {
  const { plan: _plan, programa: _programa, ...before } = ficha!;
  await renderScreen('/certificado', { session: 'alumno', calls: { certificado: { ofUsuario: [before as CertificadoFicha] } } });
  await cardOf(ficha!.tema);
  expect(headings().slice(1)).toEqual([`H3 ${ficha!.tema}`]);
});

describe('Compartir', () => {
  const PUBLIC = `${window.location.origin}/certificado/verificar?codigo=${ficha!.codigo}`;
  /** Gives the browser a sheet to share with. */
  const give = (share: () => Promise<void>) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));
  const press = async () => {
    const { user } = await renderScreen('/certificado', { session: 'alumno' });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button(await cardOf(ficha!.tema), 'compartirDe')!);
    return writeText;
  };

  test('hands the public address to the system, and says nothing more', async () => {
    const share = vi.fn(() => Promise.resolve());
    give(share);
    const writeText = await press();
    expect(share.mock.calls).toEqual([
      [
        {
          title: t('certificado.lamina.numero', { numero: ficha!.numero }),
          text: t('certificado.compartir.texto', { nombre: ficha!.nombre, tema: ficha!.tema }),
          url: PUBLIC,
        },
      ],
    ]);
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each(['AbortError', 'InvalidStateError'])('a sheet that ends with %s copies nothing', async (name) => {
    const share = vi.fn(() => Promise.reject(new DOMException('', name)));
    give(share);
    const writeText = await press();
    // Past what follows the rejection.
    await new Promise((resolve) => setTimeout(resolve));
    expect(share).toHaveBeenCalledTimes(1);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('a sheet of the system that the browser refuses leaves the address copied', async () => {
    give(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const writeText = await press();
    expect(await screen.findByText(t('certificado.compartir.copiado'))).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(PUBLIC);
  });

  test('without permission to copy the address is shown', async () => {
    const { user } = await renderScreen('/certificado', { session: 'alumno' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(button(await cardOf(ficha!.tema), 'compartirDe')!);
    expect(await screen.findByText(t('certificado.compartir.aMano', { enlace: PUBLIC }))).toBeTruthy();
  });

  test('a browser that shares nothing copies the address', async () => {
    await press();
    expect(await screen.findByText(t('certificado.compartir.copiado'))).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(PUBLIC);
  });
});

test('on a tablet that a shop shares certificates are read, and neither shared nor left as a file', async () => {
  storeShop({ token: 'token-de-la-tablet', dispositivo: 'Mostrador', empresa: 'Comercial Andina', maximo_mb: 500 });
  await renderScreen('/certificado', { session: 'alumno' });
  expect(await screen.findByRole('region', { name: t('tienda.sesion.barra') })).toBeTruthy();
  const card = await cardOf(ficha!.tema);
  expect(within(card).getByRole('link', { name: ficha!.tema })).toBeTruthy();
  expect([button(card, 'descargarDe'), button(card, 'compartirDe')]).toEqual([null, null]);
  expect(() => saveFile(new Blob(), 'certificado.pdf')).toThrow(ApiError);
});

test.each([
  ['a failed attempt', failure('no_encontrado', message('certificado.errores.sinCertificado')), t('certificado.errores.sinCertificado')],
  ['another person’s attempt', failure('sin_permiso', message('llamada.permiso')), t('llamada.permiso')],
])('%s shows the refusal and no download button', async (_, refusal, words) => {
  const { address, server } = await renderScreen('/certificadovisor?id=5', { session: 'alumno', calls: { certificado: { sel: refusal } } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(server.requests(logApi.ins), 'the log has no certificate that was not seen').toEqual([]);
  expect(screen.queryByRole('button', { name: t('certificado.descargar') })).toBeNull();
  expect(screen.queryByRole('img', { name: /^Certificado/ })).toBeNull();
  expect(screen.queryByText(ficha!.nombre)).toBeNull();
  expect(address()).toBe('/certificadovisor?id=5');
});

test.each([
  { who: 'a learner', session: 'alumno', own: [ficha!], target: '/certificado' },
  { who: 'an administrator', session: 'admin', own: [], target: '/evaluacionresultado?id=5' },
  { who: 'an administrator who earned it', session: 'admin', own: [ficha!], target: '/certificado' },
] as const)('Volver of a certificate that $who opens leads to where such certificates are', async ({ session, own, target }) => {
  // The measure of a line; happy-dom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText: () => ({ width: 1 }) } as never);
  await renderScreen('/certificadovisor?id=5', { session, calls: { certificado: { ofUsuario: [...own] } } });
  const back = await screen.findByRole('link', { name: t('comun.volver') });
  await waitFor(() => expect(back.getAttribute('href')).toBe(target));
  const linkedin = screen.queryByRole('link', { name: t('certificado.linkedin.nombre') });
  expect(linkedin !== null, 'its owner alone adds it to LinkedIn').toBe(own.length > 0);
  if (linkedin)
    expect([new URL(linkedin.getAttribute('href')!).hostname, linkedin.getAttribute('rel')]).toEqual([
      'www.linkedin.com',
      'noopener noreferrer',
    ]);
});
