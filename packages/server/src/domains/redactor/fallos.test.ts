import { redactorApi } from '@portal/contract/redactor';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { BORRADOR, LECCION, runRedactor } from '@portal/testkit/scenes/redactor.ts';
import { type Model, startModel, writes } from '@portal/testkit/services/model.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

type Reply = Parameters<typeof startModel>[0];

const app = useTestApp();
let admin: Alumno;
let id_tema: number;
let categoria: string;
let model: Model | undefined;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  categoria = await ensureCategoria(app.db, DOMINIO.categoriaPregunta);
});
beforeEach(async () => {
  ({ id_tema } = await buildTema(app.db, { banco: 1 }));
});
afterEach(async () => {
  await model?.close();
  model = undefined;
});

const ask = () =>
  app.call(redactorApi.pedir, {
    token: admin.token,
    body: { id_tema, texto: LECCION, tipos: ['unica'], cantidad: 3, dificultad: null, codigo_categoria: categoria },
  });
const asked = async () => {
  const { status, problem } = await ask();
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
};
const shown = async () => (await app.call(redactorApi.ofTema, { token: admin.token, params: { id: id_tema } })).data;
const draft = () => ({ ...BORRADOR.datos, pregunta: BORRADOR.pregunta, cita: BORRADOR.cita });

/** Runs the job once against a model. */
async function work(reply: Reply | string, over: { readonly ms?: number; readonly signal?: AbortSignal; readonly now?: Date } = {}) {
  if (typeof reply !== 'string') model = await startModel(reply);
  await runRedactor(app.db, typeof reply === 'string' ? reply : model!.url, { now: app.now, ...over });
}

/** Answers byte by byte, without end. */
const trickle: Reply = (response) => {
  const drop = () => !response.destroyed && response.write(' ', () => setTimeout(drop, 20));
  drop();
};

/** Answers as fast as it can, without end. */
const flood: Reply = (response) => {
  const fill = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', fill);
  fill();
};

test.each([
  ['clave', 401],
  ['clave', 403],
  ['cuota', 402],
  ['cuota', 429],
  ['rechazo', 500],
  ['rechazo', 302],
] as const)('%s: %i', async (fallo, status) => {
  await asked();
  await work((response) => response.writeHead(status, { location: 'http://127.0.0.1:9/', 'retry-after': '60' }).end('{"error":{}}'));
  const { redacciones, borradores } = await shown();
  expect(redacciones).toMatchObject([{ estado: 'fallida', fallo, codigo_http: status }]);
  expect(borradores).toEqual([]);
  expect((await ask()).status).toBe(200);
});

test.each<readonly [string, string, { readonly reply: Reply; readonly ms?: number }]>([
  ['ilegible', 'broken JSON', { reply: (response) => response.end('{"choices":[{"message":{"content":"{\\"preguntas') }],
  ['ilegible', 'a page of a proxy', { reply: (response) => response.end('<html>Sign in</html>') }],
  ['lenta', 'silence', { reply: () => {}, ms: 200 }],
  ['lenta', 'a stream that trickles', { reply: trickle, ms: 200 }],
  ['larga', 'an answer without end', { reply: flood }],
  ['inalcanzable', 'a connection that breaks', { reply: (response) => response.destroy() }],
])('%s: %s', async (fallo, _how, { reply, ms }) => {
  await asked();
  await work(reply, { ...(ms !== undefined && { ms }) });
  expect((await shown()).redacciones).toMatchObject([{ estado: 'fallida', fallo }]);
});

test('inalcanzable: nobody listens there', async () => {
  await asked();
  await work('http://127.0.0.1:9/v1');
  expect((await shown()).redacciones).toMatchObject([{ estado: 'fallida', fallo: 'inalcanzable', codigo_http: null }]);
});

test('interrumpida: the process stops, or was killed while it waited; nothing is sent twice', async () => {
  const stopping = new AbortController();
  await asked();
  await work(() => stopping.abort(), { signal: stopping.signal });
  expect((await shown()).redacciones).toMatchObject([{ fallo: 'interrumpida' }]);
  await model!.close();
  await asked();
  await app.db
    .updateTable('redaccion')
    .set({ estado: 'enviada', fecha_envio: app.now.toISOString() })
    .where('estado', '=', 'pendiente')
    .execute();
  await work(writes([draft()]), { now: new Date(app.now.getTime() + 60_000) });
  expect((await shown()).redacciones[0]).toMatchObject({ estado: 'enviada' });
  await work(model!.url, { now: new Date(app.now.getTime() + 10 * 60_000) });
  expect((await shown()).redacciones[0]).toMatchObject({ estado: 'fallida', fallo: 'interrumpida' });
  expect(model!.asked).toEqual([]);
});
