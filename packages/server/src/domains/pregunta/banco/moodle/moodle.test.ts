import { datosPregunta } from '@portal/contract/pregunta';
import { expect, test } from 'vitest';
import { repartir } from '../armar.rules.ts';
import type { OpcionesDeLectura, PreguntaParaEscribir } from '../banco.rules.ts';
import { escribirMoodle } from './escribir-moodle.rules.ts';
import { leerMoodle } from './leer-moodle.rules.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const quiz = (...questions: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const read = (xml: string, how: OpcionesDeLectura = {}) => repartir(leerMoodle(xml), how);
const stem = '<questiontext format="html"><text><![CDATA[<p>Uno</p>]]></text></questiontext>';
const answer = (fraction: number | string, text: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text>${more}</answer>`;
const question = (type: string, inside: string) => `<question type="${type}"><name><text>N</text></name>${stem}${inside}</question>`;

const FILE = quiz(
  '<question type="category"><category><text>$course$/top/Seguridad/A//B</text></category></question>',
  `<question type="multichoice">
    <name><text>Casco</text></name>
    <questiontext format="html"><text><![CDATA[<p>¿Qué es <strong>esto</strong>?</p><img src="@@PLUGINFILE@@/mi%20casco.png" alt="Un casco">]]></text>
      <file name="mi casco.png" path="/" encoding="base64">${PNG.toString('base64')}</file></questiontext>
    <generalfeedback format="html"><text>&lt;p&gt;Norma 5&lt;/p&gt;</text></generalfeedback>
    <penalty>0.3333333</penalty><single>true</single><shuffleanswers>0</shuffleanswers>
    <correctfeedback format="html"><text>Respuesta correcta</text></correctfeedback>
    ${answer(100, 'Un casco', '<feedback format="html"><text>Sí</text></feedback>')}
    <answer fraction="0" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/mi%20casco.png" alt="otro">]]></text><file name="mi casco.png" path="/" encoding="base64">${PNG.toString('base64')}</file></answer>
    <hint format="html"><text>Piense</text></hint>
    <tags><tag><text>epp</text></tag></tags>
  </question>`,
  question('multichoice', `<single>false</single>${answer(100, 'a')}${answer(-100, 'b')}`),
  question('truefalse', `${answer(0, 'true')}${answer(100, 'false', '<feedback><text>Cierto</text></feedback>')}`),
  question(
    'matching',
    '<subquestion format="html"><text>a</text><answer><text>1</text></answer></subquestion><subquestion><text>b</text><answer><text>2</text></answer></subquestion><subquestion><text></text><answer><text>3</text></answer></subquestion>',
  ),
  question('shortanswer', `<usecase>1</usecase>${answer(100, 'Lima')}`),
  question(
    'numerical',
    `${answer(100, '2,5', '<tolerance>0.1</tolerance>')}${answer(0, '*')}<units><unit><multiplier>1</multiplier><unit_name>kg</unit_name></unit><unit><multiplier>1000</multiplier><unit_name>g</unit_name></unit></units>`,
  ),
  question('ordering', `<gradingtype>ALL_OR_NOTHING</gradingtype>${answer(1, 'a')}${answer(2, 'b')}${answer(3, 'c')}`),
  question('essay', ''),
  question('cloze', ''),
  question('shortanswer', answer(100, 'Lim*')),
  question('multichoice', `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(0, 'c')}`),
  question('__proto__', ''),
);

test('reads every kind, and names the questions that cannot be taken', () => {
  const { preguntas, rechazos } = read(FILE);
  expect(preguntas.map(({ datos }) => datos.tipo)).toEqual([
    'unica',
    'multiple',
    'verdadero_falso',
    'relacionar',
    'corta',
    'numerica',
    'ordenar',
  ]);
  expect(rechazos.map(({ motivo }) => motivo.clave)).toEqual([
    'banco.rechazo.ensayo',
    'banco.rechazo.tipo',
    'banco.rechazo.comodin',
    'banco.rechazo.pesos',
    'banco.rechazo.tipo',
  ]);
  expect(preguntas[0]).toMatchObject({
    lugar: '4',
    titulo: 'Casco',
    pregunta: '¿Qué es esto?',
    categoria: 'Seguridad / A/B',
    etiquetas: ['epp'],
    datos: {
      correcta: 1,
      orden_fijo: true,
      explicacion: 'Norma 5',
      imagen: { id_archivo: 1, descripcion: 'Un casco' },
      opciones: [
        { texto: 'Un casco', comentario: 'Sí' },
        { texto: '', imagen: { id_archivo: 2, descripcion: 'otro' } },
      ],
    },
    imagenes: [
      { nombre: 'mi casco.png', mime: 'image/png', bytes: PNG },
      { nombre: 'mi casco.png', mime: 'image/png', bytes: PNG },
    ],
    avisos: [{ valores: { cosas: [{ clave: 'banco.perdido.pista' }, { clave: 'banco.perdido.formato' }] } }],
  });
  expect(preguntas[1]?.datos).toMatchObject({ tipo: 'multiple', correctas: [1], parcial: false });
  expect(preguntas[2]?.datos).toMatchObject({ correcta: false, comentario_falso: 'Cierto' });
  expect(preguntas[3]?.datos).toMatchObject({ otras: ['3'], parcial: true });
  expect(preguntas[4]?.datos).toMatchObject({ aceptadas: ['Lima'], exacta: true });
  expect(preguntas[5]).toMatchObject({
    datos: { valores: [{ valor: '2.5', tolerancia: '0.1' }], unidad: 'kg' },
    avisos: [{ valores: { cosas: [{ clave: 'banco.perdido.unidades' }] } }],
  });
  expect(preguntas[6]?.datos).toMatchObject({ parcial: false, elementos: [{ texto: 'a' }, { texto: 'b' }, { texto: 'c' }] });
});

test('the choice of the file takes other weights, and says so', () => {
  const { preguntas } = read(FILE, { pesos: 'parcial' });
  expect(preguntas.at(-1)).toMatchObject({ datos: { tipo: 'multiple', parcial: true }, avisos: [{ clave: 'banco.aviso.pesosParcial' }] });
});

test('pictures that are lost, elsewhere, of another kind or one too many are named', () => {
  const html = [
    '@@PLUGINFILE@@/no.png',
    'https://otro.example/x.png',
    'data:image/gif;base64,R0lGODlhAQ==',
    `data:image/png;base64,${PNG.toString('base64')}`,
    'data:image/png;base64,AAAA',
  ];
  const images = html.map((src) => `<img src="${src}">`).join('');
  const { preguntas } = read(
    quiz(
      `<question type="truefalse"><questiontext format="html"><text><![CDATA[x${images}]]></text></questiontext>${answer(100, 'true')}${answer(0, 'false')}</question>`,
    ),
  );
  expect(preguntas[0]?.imagenes).toHaveLength(1);
  expect(preguntas[0]?.avisos.map(({ clave }) => clave)).toEqual([
    'banco.aviso.imagenFalta',
    'banco.aviso.imagenExterna',
    'banco.aviso.imagenTipo',
    'banco.aviso.imagenDeMas',
  ]);
});

test.each([
  ['an open element', quiz('<question type="truefalse">'), 4],
  ['an entity of its own', '<!DOCTYPE quiz [<!ENTITY a "aaa">]>\n<quiz>\n&a;</quiz>', 3],
  [
    'an external entity',
    '<!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<quiz><question type="essay"><name><text>&a;</text></name></question></quiz>',
    2,
  ],
])('%s is refused with its line', (_, xml, linea) => {
  expect(() => read(xml)).toThrow(expect.objectContaining({ sentence: { clave: 'comprimido.xml.rota', valores: { linea } } }));
});

test('reads 20,000 questions', () => {
  const xml = quiz(
    ...Array.from({ length: 20_000 }, () => question('multichoice', `<single>true</single>${answer(100, 'a')}${answer(0, 'b')}`)),
  );
  const start = performance.now();
  expect(read(xml).preguntas).toHaveLength(20_000);
  expect(performance.now() - start).toBeLessThan(120_000);
});

const written = (datos: unknown, more: Partial<PreguntaParaEscribir> = {}) =>
  escribirMoodle([{ pregunta: 'Uno', datos: datosPregunta.parse(datos), ...more }], new Map()).texto;
const verdad = { tipo: 'verdadero_falso', correcta: true };

test.each([
  [
    'the number of right places of an order',
    { tipo: 'ordenar', elementos: [{ texto: 'a' }, { texto: 'b' }, { texto: 'c' }] },
    {},
    '<shownumcorrect>1</shownumcorrect>',
  ],
  [
    'line ends and blanks as they are',
    verdad,
    { pregunta: 'a & &amp; <b>\n\n c ]]>' },
    '<questiontext format="plain_text"><text><![CDATA[a & &amp; <b>\n\n c ]]]]><![CDATA[>]]></text></questiontext>',
  ],
  ['tags', verdad, { etiquetas: ['A&B'] }, '<tags><tag><text><![CDATA[A&B]]></text></tag></tags>'],
  ['a category', verdad, { categoria: 'A & B' }, '<category><text><![CDATA[$course$/top/A & B]]></text></category>'],
  ['a category with the name of the root', verdad, { categoria: 'top' }, '<category><text><![CDATA[$course$/top/Top]]></text></category>'],
  ['a unit', { tipo: 'numerica', valores: [{ valor: '1', tolerancia: '0' }], unidad: 'a<b' }, {}, '<unit_name><![CDATA[a<b]]></unit_name>'],
  ['a name', verdad, { pregunta: '5 <6\ny <b>más</b>' }, '<name><text><![CDATA[5 <6 y <b>más</b>]]></text></name>'],
  ['a name of tags alone', verdad, { pregunta: '<b></b>' }, '<name><text><![CDATA[Pregunta 1]]></text></name>'],
  ['a name that is an open tag', verdad, { pregunta: '<5 es poco' }, '<name><text><![CDATA[Pregunta 1]]></text></name>'],
])('writes %s', (...[, datos, more, part]) => {
  expect(written(datos, more)).toContain(part);
});

test('questions without a category come first, and the root is never one', () => {
  const datos = datosPregunta.parse(verdad);
  const { texto } = escribirMoodle(
    [
      { pregunta: 'Uno', categoria: 'Ventas', datos },
      { pregunta: 'Dos', datos },
    ],
    new Map(),
  );
  expect([...texto.matchAll(/<(?:category|questiontext[^>]*)><text>(.*?)<\/text>/g)].map(([, each]) => each)).toEqual([
    '<![CDATA[Dos]]>',
    '<![CDATA[$course$/top/Ventas]]>',
    '<![CDATA[Uno]]>',
  ]);
});

test.each([
  ['of Moodle are decoded', '<idnumber></idnumber>', ['A&B', '&lt;']],
  ['of others stay', '', ['A&amp;B', '&amp;lt;']],
])('tags %s', (_, idnumber, etiquetas) => {
  const tags = '<tags><tag><text><![CDATA[A&amp;B]]></text></tag><tag><text>&amp;amp;lt;</text></tag></tags>';
  const { preguntas } = read(quiz(question('truefalse', `${idnumber}${answer(100, 'true')}${answer(0, 'false')}${tags}`)));
  expect(preguntas[0]?.etiquetas).toEqual(etiquetas);
});

test('a question that is refused for its missing picture says so', () => {
  const empty = '<answer fraction="0"><text><![CDATA[<img src="@@PLUGINFILE@@/no.png">]]></text></answer>';
  const { rechazos } = read(quiz(question('multichoice', `<single>true</single>${answer(100, 'a')}${empty}`)));
  expect(rechazos).toMatchObject([{ motivo: { clave: 'banco.rechazo.parte' }, avisos: [{ clave: 'banco.aviso.imagenFalta' }] }]);
});
