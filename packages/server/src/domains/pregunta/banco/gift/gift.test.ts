import { datosPregunta } from '@portal/contract/pregunta';
import { expect, test } from 'vitest';
import { repartir } from '../armar.rules.ts';
import type { OpcionesDeLectura } from '../banco.rules.ts';
import { escribirGift } from './escribir-gift.rules.ts';
import { leerGift } from './leer-gift.rules.ts';

const read = (text: string, how: OpcionesDeLectura = {}) => repartir(leerGift(text), how);
const one = (text: string, how: OpcionesDeLectura = {}) => {
  const { preguntas, rechazos } = read(text, how);
  expect([preguntas.length, rechazos.length]).toEqual([1, 0]);
  return preguntas[0]!;
};
const reason = (text: string, how: OpcionesDeLectura = {}) => {
  const { preguntas, rechazos } = read(text, how);
  expect([preguntas.length, rechazos.length]).toEqual([0, 1]);
  return rechazos[0]!.motivo.clave;
};

const FILE = String.raw`// Banco de prueba
$CATEGORY: $course$/top/Ventas/Tienda

// [tag:caja] [tag:portal:dificil]
::Capital::[html]<p>¿Cuál es la <b>capital</b>?</p>{
  =Lima#¡Bien!
  ~Cusco#Fue la capital inca\: no hoy.
  ~Arequipa
####Lima fue fundada en 1535.}

¿Cuánto es 2 \+ 2 \= ? {#4}

Pi {#3.1415:0.0005}

Entre uno y cinco {#1..5}

Dos valores {#=1:0#exacto =%50%2:1 ~#no}

$CATEGORY: Otra

El sol es una estrella.{TRUE#No es un planeta#Bien}

Los peces vuelan.{F}

Dos más dos son {=cuatro =4}, según la {escuela

Autor del Quijote {=Cervantes =Miguel de Cervantes}

Relacione {=Perú -> Lima =Chile -> Santiago = -> Quito}

Marque {~%50%uno ~%50%dos ~%-50%tres}

Escriba sobre usted. {}

Texto sin respuestas.

Falta la palabra {=correcta ~otra} aquí.

Sin clave {~a ~b}
`;

test('reads every construct, and names the questions that cannot be taken', () => {
  const { preguntas, rechazos } = read(FILE);
  expect(preguntas.map(({ lugar, datos }) => [lugar, datos.tipo])).toEqual([
    ['5', 'unica'],
    ['11', 'numerica'],
    ['13', 'numerica'],
    ['15', 'numerica'],
    ['21', 'verdadero_falso'],
    ['23', 'verdadero_falso'],
    ['27', 'corta'],
    ['29', 'relacionar'],
    ['31', 'multiple'],
    ['37', 'unica'],
  ]);
  expect(rechazos.map(({ lugar, motivo }) => [lugar, motivo.clave])).toEqual([
    ['17', 'banco.rechazo.pesos'],
    ['25', 'banco.rechazo.llaves'],
    ['33', 'banco.rechazo.ensayo'],
    ['35', 'banco.rechazo.descripcion'],
    ['39', 'banco.rechazo.sinClave'],
  ]);
  expect(preguntas[0]).toMatchObject({
    titulo: 'Capital',
    pregunta: '¿Cuál es la capital?',
    categoria: 'Ventas / Tienda',
    etiquetas: ['caja'],
    dificultad: 'dificil',
    datos: {
      correcta: 1,
      explicacion: 'Lima fue fundada en 1535.',
      opciones: [
        { texto: 'Lima', comentario: '¡Bien!' },
        { texto: 'Cusco', comentario: 'Fue la capital inca: no hoy.' },
        { texto: 'Arequipa' },
      ],
    },
    avisos: [{ clave: 'banco.aviso.perdido', valores: { cosas: [{ clave: 'banco.perdido.formato' }] } }],
  });
  expect(preguntas.slice(1, 4).map(({ datos }) => datos)).toEqual([
    { tipo: 'numerica', valores: [{ valor: '4', tolerancia: '0' }] },
    { tipo: 'numerica', valores: [{ valor: '3.1415', tolerancia: '0.0005' }] },
    { tipo: 'numerica', valores: [{ valor: '3', tolerancia: '2' }] },
  ]);
  expect(preguntas[4]).toMatchObject({
    categoria: 'Otra',
    datos: { correcta: true, comentario_verdadero: 'Bien', comentario_falso: 'No es un planeta' },
  });
  expect(preguntas[6]?.datos).toEqual({ tipo: 'corta', aceptadas: ['Cervantes', 'Miguel de Cervantes'], exacta: false });
  expect(preguntas[7]?.datos).toMatchObject({ pares: [{ derecha: 'Lima' }, { derecha: 'Santiago' }], otras: ['Quito'], parcial: true });
  expect(preguntas[8]?.datos).toMatchObject({ correctas: [1, 2], parcial: true });
  expect(preguntas[9]?.pregunta).toBe('Falta la palabra _____ aquí.');
});

test('a value that gives a part of the points is taken by the choice of the file alone, and then gives none', () => {
  const text = 'Dos valores {#=1:0#exacto =%50%2:1 ~#no}';
  expect(reason(text)).toBe('banco.rechazo.pesos');
  const { datos, avisos } = one(text, { pesos: 'todo' });
  expect(datos).toMatchObject({ valores: [{ valor: '1', tolerancia: '0', comentario: 'exacto' }] });
  expect(avisos.map(({ clave }) => clave)).toEqual(['banco.aviso.respuestaParcial', 'banco.aviso.perdido']);
});

test.each([
  ['escapes', String.raw`a\~b\=c\#d\{e\}f\:g\\h\ni {T}`, 'a~b=c#d{e}f:g\\h\ni'],
  ['plain text keeps signs of HTML', '[plain]<b>x</b> &amp; {T}', '<b>x</b> &amp;'],
  ['text of Moodle with HTML', 'uno<br>dos &ntilde; {T}', 'uno\ndos ñ'],
  ['text of Moodle keeps its lines', 'uno\ndos {T}', 'uno\ndos'],
  ['Markdown stays', '[markdown]**x** {T}', '**x**'],
  ['hostile HTML', '[html]<script>alert(1)</script><img src=x onerror=alert(1)>Hola {T}', 'Hola'],
  ['a question of two lines', 'uno\r\ndos\r\n{T}', 'uno\ndos'],
])('reads %s', (_, text, pregunta) => {
  expect(one(text).pregunta).toBe(pregunta);
});

test.each([
  ['an open brace', 'Uno {=a ~b', 'banco.rechazo.llaves'],
  ['a closing brace alone', 'Uno =a ~b}', 'banco.rechazo.llaves'],
  ['a title without end', '::Título {T}', 'banco.rechazo.titulo'],
  ['a wildcard', 'Uno {=Lim*}', 'banco.rechazo.comodin'],
  ['eleven options', `Uno {=a ${'~b '.repeat(10)}}`, 'banco.rechazo.cantidad'],
  ['a pair without arrow', 'Uno {=a -> b =c}', 'banco.rechazo.flecha'],
  ['no number', 'Uno {#tres}', 'banco.rechazo.numero'],
  ['an interval backwards', 'Uno {#5..1}', 'banco.rechazo.numero'],
  ['two right ones of a choice of one', 'Uno {=a =b ~c}', 'banco.rechazo.pesos'],
  ['a plugin', 'Uno {>3 ALL VERTICAL ABS\na\nb\nc}', 'banco.rechazo.tipo'],
  ['an empty option', 'Uno {=a ~ ~c}', 'banco.rechazo.parte'],
  ['a text that is too long', `${'a'.repeat(4001)} {T}`, 'banco.rechazo.enunciado'],
])('refuses %s', (_, text, clave) => {
  expect(reason(text)).toBe(clave);
});

test('an asterisk is written with a backslash', () => {
  expect(one(String.raw`Uno {=a\*b}`).datos).toMatchObject({ aceptadas: ['a*b'] });
});

test('a broken question stops none after it', () => {
  const { preguntas, rechazos } = read('Uno {=a ~b\n\nDos {=a ~b}\n\n}{\n\nTres {T}');
  expect([preguntas.map(({ pregunta }) => pregunta), rechazos.map(({ lugar }) => lugar)]).toEqual([
    ['Dos', 'Tres'],
    ['1', '5'],
  ]);
});

test('reads 20,000 questions, and hostile ones, in a time that grows with their length alone', () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `::P${index}::¿Cuánto es ${index}? {=${index}#bien ~a ~b ~c####fin}`).join(
    '\n\n',
  );
  const start = performance.now();
  expect(read(text).preguntas).toHaveLength(20_000);
  for (const hostile of [
    '{'.repeat(200_000),
    '~'.repeat(200_000),
    '\\'.repeat(200_000),
    '::'.repeat(100_000),
    `{#${'='.repeat(100_000)}}`,
    `[html]${'<a "'.repeat(50_000)} {T}`,
    `[html]${'<script>'.repeat(30_000)} {T}`,
  ])
    read(hostile);
  expect(performance.now() - start).toBeLessThan(120_000);
});

test.each([
  ['of a part', '=%50% de avance ~no', '%50% de avance'],
  ['with decimals', '=%33.3%x ~no', '%33.3%x'],
  ['of an older file of the portal', '=%100%%50% de avance ~no', '%50% de avance'],
  ['as text', '=[plain]%100% de avance ~no', '%100% de avance'],
])('a choice knows no weight after its right option: %s', (_, answers, texto) => {
  expect(one(`Uno {${answers}}`).datos).toMatchObject({ tipo: 'unica', correcta: 1, opciones: [{ texto }, { texto: 'no' }] });
});

test('short answers have weights after the sign', () => {
  expect(one('Uno {=%100%%50% de algo =otra}').datos).toMatchObject({ aceptadas: ['%50% de algo', 'otra'] });
  expect(reason('Uno {=%50%algo =otra}')).toBe('banco.rechazo.pesos');
});

const written = (datos: unknown, categoria?: string) =>
  escribirGift([{ pregunta: 'Uno', datos: datosPregunta.parse(datos), ...(categoria && { categoria }) }]);
const opciones = [{ texto: '%50% de avance', comentario: '%1%' }, { texto: '%' }, { texto: '[html] x' }];
const pares = [
  { izquierda: { texto: '%5% x' }, derecha: '[html] y' },
  { izquierda: { texto: '[moodle]' }, derecha: '%50%' },
];

test.each([
  ['unica', { opciones, correcta: 1 }, ['=[plain]%50% de avance#[plain]%1%', '~[plain]%', '~[plain][html] x']],
  ['unica', { opciones, correcta: 3 }, ['~[plain]%50% de avance#[plain]%1%', '~[plain]%', '=[plain][html] x']],
  [
    'multiple',
    { opciones, correctas: [1, 2], parcial: true },
    ['~%50%[plain]%50% de avance#[plain]%1%', '~%50%[plain]%', '~%-50%[plain][html] x'],
  ],
  ['corta', { aceptadas: ['%50% x', 'y'] }, ['=%100%[plain]%50% x', '=%100%y']],
  ['relacionar', { pares, otras: ['[x]'], parcial: true }, ['=[plain]%5% x -> [html] y', '=[plain][moodle] -> %50%', '= -> [x]']],
])('texts that begin like a weight or a format say that they are plain, but for right sides: %s', (tipo, datos, lines) => {
  const { texto, fuera } = written({ tipo, ...datos });
  expect(fuera).toEqual([]);
  expect(texto).toBe(`[plain]Uno {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`);
});

test('a right side of an older file of the portal loses its format', () => {
  expect(one('[plain]Uno {=a -> [plain][html] y =b -> z}').datos).toMatchObject({ pares: [{ derecha: '[html] y' }, { derecha: 'z' }] });
});

test('questions without a category come first, and the root is never one', () => {
  const verdad = { datos: datosPregunta.parse({ tipo: 'verdadero_falso', correcta: true }) };
  const { texto } = escribirGift([
    { pregunta: 'Uno', categoria: 'Ventas', ...verdad },
    { pregunta: 'Dos', ...verdad },
  ]);
  expect(texto).toBe('[plain]Dos {\n\tTRUE\n}\n\n$CATEGORY: $course$/top/Ventas\n\n[plain]Uno {\n\tTRUE\n}\n');
});

test.each([
  ['of Moodle are decoded', '// question: 12  name: A\n// [tag:A&amp;B] [tag:&amp;lt;]', ['A&B', '&lt;']],
  ['of others stay', '// [tag:A&amp;B] [tag:&lt;]', ['A&amp;B', '&lt;']],
])('tags %s', (_, comments, etiquetas) => {
  expect(one(`${comments}\nUno {T}`).etiquetas).toEqual(etiquetas);
});
