import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples, people } from '@portal/contract/examples';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropDraw, keepDraw } from './evaluacion.queries.ts';
import { imagenesOf, keepImagenes } from './intento-imagenes.ts';
import { cacheNames, keptFileKey } from '../../core/offline/file-keys.ts';
import { readFile } from '../../core/offline/kept-files.ts';
import { offlineOf, openOffline } from '../../core/offline/offline.ts';
import type { Ocurrencia } from '../../core/router/ocurrencia.ts';
import { useFakeStorage } from '../../testing/fake-storage.ts';
import { openPortal, type PortalOptions } from '../../testing/open-portal.ts';
import { inTurn } from '../../testing/replies.ts';

const { id } = people.alumno;
const ocurrencia: Ocurrencia = { id_tema: 1, id_planestudio: 2, id_programa: 3, id_curso: 4, id_modulo: 5 };
const urlOf = (ticket: string) => `/api/archivo/imagen/${ticket.padEnd(22, 'A')}`;
const imagen = (ticket: string) => ({ url: urlOf(ticket), descripcion: 'Extintor' });

const { ins } = examples.evaluacion;
const [pregunta] = ins.preguntas;
const mostrado = {
  imagen: imagen('uno'),
  opciones: [{ texto: 'Sí', imagen: imagen('dos') }, { texto: 'No', imagen: imagen('uno') }, { texto: 'A veces' }],
  izquierdas: [{ texto: '', imagen: imagen('tres') }],
};
const PREGUNTAS = [{ ...pregunta!, mostrado }, pregunta!];
const LATER = { ...ins, preguntas: [{ ...pregunta!, mostrado: { opciones: [], imagen: imagen('cuatro') } }] };

/** Gives the test a Cache Storage, which happy-dom lacks; returns the tickets that it keeps. */
function useFakeCaches(): () => string[] {
  const all = new Map<string, Response>();
  const cache = {
    match: (key: string) => Promise.resolve(all.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void all.set(key, response)),
    delete: (key: string) => Promise.resolve(all.delete(key)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return () => [...all.keys()].map((key) => /imagen\/([a-z]+)/.exec(key)?.[1] ?? key);
}

/** Opens the portal for a learner; pictures come as they are, the other calls of the fake server. */
async function open(calls: NonNullable<PortalOptions['calls']>) {
  const { server } = await openPortal('/auth/login', { session: 'alumno', calls });
  await openOffline(id);
  const { fetch: answered } = globalThis;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!address.includes('/archivo/imagen/')) return answered(address, init);
    asked.push(address);
    return Promise.resolve(new Response('una imagen'));
  });
  return { server, asked };
}
const signal = () => new AbortController().signal;

beforeEach(useFakeStorage);

test('the pictures of questions, options and left sides are found, each once', () => {
  expect(imagenesOf(PREGUNTAS)).toEqual([urlOf('uno'), urlOf('dos'), urlOf('tres')]);
});

test('a questionnaire that is kept keeps its pictures, and the acknowledgement removes them with it', async () => {
  const kept = useFakeCaches();
  const { server, asked } = await open({ evaluacion: { ins: { ...ins, preguntas: PREGUNTAS } } });
  expect(await keepDraw(ocurrencia, signal())).toBe(true);
  expect(server.requests(evaluacionApi.ins)).toHaveLength(1);
  expect([kept(), asked]).toEqual([
    ['uno', 'dos', 'tres'],
    [urlOf('uno'), urlOf('dos'), urlOf('tres')],
  ]);
  expect(await (await readFile(id, urlOf('dos')))?.text()).toBe('una imagen');
  await dropDraw(offlineOf(id).store, ocurrencia);
  expect(kept()).toEqual([]);
  expect(offlineOf(id).store.shelf.keys()).toEqual([]);
});

test('another attempt at the topic replaces the pictures of the one before', async () => {
  const kept = useFakeCaches();
  const { asked } = await open({ evaluacion: { ins: inTurn({ ...ins, preguntas: PREGUNTAS }, LATER) } });
  await keepDraw(ocurrencia, signal());
  await keepDraw(ocurrencia, signal());
  expect(kept()).toEqual(['cuatro']);
  expect(asked).toHaveLength(4);
});

test('what is on the device is not fetched again', async () => {
  useFakeCaches();
  const { asked } = await open({});
  await keepImagenes(ocurrencia, PREGUNTAS);
  await keepImagenes(ocurrencia, PREGUNTAS);
  expect(asked).toHaveLength(3);
});

test('where the device keeps no questions, as on a shared tablet after a sign-in by password, it keeps no picture', async () => {
  const kept = useFakeCaches();
  vi.stubGlobal('indexedDB', undefined);
  await open({});
  await keepImagenes(ocurrencia, PREGUNTAS);
  expect(kept()).toEqual([]);
});

test('the key of a picture is its whole ticket, of a portal below a path too; what an editor asks has none', () => {
  const scope = 'https://portal.example/capacitacion/';
  const keyOf = (path: string) => keptFileKey(new URL(path, scope), scope);
  expect(keyOf('api/archivo/imagen/Zm9vYmFyYmF6cXV4Zm9vYg')).toBe(`${scope}api/archivo/imagen/Zm9vYmFyYmF6cXV4Zm9vYg`);
  expect(keyOf('api/archivo/7/guia.pdf?boleto=a.3.b')).toBe(`${scope}api/archivo/7`);
  for (const other of [
    'api/archivo/imagen/sel/7',
    'api/archivo/imagen/corto',
    'api/archivo/sel/7',
    'archivo/imagen/Zm9vYmFyYmF6cXV4Zm9vYg',
  ])
    expect(keyOf(other)).toBeUndefined();
  expect(cacheNames(scope).filesOf(3).startsWith(cacheNames(scope).files)).toBe(true);
});
