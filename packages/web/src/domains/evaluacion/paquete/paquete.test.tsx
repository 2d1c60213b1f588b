import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples } from '@portal/contract/examples';
import { type MensajeJugador, paqueteApi } from '@portal/contract/paquete';
import { temaApi } from '@portal/contract/tema';
import { message } from '@portal/messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TemaDetalle } from '../../../pieces/tema/tema.queries.ts';
import { storeShop } from '../../../core/session/shop.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type Calls, failure, inTurn, LOST } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const PLACE = 'id=51&idpe=11&idp=21&idc=31&idm=41';
const ADDRESS = `/evaluacionedit?${PLACE}`;
const { estado, abrir } = examples.paquete;
const pending = { ...examples.tema.detalle, aprobado: false, bloqueado: false, recursos: [], descarga: null };
const graded = { ...pending, numero_preguntas: 0, paquete: 'paquete' as const };
const both = { ...pending, paquete: 'ambos' as const, paquete_completado: false };
const ended = { ...estado, completado: true, guardado: '2026-11-21T15:40:00.000Z' };

interface Given {
  readonly tema?: TemaDetalle;
  readonly paquete?: Calls['paquete'];
}

const open = ({ tema = graded, paquete = {} }: Given = {}, address = ADDRESS) =>
  renderScreen(address, { session: 'alumno', calls: { tema: { detalle: tema }, paquete } });
const card = async () => within(await screen.findByRole('region', { name: t('paquete.alumno.titulo') }));
const opener = async () => (await card()).findByRole('button', { name: t('paquete.alumno.continuar') });
/** Window of the player; happy-dom gives a frame none before its page has loaded. */
const PLAYER = new EventTarget() as Window;
async function frame(): Promise<HTMLIFrameElement> {
  const marco = (await screen.findByTitle(estado.titulo)) as HTMLIFrameElement;
  Object.defineProperty(marco, 'contentWindow', { value: PLAYER });
  return marco;
}

/** Sends a message as the player does, or as another page would. */
function say(
  suceso: MensajeJugador['suceso'],
  from: { readonly source: Window | null; readonly origin?: string },
  guardado?: string,
): void {
  const data: MensajeJugador = { portal: 'paquete', suceso, lanzamiento: 7, ...(guardado && { guardado }) };
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from.origin ?? abrir.origen, source: from.source }));
  });
}

afterEach(() => vi.useRealTimers());

test('the card says how far the learner is, what is saved and who grades, and shows neither questionnaire nor feedback', async () => {
  const { server } = await open();
  const part = await card();
  expect(await part.findByText(estado.titulo)).toBeTruthy();
  expect(part.getByText(t('paquete.alumno.hechas', { hechas: 1, total: 2 }))).toBeTruthy();
  const lessons = within(part.getByRole('list', { name: t('paquete.alumno.lecciones') })).getAllByRole('listitem');
  expect(lessons.map((lesson) => within(lesson).getByRole('img').getAttribute('aria-label'))).toEqual([
    t('paquete.alumno.leccion.completada'),
    t('paquete.alumno.leccion.pendiente'),
  ]);
  expect(part.getByText('Guardado el 21/11/2026 10:10')).toBeTruthy();
  expect(part.getByText(t('paquete.alumno.tiempo', { horas: 0, minutos: 10 }))).toBeTruthy();
  expect(part.getByText(t('paquete.alumno.califica.paquete'))).toBeTruthy();
  expect(part.getByText(/^Necesita conexión · 48 MB$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('evaluacion.enviar') })).toBeNull();
  expect(screen.queryByText(t('evaluacion.completar'))).toBeNull();
  expect(server.requests(evaluacionApi.ins), 'the package opens its attempt').toEqual([]);
});

test('it opens in a sandboxed frame that cannot navigate the portal; messages of other windows and origins count for nothing', async () => {
  const { user, server } = await open({ paquete: { estado: inTurn(estado, estado, ended) } });
  await user.click(await opener());
  const marco = await frame();
  expect(marco.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(marco.getAttribute('src')).toBe(abrir.url);
  expect(server.requests(paqueteApi.abrir).map(({ body }) => body.reiniciar)).toEqual([0]);
  const reads = () => server.requests(paqueteApi.estado).length;
  await waitFor(() => expect(reads()).toBe(2));
  say('terminado', { source: marco.contentWindow, origin: 'https://malo.example' });
  say('terminado', { source: window });
  expect(reads()).toBe(2);
  const topics = server.requests(temaApi.detalle).length;
  say('terminado', { source: marco.contentWindow }, ended.guardado);
  await waitFor(() => expect(server.requests(temaApi.detalle).length, 'the topic is read again').toBeGreaterThan(topics));
  expect(screen.getByText(`${t('paquete.alumno.jugador.terminado')} · Guardado a las 10:40`)).toBeTruthy();
});

test('a finished package offers its result, which is that of its own attempt once it is graded', async () => {
  const finished = { ...graded, abierto: false, id_evaluacion: 3 };
  const { user } = await open({ tema: finished, paquete: { estado: ended } });
  const part = await card();
  expect((await part.findByRole('link', { name: t('evaluacion.verResultado') })).getAttribute('href')).toContain('id=3');
  await user.click(part.getByRole('button', { name: t('paquete.alumno.deNuevo') }));
  const player = within(await screen.findByRole('dialog'));
  const link = await player.findByRole('link', { name: t('evaluacion.verResultado') });
  expect(link.getAttribute('href')).toContain(`id=${abrir.id_evaluacion}`);
});

test('a player that stays silent is said to be unreachable, with its origin, until it speaks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await open();
  await user.click(await opener());
  const marco = await frame();
  expect(screen.queryByText(t('paquete.alumno.jugador.mudo'))).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(t('paquete.alumno.jugador.mudo'))).toBeTruthy();
  expect(screen.getByText(new RegExp(`no llega a ${abrir.origen}`))).toBeTruthy();
  say('abierto', { source: marco.contentWindow });
  expect(screen.queryByText(t('paquete.alumno.jugador.mudo'))).toBeNull();
});

test('a newer launch, an ended one and an unsaved state are said, and it opens again', async () => {
  const { user, server } = await open();
  await user.click(await opener());
  const from = { source: (await frame()).contentWindow };
  say('sin_guardar', from);
  expect(screen.getByText(t('paquete.alumno.jugador.sinGuardar'))).toBeTruthy();
  say('otra_ventana', from);
  expect(screen.getByText(t('paquete.alumno.jugador.otraVentana'))).toBeTruthy();
  say('vencido', from);
  expect(screen.getByText(t('paquete.alumno.jugador.vencido'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('paquete.alumno.jugador.reabrir') }));
  await waitFor(() => expect(server.requests(paqueteApi.abrir)).toHaveLength(2));
});

test('a window opens empty in the click, without a way to the portal, and gets its address later', async () => {
  const replace = vi.fn();
  const tab = { opener: window as unknown, closed: false, location: { replace }, close: vi.fn() };
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: t('paquete.alumno.enVentana') }));
  expect(opened).toHaveBeenCalledWith('', '_blank');
  expect(tab.opener).toBeNull();
  await waitFor(() => expect(replace).toHaveBeenCalledWith(abrir.url));
  expect(await (await card()).findByText(t('paquete.alumno.ventana'))).toBeTruthy();
});

test('a blocked window leaves a link, a refused launch closes the window and says why', async () => {
  const close = vi.fn();
  const pause = failure('tema_en_pausa', message('evaluacion.errores.pausaManana'));
  const { user } = await open({ paquete: { abrir: inTurn(abrir, pause) } });
  const button = await (await card()).findByRole('button', { name: t('paquete.alumno.enVentana') });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(button);
  const link = await (await card()).findByRole('link', { name: t('paquete.alumno.abrir') });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([abrir.url, 'noreferrer']);
  opened.mockReturnValue({ opener: window, closed: false, close } as unknown as Window);
  await user.click(button);
  expect(await (await card()).findByText(t('evaluacion.errores.pausaManana'))).toBeTruthy();
  expect(close).toHaveBeenCalledTimes(1);
});

test('on a phone the window is the first way', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 767px'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  await open();
  const part = await card();
  const names = (await part.findAllByRole('button')).map(({ textContent }) => textContent);
  expect(names).toEqual([t('paquete.alumno.continuar'), t('paquete.alumno.aqui'), t('paquete.alumno.reiniciar')]);
});

test('beginning again asks first, because the state is forgotten', async () => {
  const { user, server } = await open();
  await user.click(await (await card()).findByRole('button', { name: t('paquete.alumno.reiniciar') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t('paquete.alumno.reiniciarTexto'))).toBeTruthy();
  expect(server.requests(paqueteApi.abrir)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('paquete.alumno.siReiniciar') }));
  await waitFor(() => expect(server.requests(paqueteApi.abrir).map(({ body }) => body.reiniciar)).toEqual([1]));
});

test('a pause closes the package that grades, and names no other material to read', async () => {
  const espera_hasta = new Date(Date.now() + 3_600_000).toISOString();
  await open({ tema: { ...graded, espera_hasta } });
  expect(await opener()).toHaveProperty('disabled', true);
  expect(screen.getByText(t('evaluacion.pausa.titulo'))).toBeTruthy();
  expect(screen.queryByText(new RegExp(t('evaluacion.pausa.repaso')))).toBeNull();
});

test('a questionnaire after the package waits for it, then opens', async () => {
  const { server } = await open({ tema: both, paquete: { estado: { ...estado, calificacion: 'ambos' } } });
  expect(await screen.findByText(t('paquete.alumno.falta'))).toBeTruthy();
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
  cleanup();
  await open({ tema: { ...both, paquete_completado: true }, paquete: { estado: { ...ended, calificacion: 'ambos' } } });
  expect(await screen.findByRole('button', { name: t('evaluacion.enviar') })).toBeTruthy();
  expect(screen.queryByText(t('paquete.alumno.falta'))).toBeNull();
  expect(await (await card()).findByRole('button', { name: t('paquete.alumno.irCuestionario') })).toBeTruthy();
});

test('a package beside a questionnaire is material: both are there', async () => {
  await open({ tema: { ...pending, paquete: 'cuestionario' }, paquete: { estado: { ...estado, calificacion: 'cuestionario' } } });
  expect(await screen.findByRole('button', { name: t('evaluacion.enviar') })).toBeTruthy();
  expect(await (await card()).findByText(t('paquete.alumno.califica.cuestionario'))).toBeTruthy();
});

test('the simple address of a topic that its package judges redirects, and offers no feedback to complete it', async () => {
  const { address } = await open({ tema: { ...graded, cuestionario: 0 } }, `/evaluacionsimple?${PLACE}`);
  await opener();
  expect(address()).toBe(ADDRESS);
  expect(screen.queryByText(t('evaluacion.completar'))).toBeNull();
});

test('without a line the card says that it needs one; a tablet of a shop asks for nothing', async () => {
  const { server } = await open({ paquete: { estado: LOST } });
  expect(await (await card()).findByText(t('paquete.alumno.sinLinea'))).toBeTruthy();
  expect(server.requests(paqueteApi.abrir)).toEqual([]);
  cleanup();
  storeShop({ token: 'x', dispositivo: 'Tablet 1', empresa: 'Tienda', maximo_mb: 200 });
  const shop = await open();
  expect(await (await card()).findByText(t('paquete.alumno.tablet'))).toBeTruthy();
  expect(shop.server.requests(paqueteApi.estado)).toEqual([]);
});

test('a portal without a place for packages says so instead of a button', async () => {
  await open({ paquete: { estado: { ...estado, origen: null } } });
  expect(await (await card()).findByText(t('paquete.alumno.sinLugar'))).toBeTruthy();
  expect((await card()).queryByRole('button')).toBeNull();
});
