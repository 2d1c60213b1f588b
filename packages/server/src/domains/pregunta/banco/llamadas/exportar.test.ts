import { archivoApi } from '@portal/contract/archivo';
import { type DatosPregunta, FORMATOS_BANCO, FUERA_HEADER, preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta, preguntaDe } from '@portal/testkit/builders/contenido/pregunta.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { DOMINIO, buildParametro, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { beforeAll, expect, it } from 'vitest';
import { openZip } from '../../../../core/archive/read-zip.ts';

const test = useTestApp();
let token = '';

const opciones = (...textos: readonly string[]) => textos.map((texto) => ({ texto }));
const OTRAS: readonly DatosPregunta[] = [
  {
    tipo: 'multiple',
    opciones: opciones('uno', 'dos', 'tres'),
    correctas: [1, 3],
    parcial: true,
    orden_fijo: false,
    explicacion: 'Porque sí',
  },
  { tipo: 'multiple', opciones: opciones('uno', 'dos', 'tres'), correctas: [2], parcial: true, orden_fijo: false },
  { tipo: 'verdadero_falso', correcta: true },
  { tipo: 'numerica', valores: [{ valor: '10', tolerancia: '0,5' }] },
  { tipo: 'corta', aceptadas: ['Lima', 'Ciudad de Lima'], exacta: false },
  {
    tipo: 'relacionar',
    pares: [
      { izquierda: { texto: 'a' }, derecha: 'x' },
      { izquierda: { texto: 'b' }, derecha: 'y' },
    ],
    otras: ['z'],
    parcial: true,
  },
  { tipo: 'ordenar', elementos: opciones('a', 'b', 'c'), parcial: false },
  { tipo: 'unica', opciones: opciones('a', 'b', 'c', 'd', 'e'), correcta: 5, orden_fijo: false },
];

beforeAll(async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  await buildParametro(test.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_parametro: 'ven', parametro: 'Ventas / Caja' });
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  await buildPregunta(test.db, { pregunta: '¿Una de cuatro?', codigo_categoria: 'ven', etiquetas: 'caja, cierre', dificultad: 'dificil' });
  for (const datos of OTRAS) await buildPregunta(test.db, { pregunta: `¿De tipo ${datos.tipo}?`, ...preguntaDe(datos) });
  const { data } = await test.call(archivoApi.imagenIns, { body: pngOf(3, 2), token });
  const imagen = { id_archivo: data.id_archivo, descripcion: 'Un plano' };
  const datos: DatosPregunta = { tipo: 'unica', imagen, opciones: opciones('a', 'b'), correcta: 2, orden_fijo: true };
  await buildPregunta(test.db, { pregunta: '¿Con imagen?', ...preguntaDe(datos) });
});

type Formato = (typeof FORMATOS_BANCO)[number];
const download = (formato: Formato, { as = token, ...query }: { as?: string; buscar?: string; filtro?: string } = {}) =>
  test.inject({
    url: `/api${preguntaApi.exportar.path}`,
    query: { formato, ...(query.buscar && { buscar: query.buscar }), ...(query.filtro && { 'filtro[tipo]': query.filtro }) },
    headers: { authorization: `Bearer ${as}` },
  });
const review = async (bytes: Buffer) => (await test.call(preguntaApi.importar, { body: bytes, query: {}, token })).data;

it.each([
  ['gift', 'preguntas-gift.txt', 8, 2],
  ['moodle', 'preguntas-moodle.xml', 10, 0],
  ['qti21', 'preguntas-qti21.zip', 7, 3],
] as const)('%s: what goes out comes in again as questions of the bank', async (...[formato, name, held, out]) => {
  const { statusCode, headers, rawPayload } = await download(formato);
  expect([statusCode, headers['content-disposition'], headers[FUERA_HEADER]]).toEqual([200, `attachment; filename="${name}"`, String(out)]);
  expect(await review(rawPayload)).toMatchObject({ total: held, existentes: held, aceptadas: 0, rechazadas: 0, formato });
});

it('Aiken holds one right option of texts; the others are named in a file beside it', async () => {
  const { headers, rawPayload } = await download('aiken');
  expect([headers['content-type'], headers[FUERA_HEADER]]).toEqual(['application/zip', '8']);
  const zip = await openZip(rawPayload);
  const said = String(await zip.read('no-exportadas.txt'));
  expect(said).toContain('8 preguntas no caben en este formato');
  expect(said).toContain('«¿De tipo ordenar?»: El formato no tiene preguntas de este tipo.');
  const bank = await zip.read('preguntas.txt');
  expect(await review(bank ?? Buffer.alloc(0))).toMatchObject({ formato: 'aiken', existentes: 2 });
  const { headers: plain } = await download('aiken', { buscar: 'una de cuatro' });
  expect([plain['content-type'], plain[FUERA_HEADER]]).toEqual(['text/plain; charset=utf-8', '0']);
});

it('names in the head of the file what it cannot hold', async () => {
  const { body } = await download('gift');
  expect(body.startsWith('// 2 preguntas no caben en este formato y se quedan fuera:\n// «¿Con imagen?»: ')).toBe(true);
});

it('writes the questions of the list: by its search, its filters and the companies of the caller', async () => {
  const { id_empresa } = await buildEmpresa(test.db);
  const other = await buildEmpresa(test.db);
  await buildPregunta(test.db, { pregunta: '¿De la empresa?', id_empresa });
  await buildPregunta(test.db, { pregunta: '¿De otra empresa?', id_empresa: other.id_empresa });
  const limited = (await limitedAdmin(test, [id_empresa])).token;
  const { body } = await download('gift', { as: limited });
  expect([body.includes('¿De la empresa?'), body.includes('¿De otra empresa?')]).toEqual([true, false]);
  expect((await download('gift', { filtro: 'corta' })).body.match(/\[plain\]/g)).toHaveLength(1);
});

it('is for administrators: the key is in it', async () => {
  const support = await signIn(test, await buildUsuario(test.db, { soporte: true }));
  const learner = await signIn(test, await buildUsuario(test.db));
  expect([(await download('gift', { as: learner })).statusCode, (await download('gift', { as: support })).statusCode]).toEqual([403, 403]);
});
