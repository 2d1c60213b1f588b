import { archivoApi } from '@portal/contract/archivo';
import { type Recurso, temaApi } from '@portal/contract/tema';
import { examples, temaAlumno } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type Calls, failure, inTurn, LOST, slow, unreadable } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const PAGE = '<!doctype html><h1>Lección</h1>';

const topicWith = (boleto: string) => {
  const url = `/api/archivo/7/leccion.html?boleto=${boleto}`;
  const recursos: Recurso[] = [{ titulo: 'Lección', descripcion: null, tipo: 'pagina', url, subtitulos: null, externo: false }];
  return { ...examples.tema.detalle, ...temaAlumno, recursos, contenido: url };
};
const open = (calls: Calls) =>
  renderScreen(ADDRESS, { session: 'alumno', calls: { ...calls, tema: { detalle: topicWith('uno'), ...calls.tema } } });
const frame = () => document.querySelector('iframe');
const waiting = () => screen.queryAllByRole('status').filter((status) => status.getAttribute('aria-busy') === 'true');

test('a lesson that is on its way shows that it loads, then its page in a frame that may do nothing', async () => {
  const { reply, release } = slow(PAGE);
  const made = vi.spyOn(URL, 'createObjectURL');
  await open({ archivo: { abrir: reply } });
  await screen.findAllByRole('group', { name: /^Pregunta/ });
  expect(waiting()).toHaveLength(1);
  expect(frame(), 'no empty frame').toBeNull();
  release();
  await waitFor(() => expect(frame()?.src).toMatch(/^blob:/));
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/);
  const html = await (made.mock.lastCall![0] as Blob).text();
  expect(html, 'the policy of the file comes before its first word').toMatch(
    /^(<!doctype html>)?<meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
  );
  expect(waiting()).toHaveLength(0);
});

test.each([
  ['a lost line', LOST, 'conexion.sinConexion'],
  ['a server that is down', unreadable(503), 'conexion.respuestaIlegible'],
] as const)('after %s lesson and questionnaire say so, and both come by themselves when it is back', async (_, failed, words) => {
  await open({ archivo: { abrir: inTurn(failed, PAGE) }, evaluacion: { ins: inTurn(failed, examples.evaluacion.ins) } });
  expect(await screen.findByText(t('tema.sinPdf'))).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('button', { name: t('comun.reintentar') })).toHaveLength(2));
  const said = failed === LOST ? [t(words), t('sinconexion.cuestionarios')] : [t(words), t(words)];
  for (const each of new Set(said)) expect(screen.getAllByText(each)).toHaveLength(said.filter((one) => one === each).length);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(await screen.findAllByRole('group', { name: /^Pregunta/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: t('comun.reintentar') })).toBeNull();
});

test('«Reintentar» opens the lesson', async () => {
  const { user } = await open({ archivo: { abrir: inTurn(LOST, PAGE) } });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  await waitFor(() => expect(frame()).not.toBeNull());
});

test('a link that has expired is renewed without a word', async () => {
  const expired = failure('sin_permiso', message('archivo.errores.enlace'));
  const asked: (string | undefined)[] = [];
  const abrir = ({ query: { boleto } }: { query: { boleto?: string | undefined } }) => {
    asked.push(boleto);
    return boleto === 'dos' ? PAGE : expired;
  };
  const { server } = await open({ archivo: { abrir }, tema: { detalle: inTurn(topicWith('uno'), topicWith('dos')) } });
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(asked).toEqual(['uno', 'dos']);
  expect(server.requests(temaApi.detalle)).toHaveLength(2);
});

test('a file that is gone says why, and is not asked for again and again', async () => {
  const gone = failure('no_encontrado', message('archivo.errores.perdido'));
  const { server } = await open({ archivo: { abrir: gone } });
  expect(await screen.findByText(t('archivo.errores.perdido'))).toBeTruthy();
  await screen.findAllByRole('group', { name: /^Pregunta/ });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(server.requests(archivoApi.abrir)).toHaveLength(1);
});

test('the lesson that fills the window is the same page, so that its reader stays where they are', async () => {
  const { user } = await open({ archivo: { abrir: PAGE } });
  await waitFor(() => expect(frame()).not.toBeNull());
  const before = frame();
  const button = screen.getByRole('button', { name: t('tema.pantallaCompleta') });
  await user.click(button);
  const whole = await screen.findByRole('dialog', { name: 'Lección' });
  expect([whole.contains(frame()), frame()]).toEqual([true, before]);
  const close = screen.getByRole('button', { name: t('comun.cerrar') });
  await waitFor(() => expect(document.activeElement).toBe(close));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(frame()).toBe(before);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a phone reads by a button with the minutes, and goes on to the questionnaire from the foot of the lesson', async () => {
  const { user } = await open({ archivo: { abrir: PAGE } });
  await waitFor(() => expect(frame()).not.toBeNull());
  const before = frame();
  const read = screen.getByRole('button', { name: `Leer la lección · ${temaAlumno.duracion}\u00a0min` });
  await user.click(read);
  const whole = await screen.findByRole('dialog', { name: 'Lección' });
  expect(whole.contains(frame())).toBe(true);
  await screen.findAllByRole('group', { name: /^Pregunta/, hidden: true });
  await user.click(within(whole).getByRole('button', { name: t('tema.irCuestionario') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(frame(), 'the same page').toBe(before);
  await waitFor(() => expect(document.activeElement?.id).toBe('responder'));
  await user.click(read);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement, 'who closes it is where they were').toBe(read));
});

test('an approved topic has no questionnaire to go to', async () => {
  const approved = { ...topicWith('uno'), aprobado: true, estado: 'Evaluado', nota: 90, id_evaluacion: 5, intentos: 1 } as const;
  const { user } = await open({ archivo: { abrir: PAGE }, tema: { detalle: approved } });
  await waitFor(() => expect(frame()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: /^Leer la lección/ }));
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: t('tema.irCuestionario') })).toBeNull();
});

test('paper gets a way to the whole lesson in place of the window on it', async () => {
  await open({ archivo: { abrir: PAGE } });
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(screen.getAllByText(t('tema.enPapel', { abrir: t('tema.abrirAparte') }))).toHaveLength(1);
});
