import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { DOMINIO, buildParametro, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, it } from 'vitest';
import { writeZip } from '../../../../core/archive/write-zip.ts';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  await buildParametro(test.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_parametro: 'ven', parametro: 'Ventas' });
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

type Query = Parameters<typeof test.call<typeof preguntaApi.importar>>[1]['query'];
const review = async (file: string | Buffer, query: Query = {}) =>
  (await test.call(preguntaApi.importar, { body: Buffer.from(file as string), query, token })).data;
const refusal = async (file: string | Buffer) => {
  const answer = await test.call(preguntaApi.importar, { body: Buffer.from(file as string), query: {}, token });
  return [answer.status, answer.problem?.message];
};
const confirm = async (id_importacion: number) => (await test.call(preguntaApi.importarIns, { body: { id_importacion }, token })).data;
const undo = async (id: number) => (await test.call(preguntaApi.importarDeshacer, { params: { id }, query: {}, token })).data;
const countOf = async (table: 'pregunta' | 'archivo' | 'importacion') =>
  Number(
    (
      await test.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** A picture that its number makes another one. */
const png = (width: number): Buffer => Buffer.from(pngOf(width, 1));

const gift = (about: string) =>
  `$CATEGORY: Ventas\n\n// [tag:caja] [tag:portal:facil]\n¿${about} uno? {=Sí ~No ~Quizá ~Nunca}\n\n¿${about} dos? {=a =b =c}\n\n¿${about} tres? {}\n\n$CATEGORY: Otra/Cosa\n\n¿${about} cuatro? {TRUE}\n`;
const aiken = (about: string) => `¿${about} uno?\nA. Sí\nB. No\nANSWER: B\n\n¿${about} dos?\nA. Sí\nB. No\nC. Quizá\nANSWER: A\n`;
const picture = (name: string, bytes: Buffer) => `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;
const moodle = (about: string, file = picture('a.png', png(1)), name = 'a.png') => `<?xml version="1.0"?>
<quiz>
<question type="multichoice">
<questiontext format="html"><text><![CDATA[<p>¿${about} uno?</p><img src="@@PLUGINFILE@@/${name}" alt="Un plano">]]></text>${file}</questiontext>
<single>true</single>
<answer fraction="100"><text>Sí</text></answer>
<answer fraction="0"><text>No</text></answer>
</question>
<question type="essay"><questiontext><text>¿${about} abierta?</text></questiontext></question>
</quiz>`;
const item = (about: string) => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="a">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration>
<itemBody><p>¿${about}?</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
<simpleChoice identifier="A">No</simpleChoice><simpleChoice identifier="B">Sí</simpleChoice></choiceInteraction></itemBody>
</assessmentItem>`;

it.each([
  ['GIFT', 'gift', gift('Gift'), 3, 1],
  ['Aiken', 'aiken', aiken('Aiken'), 2, 0],
  ['Moodle XML', 'moodle', moodle('Moodle'), 1, 1],
  ['QTI 2.1', 'qti21', item('Qti'), 1, 0],
  ['an archive of QTI', 'qti21', writeZip([{ path: 'a/uno.xml', bytes: Buffer.from(item('Zip')) }]), 1, 0],
])('%s is reviewed row by row, written once and undone', async (...[, formato, file, taken, refused]) => {
  const before = await countOf('pregunta');
  const read = await review(file);
  expect(read).toMatchObject({ formato, total: taken + refused, aceptadas: taken, rechazadas: refused, existentes: 0 });
  expect(await countOf('pregunta')).toBe(before);
  expect(await confirm(read.id_importacion)).toMatchObject({ insertados: taken, rechazados: refused });
  expect(await countOf('pregunta')).toBe(before + taken);
  expect(await review(file)).toMatchObject({ aceptadas: 0, existentes: taken });
  expect(await undo(read.id_importacion)).toMatchObject({ deshechos: taken });
  expect(await countOf('pregunta')).toBe(before);
});

it('says the line, category, tags, difficulty and key of each question, and why one is refused', async () => {
  const { filas, sin_categoria } = await review(gift('Dicho'));
  expect(
    filas.map(({ fila, pregunta, estado, categoria, etiquetas, dificultad, indicador_correcta }) => [
      fila,
      estado,
      pregunta,
      categoria,
      etiquetas,
      dificultad,
      indicador_correcta,
    ]),
  ).toEqual([
    [4, 'nueva', '¿Dicho uno?', 'Ventas', 'caja', 'Fácil', 'A'],
    [6, 'nueva', '¿Dicho dos?', 'Ventas', '', '', 'a | b | c'],
    [8, 'rechazada', expect.any(String), '', '', '', ''],
    [12, 'nueva', '¿Dicho cuatro?', 'General', 'Otra / Cosa', '', 'Verdadero'],
  ]);
  expect(filas[2]?.error).toContain('Es una pregunta abierta');
  expect(filas[3]?.aviso).toContain('El portal no tiene la categoría «Otra / Cosa»');
  expect(sin_categoria).toBe(1);
});

it('a refused question is mended in its review', async () => {
  const { id_importacion, filas } = await review('¿Mal? {}\n\n¿Bien enmendada? {=Sí ~No}\n');
  expect(filas.map(({ estado }) => estado)).toEqual(['rechazada', 'nueva']);
  const celdas = { pregunta: '¿Enmendada?', rpta_a: 'uno', rpta_b: 'dos', rpta_c: 'tres', rpta_d: 'cuatro', indicador_correcta: 'B' };
  const query = { desde: id_importacion, enmienda: JSON.stringify({ fila: 1, hoja: null, celdas }) };
  const mended = await review('¿Mal? {}\n\n¿Bien enmendada? {=Sí ~No}\n', query);
  expect(mended).toMatchObject({ aceptadas: 2, enmendadas: 6 });
});

it('pictures become files, each once, and belong to their questions', async () => {
  const before = await countOf('archivo');
  const read = await review(moodle('Con imagen', picture('a.png', png(7))));
  expect(await countOf('archivo')).toBe(before + 1);
  await review(moodle('Con imagen', picture('a.png', png(7))));
  expect(await countOf('archivo')).toBe(before + 1);
  await confirm(read.id_importacion);
  const { datos } = await test.db.selectFrom('pregunta').select('datos').orderBy('id_pregunta', 'desc').limit(1).executeTakeFirstOrThrow();
  const file = await test.db.selectFrom('archivo').selectAll().orderBy('id_archivo', 'desc').limit(1).executeTakeFirstOrThrow();
  expect(datos).toMatchObject({ imagen: { id_archivo: file.id_archivo, descripcion: 'Un plano' } });
  expect(file.nombre).toMatch(/^imagen-[0-9a-f]{16}\.png$/);
  expect(await review(moodle('Con imagen', picture('a.png', png(7))))).toMatchObject({ existentes: 1 });
});

it('a question without its picture is refused, and nothing is stored of it', async () => {
  const before = await countOf('archivo');
  for (const file of ['', picture('a.png', Buffer.from('GIF89a')), picture('a.png', png(8).subarray(0, 20))]) {
    const { filas } = await review(moodle('Sin imagen', file));
    expect(filas[0]).toMatchObject({ estado: 'rechazada', pregunta: '¿Sin imagen uno?' });
  }
  const alone = moodle('Sola', '').replace('<text>No</text>', '<text><![CDATA[<img src="@@PLUGINFILE@@/b.png">]]></text>');
  expect((await review(alone)).filas[0]?.error).toMatch(/Respuesta 2.*«b\.png» no está en el archivo/s);
  expect(await countOf('archivo')).toBe(before);
});

it('weights that are those of no kind wait for a choice for the whole file', async () => {
  const file = '¿Pesos? {~%60%a ~%40%b ~c ~d}\n\n¿Sin duda? {=a ~b}\n';
  const waiting = await review(file);
  expect(waiting).toMatchObject({ sin_pesos: 1, aceptadas: 1, rechazadas: 1 });
  expect(waiting.filas[0]?.error).toContain('60 %; 40 %; 0 %; 0 %');
  for (const pesos of ['todo', 'parcial'] as const) {
    const { sin_pesos, filas } = await review(file, { opciones: { pesos } });
    expect([sin_pesos, filas[0]?.estado, JSON.parse(filas[0]?.contenido ?? '{}').parcial]).toEqual([0, 'nueva', pesos === 'parcial']);
    expect(filas[0]?.aviso).toContain('60 %');
  }
});

it('reads letters of Windows-1252, and XML without line breaks by counting its questions', async () => {
  expect((await review(Buffer.from('¿Año? {=sí ~no}\n', 'latin1'))).filas[0]).toMatchObject({ pregunta: '¿Año?', rpta_a: 'sí' });
  const flat = moodle('Plana', '').replaceAll('\n', '').replace('<img src="@@PLUGINFILE@@/a.png" alt="Un plano">', '');
  expect((await review(flat)).filas.map(({ fila }) => fila)).toEqual([1, 2]);
});

it('says the file of an archive in which a question is', async () => {
  const parts = ['uno', 'dos'].map((name) => ({ path: `${name}/x.xml`, bytes: Buffer.from(item(`Parte ${name}`)) }));
  expect((await review(writeZip(parts))).filas.map(({ hoja }) => hoja)).toEqual(['uno/x.xml', 'dos/x.xml']);
});

it('a spreadsheet with braces stays a spreadsheet', async () => {
  const csv = 'Pregunta;Respuesta A;Respuesta B;Respuesta C;Respuesta D;Correcta\n¿{=uno}?;a;b;c;d;1\n';
  expect(await review(csv)).toMatchObject({ formato: null, aceptadas: 1 });
});

it.each([
  ['a broken XML', '<quiz>\n<question type="truefalse">\n', /línea|Línea/],
  [
    'an entity',
    '<!DOCTYPE quiz [<!ENTITY a "b">]>\n<quiz><question type="truefalse"><questiontext><text>&a;</text></questiontext></question></quiz>',
    /./,
  ],
  ['a path out of the archive', writeZip([{ path: '../x.xml', bytes: Buffer.from(item('x')) }]), /x\.xml/],
  ['an archive without questions', writeZip([{ path: 'a.txt', bytes: Buffer.from('hola') }]), /no trae preguntas/],
  ['a cut archive', writeZip([{ path: 'a.xml', bytes: Buffer.from(item('x')) }]).subarray(0, 200), /./],
])('refuses %s with a sentence and stores nothing', async (_, file, sentence) => {
  const before = [await countOf('pregunta'), await countOf('archivo'), await countOf('importacion')];
  const [status, said] = await refusal(file);
  expect([status, String(said)]).toEqual([422, expect.stringMatching(sentence)]);
  expect([await countOf('pregunta'), await countOf('archivo'), await countOf('importacion')]).toEqual(before);
});
