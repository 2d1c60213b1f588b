import { expect, test } from 'vitest';
import { writeZip } from '../../../core/archive/write-zip.ts';
import { leerBanco, pareceBanco } from './leer-banco.service.ts';

const GIFT = '¿Año? {=uno ~dos}\n';
const refusal = async (bytes: Buffer): Promise<string> => {
  try {
    await leerBanco(bytes);
  } catch (error) {
    return (error as { sentence: { clave: string } }).sentence.clave;
  }
  return 'taken';
};

test.each([
  ['UTF-8', Buffer.from(GIFT)],
  ['UTF-8 with mark', Buffer.from(`\ufeff${GIFT}`)],
  ['UTF-16 with mark', Buffer.from(`\ufeff${GIFT}`, 'utf16le')],
  ['UTF-16 without mark', Buffer.from(GIFT, 'utf16le')],
  ['UTF-16 big endian', Buffer.from(`\ufeff${GIFT}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(GIFT, 'latin1')],
])('reads text in %s', async (_, bytes) => {
  const { formato, preguntas } = await leerBanco(bytes);
  expect([formato, preguntas[0]?.pregunta]).toEqual(['gift', '¿Año?']);
});

const MOODLE =
  '<?xml version="1.0"?>\n<!-- de prueba -->\n<quiz><question type="truefalse"><questiontext format="html"><text>¿Año?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>';

test.each([
  ['gift', GIFT],
  ['gift', '::t::x {T}'],
  ['gift', '$CATEGORY: a\n\nx {#3}'],
  ['aiken', 'x\nA. a\nB. b\nANSWER: A'],
  ['moodle', MOODLE],
  ['qti12', '<questestinterop></questestinterop>'],
  ['qti21', '<q:assessmentItem xmlns:q="u"/>'],
])('finds %s by the content', async (formato, text) => {
  expect((await leerBanco(Buffer.from(text))).formato).toBe(formato);
  expect(pareceBanco(Buffer.from(text))).toBe(true);
});

test.each([
  ['a spreadsheet as text', 'Pregunta;A;B\nUno {dos};x;y\n'],
  ['a web page', '<html><body>{=a ~b}</body></html>'],
  ['nothing', ''],
  ['other XML', '<manifest/>'],
  ['a PDF', '%PDF-1.4 {=a}'],
])('%s is no bank', async (_, text) => {
  expect(await refusal(Buffer.from(text))).toBe('banco.archivo.desconocido');
});

test('XML in UTF-16 and Windows-1252', async () => {
  for (const bytes of [Buffer.from(`\ufeff${MOODLE}`, 'utf16le'), Buffer.from(MOODLE.replace('?>', ' encoding="ISO-8859-1"?>'), 'latin1')])
    expect((await leerBanco(bytes)).preguntas[0]?.pregunta).toBe('¿Año?');
});

test('too large a text, and too many questions', async () => {
  expect(await refusal(Buffer.concat([Buffer.from(GIFT), Buffer.alloc(17 * 1024 * 1024, 0x20)]))).toBe('banco.archivo.grande');
  expect(await refusal(Buffer.from('x {T}\n\n'.repeat(20_001)))).toBe('banco.archivo.demasiadas');
});

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const part = (path: string, bytes: Buffer | string) => ({ path, bytes: Buffer.from(bytes as string) });
const item = (src: string) =>
  `<questestinterop><assessment title="E"><section><item><presentation><material><mattext texttype="text/html">&lt;p&gt;x&lt;img src="${src}"&gt;&lt;/p&gt;</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="1"><material><mattext>a</mattext></material></response_label><response_label ident="2"><material><mattext>b</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`;

test.each([
  ['Canvas', '$IMS-CC-FILEBASE$/fotos/mi%20casco.png?canvas_download=1', 'web_resources/fotos/mi casco.png'],
  ['Canvas without folder', '%24IMS-CC-FILEBASE%24/a.png', 'a.png'],
  ['a relative path', '../img/a.png', 'img/a.png'],
  ['Blackboard', '@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-123_1', 'csfiles/home_dir/foto__xid-123_1.png'],
])('finds the pictures of a package: %s', async (_, src, path) => {
  const { preguntas } = await leerBanco(writeZip([part('q/q.xml', item(src)), part(path, PNG)]));
  expect(preguntas[0]).toMatchObject({ lugar: 'q/q.xml:1', avisos: [], imagenes: [{ mime: 'image/png', bytes: PNG }] });
});

test('a picture outside the package is named', async () => {
  const { preguntas } = await leerBanco(writeZip([part('q.xml', item('../../etc/passwd'))]));
  expect(preguntas[0]?.avisos.map(({ clave }) => clave)).toEqual(['banco.aviso.imagenFalta']);
});

test('a package is read in the order of its manifest, a broken file is named, a quiz that Canvas wrote twice comes once', async () => {
  const manifest =
    '<manifest><resources><resource href="b.dat"><file href="b.dat"/></resource><resource href="a.xml"/></resources></manifest>';
  const { preguntas, rechazos } = await leerBanco(
    writeZip([
      part('imsmanifest.xml', manifest),
      part('a.xml', item('')),
      part('b.dat', item('')),
      part('c.xml', '<questestinterop><item>'),
      part('g1/assessment_qti.xml', item('')),
      part('non_cc_assessments/g1.xml.qti', item('')),
      part('d.xml', '<other/>'),
    ]),
  );
  expect(preguntas.map(({ lugar }) => lugar)).toEqual(['b.dat:1', 'a.xml:1', 'non_cc_assessments/g1.xml.qti:1']);
  expect(rechazos).toEqual([{ lugar: 'c.xml', motivo: { clave: 'comprimido.xml.rota', valores: { linea: 1 } } }]);
});

test('refuses archives without questions, and broken ones', async () => {
  expect(await refusal(writeZip([part('a.xml', '<other/>')]))).toBe('banco.archivo.sinPreguntas');
  expect(await refusal(writeZip([part('a.xml', item(''))]).subarray(0, 200))).toBe('comprimido.rota');
  expect(await refusal(writeZip([part('../a.xml', item(''))]))).toBe('comprimido.ruta');
});

test('spreadsheets are left to their own reader', () => {
  expect(pareceBanco(writeZip([part('[Content_Types].xml', '<x/>')]))).toBe(false);
  expect(pareceBanco(writeZip([part('a.xml', item(''))]))).toBe(true);
  expect(pareceBanco(Buffer.from('Pregunta;A\nUno;x'))).toBe(false);
});
