import { datosPregunta } from '@portal/contract/pregunta';
import { expect, test } from 'vitest';
import { repartir } from '../armar.rules.ts';
import { escribirQti21 } from './escribir-qti21.rules.ts';
import { leerQti12 } from './leer-qti12.rules.ts';
import { leerQti2 } from './leer-qti2.rules.ts';

const meta = (label: string, entry: string) =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
const mattext = (text: string, type = 'text/html') => `<material><mattext texttype="${type}">${text}</mattext></material>`;
const labels = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([ident, text]) => `<response_label ident="${ident}">${mattext(text, 'text/plain')}</response_label>`).join('');
const lid = (cardinality: string, inside: string) =>
  `<response_lid ident="response1" rcardinality="${cardinality}"><render_choice>${inside}</render_choice></response_lid>`;
const equal = (ident: string) => `<varequal respident="response1">${ident}</varequal>`;
const condition = (inside: string, points: string, action = 'Set') =>
  `<respcondition continue="No"><conditionvar>${inside}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`;
const shows = (ident: string, feedback: string) =>
  `<respcondition continue="Yes"><conditionvar>${equal(ident)}</conditionvar><displayfeedback feedbacktype="Response" linkrefid="${feedback}"/></respcondition>`;
const feedback = (ident: string, text: string) => `<itemfeedback ident="${ident}"><flow_mat>${mattext(text)}</flow_mat></itemfeedback>`;

const CANVAS = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="i1" title="Seguridad"><section ident="root_section">
<item ident="q1" title="Pregunta">${meta('question_type', 'multiple_choice_question')}
<presentation>${mattext('&lt;p&gt;¿Cuál?&lt;/p&gt;')}${lid('Single', labels(['1', 'uno'], ['2', 'dos']))}</presentation>
<resprocessing><outcomes/>${shows('2', '2_fb')}${condition(equal('1'), '100')}</resprocessing>${feedback('general_fb', 'Porque sí')}${feedback('2_fb', 'No')}${feedback('correct_fb', 'Bravo')}</item>
<item ident="q2">${meta('question_type', 'true_false_question')}<presentation>${mattext('Cierto')}${lid('Single', labels(['10', 'True'], ['11', 'False']))}</presentation>
<resprocessing>${condition(equal('11'), '100')}</resprocessing></item>
<item ident="q3">${meta('question_type', 'multiple_answers_question')}<presentation>${mattext('Varias')}${lid('Multiple', labels(['1', 'a'], ['2', 'b'], ['3', 'c']))}</presentation>
<resprocessing>${condition(`<and>${equal('1')}<not>${equal('2')}</not>${equal('3')}</and>`, '100')}</resprocessing></item>
<item ident="q4">${meta('question_type', 'essay_question')}<presentation>${mattext('Escriba')}<response_str ident="r"/></presentation></item>
<item ident="q5">${meta('question_type', 'matching_question')}<presentation>${mattext('x')}${lid('Single', labels(['1', 'a']))}</presentation></item>
<item ident="q6">${meta('question_type', 'text_only_question')}<presentation>${mattext('x')}</presentation></item>
</section><section><selection_ordering><selection><sourcebank_ref>banco9</sourcebank_ref></selection></selection_ordering></section></assessment></questestinterop>`;

test('reads an export of Canvas', () => {
  const { preguntas, rechazos } = repartir(leerQti12(CANVAS), {});
  expect(preguntas).toMatchObject([
    {
      pregunta: '¿Cuál?',
      categoria: 'Seguridad',
      datos: { tipo: 'unica', correcta: 1, explicacion: 'Porque sí', opciones: [{ texto: 'uno' }, { texto: 'dos', comentario: 'No' }] },
      avisos: [{ valores: { cosas: [{ clave: 'banco.perdido.comentario' }] } }],
    },
    { pregunta: 'Cierto', datos: { tipo: 'verdadero_falso', correcta: false }, avisos: [] },
    { pregunta: 'Varias', datos: { tipo: 'multiple', correctas: [1, 3], parcial: false }, avisos: [{ clave: 'banco.aviso.enPartes' }] },
  ]);
  expect(rechazos.map(({ motivo }) => motivo.clave)).toEqual([
    'banco.rechazo.ensayo',
    'banco.rechazo.tipo',
    'banco.rechazo.descripcion',
    'banco.rechazo.ajena',
  ]);
  expect(repartir(leerQti12(CANVAS, new Set(['banco9'])), {}).rechazos).toHaveLength(3);
});

const formatted = (text: string) =>
  `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${text}</mat_formattedtext></mat_extension></material></flow>`;
const BLACKBOARD = `<questestinterop><assessment title="Pool"><section><item maxattempts="0">
<itemmetadata><bbmd_questiontype>Multiple Choice</bbmd_questiontype></itemmetadata>
<presentation><flow class="Block"><flow class="QUESTION_BLOCK">${formatted('&lt;p&gt;¿Cuál?&lt;/p&gt;')}</flow><flow class="RESPONSE_BLOCK">
<response_lid ident="response" rcardinality="Single"><render_choice shuffle="No">
<flow_label class="Block"><response_label ident="aa" shuffle="Yes"><flow_mat>${formatted('Uno')}</flow_mat></response_label></flow_label>
<flow_label class="Block"><response_label ident="bb" shuffle="Yes"><flow_mat>${formatted('Dos')}</flow_mat></response_label></flow_label>
</render_choice></response_lid></flow></flow></presentation>
<resprocessing><respcondition title="correct"><conditionvar><varequal respident="response" case="No">bb</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar><displayfeedback linkrefid="correct"/></respcondition>
<respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0.0</setvar></respcondition></resprocessing></item>
<item><itemmetadata><bbmd_questiontype>True/False</bbmd_questiontype></itemmetadata><presentation>${formatted('Sí')}
<response_lid ident="response" rcardinality="Single"><render_choice><flow_label><response_label ident="true"><flow_mat>${mattext('true', 'text/plain')}</flow_mat></response_label></flow_label><flow_label><response_label ident="false"><flow_mat>${mattext('false', 'text/plain')}</flow_mat></response_label></flow_label></render_choice></response_lid></presentation>
<resprocessing><respcondition title="correct"><conditionvar><varequal respident="response">true</varequal></conditionvar><setvar variablename="SCORE">SCORE.max</setvar></respcondition></resprocessing></item>
</section></assessment></questestinterop>`;

test('reads an export of Blackboard', () => {
  expect(repartir(leerQti12(BLACKBOARD), {})).toMatchObject({
    rechazos: [],
    preguntas: [
      { pregunta: '¿Cuál?', datos: { tipo: 'unica', correcta: 2, orden_fijo: true, opciones: [{ texto: 'Uno' }, { texto: 'Dos' }] } },
      { pregunta: 'Sí', datos: { tipo: 'verdadero_falso', correcta: true } },
    ],
  });
});

test('points that add up become weights', () => {
  const item = (...conditions: readonly string[]) =>
    `<questestinterop><item><presentation>${mattext('x')}${lid('Multiple', labels(['1', 'a'], ['2', 'b'], ['3', 'c']))}</presentation><resprocessing>${conditions.join('')}</resprocessing></item></questestinterop>`;
  const partial = item(condition(equal('1'), '1', 'Add'), condition(equal('2'), '1', 'Add'), condition(equal('3'), '1', 'Subtract'));
  expect(repartir(leerQti12(partial), {}).preguntas[0]?.datos).toMatchObject({ tipo: 'multiple', correctas: [1, 2], parcial: true });
  const other = item(condition(equal('1'), '2', 'Add'), condition(equal('2'), '1', 'Add'));
  expect(repartir(leerQti12(other), {}).rechazos[0]?.motivo.clave).toBe('banco.rechazo.pesos');
  expect(repartir(leerQti12(item()), {}).rechazos[0]?.motivo.clave).toBe('banco.rechazo.sinClave');
});

const item21 = (body: string, declared: string, processing = 'match_correct') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T">${declared}<itemBody>${body}</itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${processing}"/></assessmentItem>`;
const declaration = (cardinality: string, values: readonly string[], mapping = '') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier"><correctResponse>${values.map((each) => `<value>${each}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`;
const interaction = (max: number) =>
  `<p>Lea <em>bien</em>.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${max}"><prompt>¿Cuál?</prompt><simpleChoice identifier="A">uno<feedbackInline identifier="A" outcomeIdentifier="F">Sí</feedbackInline></simpleChoice><simpleChoice identifier="B"><p>dos</p></simpleChoice><simpleChoice identifier="C">tres</simpleChoice></choiceInteraction>`;

test.each([
  ['one', item21(interaction(1), declaration('single', ['B'])), { tipo: 'unica', correcta: 2, orden_fijo: false }],
  ['several', item21(interaction(0), declaration('multiple', ['A', 'C'])), { tipo: 'multiple', correctas: [1, 3], parcial: false }],
  [
    'several with a mapping',
    item21(
      interaction(0),
      declaration(
        'multiple',
        ['A', 'C'],
        '<mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="-1"/><mapEntry mapKey="C" mappedValue="1"/></mapping>',
      ),
      'map_response',
    ),
    { tipo: 'multiple', correctas: [1, 3], parcial: true },
  ],
])('reads QTI 2.1: %s', (_, xml, datos) => {
  const { preguntas } = repartir(leerQti2(xml), {});
  expect(preguntas[0]).toMatchObject({ pregunta: 'Lea bien.\n¿Cuál?', titulo: 'T', datos });
  expect(preguntas[0]?.datos).toMatchObject({ opciones: [{ texto: 'uno', comentario: 'Sí' }, { texto: 'dos' }, { texto: 'tres' }] });
});

test('reads QTI 3.0 by its names with hyphens', () => {
  const xml = `<qti-assessment-item identifier="i" title="T"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>¿Cuál?</qti-prompt><qti-simple-choice identifier="A">uno</qti-simple-choice><qti-simple-choice identifier="B">dos</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
  expect(repartir(leerQti2(xml), {}).preguntas[0]).toMatchObject({ pregunta: '¿Cuál?', datos: { tipo: 'unica', correcta: 2 } });
});

test.each([
  ['an essay', item21('<extendedTextInteraction responseIdentifier="RESPONSE"/>', declaration('single', [])), 'banco.rechazo.ensayo'],
  ['another kind', item21('<p>x</p><gapMatchInteraction responseIdentifier="RESPONSE"/>', declaration('single', [])), 'banco.rechazo.tipo'],
  ['two in one', item21(`${interaction(1)}${interaction(1)}`, declaration('single', ['A'])), 'banco.rechazo.varias'],
  ['none', item21('<p>x</p>', ''), 'banco.rechazo.descripcion'],
  ['a key that is no option', item21(interaction(1), declaration('single', ['Z'])), 'banco.rechazo.respuesta'],
  ['no key', item21(interaction(1), declaration('single', [])), 'banco.rechazo.sinClave'],
])('refuses %s', (_, xml, clave) => {
  expect(repartir(leerQti2(xml), {}).rechazos.map(({ motivo }) => motivo.clave)).toEqual([clave]);
});

const PNG = { nombre: 'x.png', mime: 'image/png' as const, bytes: Buffer.from('89504e470d0a1a0a0000', 'hex') };
const imagen = { id_archivo: 7, descripcion: 'x' };
const textos = (count: number) => Array.from({ length: count }, (_, index) => ({ texto: `o${index}` }));
const packaged = (...preguntas: readonly { readonly pregunta?: string; readonly [dato: string]: unknown }[]) => {
  const all = preguntas.map(({ pregunta = 'Uno', ...datos }) => ({ pregunta, datos: datosPregunta.parse(datos) }));
  return new Map(escribirQti21(all, new Map([[7, PNG]])).partes.map(({ path, bytes }) => [path, String(bytes)]));
};

test('items and resources have one identifier each, and resources name their pictures', () => {
  const plain = { tipo: 'unica', opciones: textos(2), correcta: 1 };
  const numerica = { tipo: 'numerica', valores: [{ valor: '1', tolerancia: '0' }] };
  const files = packaged(numerica, plain, { ...plain, imagen, opciones: [{ texto: 'a', imagen }, { texto: 'b' }] });
  const manifest = files.get('imsmanifest.xml');
  expect([...files.keys()]).toEqual(['imsmanifest.xml', 'preguntas/1.xml', 'preguntas/2.xml', 'imagenes/7.png']);
  expect(manifest).toContain(
    '<resource identifier="P1" type="imsqti_item_xmlv2p1" href="preguntas/1.xml"><file href="preguntas/1.xml"/></resource>',
  );
  expect(manifest).toContain('href="preguntas/2.xml"><file href="preguntas/2.xml"/><file href="imagenes/7.png"/></resource>');
  for (const number of [1, 2]) expect(files.get(`preguntas/${number}.xml`)).toContain(`identifier="P${number}" title="Uno"`);
});

test.each([
  ['unica', { opciones: textos(3), correcta: 2 }, [['R2', 1]], 'match_correct'],
  ['verdadero_falso', { correcta: false }, [['false', 1]], 'match_correct'],
  [
    'multiple',
    { opciones: textos(4), correctas: [1, 2, 3], parcial: true },
    [
      ['R1', 1 / 3],
      ['R2', 1 / 3],
      ['R3', 1 / 3],
      ['R4', -1 / 3],
    ],
    'map_response',
  ],
  ['multiple', { opciones: textos(3), correctas: [1], parcial: false }, [], 'match_correct'],
])('writes the points of %s', (...[tipo, datos, points, template]) => {
  const xml = packaged({ tipo, ...datos }).get('preguntas/1.xml') ?? '';
  expect([...xml.matchAll(/mapKey="(.*?)" mappedValue="(.*?)"/g)].map(([, key, value]) => [key, Number(value)])).toEqual(points);
  expect(xml).toContain(`rptemplates/${template}"`);
});

test.each([3, 6, 7, 9])('the points of %d right options are one', (right) => {
  const xml = packaged({
    tipo: 'multiple',
    opciones: textos(10),
    correctas: textos(right).map((_, index) => index + 1),
    parcial: true,
  }).get('preguntas/1.xml');
  const sum = [...(xml ?? '').matchAll(/mappedValue="(\d.*?)"/g)].reduce((all, [, value]) => all + Number(value), 0);
  expect(sum).toBeCloseTo(1, 12);
  expect(xml).toContain('<mapping lowerBound="0" upperBound="1"');
});

test('the title is the whole question', () => {
  const pregunta = `${'a'.repeat(100)}\n«b» & <c>`;
  const xml = packaged({ pregunta, tipo: 'verdadero_falso', correcta: true }).get('preguntas/1.xml');
  expect(xml).toContain(`title="${'a'.repeat(100)} «b» &amp; &lt;c&gt;"`);
});
