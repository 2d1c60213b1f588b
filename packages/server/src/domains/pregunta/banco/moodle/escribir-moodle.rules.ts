import type { DatosDe, DatosPregunta } from '@portal/contract/pregunta';
import { cdata, escapeXml } from '../../../../core/xml/xml-node.rules.ts';
import type { FueraDelBanco, Imagenes, PreguntaParaEscribir } from '../banco.rules.ts';
import { rutaDe } from '../categoria.rules.ts';
import { conBlancos } from '../html.rules.ts';
import { type Alcance, escribirTodas, sinCategoriaPrimero } from '../igual.rules.ts';
import { escribirEtiquetas } from '../marcas.rules.ts';
import { numeroDe } from '../numeros.rules.ts';
import { pesosDe } from '../pesos.rules.ts';
import { leerMoodle } from './leer-moodle.rules.ts';

const ALCANCE: Alcance = {
  tipos: ['unica', 'multiple', 'verdadero_falso', 'numerica', 'corta', 'relacionar', 'ordenar'],
  imagenes: true,
  categoria: true,
  etiquetas: true,
};

const TITLE_MAX = 80;

interface Texto {
  readonly texto: string;
  readonly imagen?: { readonly id_archivo: number; readonly descripcion: string } | undefined;
}

/** Moodle loses line ends and blanks between two references, as in `&amp; &amp;`; in CDATA it keeps all. */
const text = (value: string): string => `<text>${cdata(value)}</text>`;

/** Writes texts of one question; a picture makes its text HTML. */
class Redactor {
  readonly #imagenes: Imagenes;
  #count = 0;

  constructor(imagenes: Imagenes) {
    this.#imagenes = imagenes;
  }

  /** Returns an element with a text; `inside` follows it. */
  element(tag: string, { texto, imagen }: Texto, inside = ''): string {
    const [name = ''] = tag.split(' ');
    const picture = imagen && this.#imagenes.get(imagen.id_archivo);
    if (!imagen || !picture) return `<${tag} format="plain_text">${text(texto)}${inside}</${name}>`;
    this.#count += 1;
    const file = `imagen-${this.#count}.${picture.mime.slice('image/'.length)}`;
    const image = `<p><img src="@@PLUGINFILE@@/${file}" alt="${escapeXml(imagen.descripcion)}"></p>`;
    const lines = escapeXml(conBlancos(texto)).replaceAll('&#10;', '<br>');
    const html = texto === '' ? image : `<p>${lines}</p>${image}`;
    const bytes = `<file name="${file}" path="/" encoding="base64">${picture.bytes.toString('base64')}</file>`;
    return `<${tag} format="html">${text(html)}${bytes}${inside}</${name}>`;
  }

  comment(texto: string | undefined): string {
    return texto ? this.element('feedback', { texto }) : '<feedback format="plain_text"><text></text></feedback>';
  }

  options(opciones: readonly (Texto & { readonly comentario?: string | undefined })[], pesos: readonly number[]): string[] {
    return opciones.map((opcion, index) => this.element(`answer fraction="${pesos[index] ?? 0}"`, opcion, this.comment(opcion.comentario)));
  }
}

const choice = (single: boolean, ordenFijo: boolean): string[] => [
  `<single>${single}</single>`,
  `<shuffleanswers>${!ordenFijo}</shuffleanswers>`,
  '<answernumbering>abc</answernumbering>',
];

const TIPOS = {
  unica: 'multichoice',
  multiple: 'multichoice',
  verdadero_falso: 'truefalse',
  numerica: 'numerical',
  corta: 'shortanswer',
  relacionar: 'matching',
  ordenar: 'ordering',
} as const;

const CUERPOS: { readonly [Tipo in DatosPregunta['tipo']]: (datos: DatosDe<Tipo>, redactor: Redactor) => string[] } = {
  unica: ({ opciones, correcta, orden_fijo }, redactor) => [
    ...choice(true, orden_fijo),
    ...redactor.options(
      opciones,
      opciones.map((_, index) => (index + 1 === correcta ? 100 : 0)),
    ),
  ],
  multiple: ({ opciones, correctas, parcial, orden_fijo }, redactor) => [
    ...choice(false, orden_fijo),
    ...redactor.options(opciones, pesosDe(opciones.length, correctas, parcial)),
  ],
  verdadero_falso: ({ correcta, comentario_verdadero, comentario_falso }, redactor) =>
    [
      { word: 'true', right: correcta, comentario: comentario_verdadero },
      { word: 'false', right: !correcta, comentario: comentario_falso },
    ].map(
      ({ word, right, comentario }) =>
        `<answer fraction="${right ? 100 : 0}" format="plain_text">${text(word)}${redactor.comment(comentario)}</answer>`,
    ),
  numerica: ({ valores, unidad }, redactor) => [
    ...valores.map(
      ({ valor, tolerancia, comentario }) =>
        `<answer fraction="100" format="plain_text">${text(numeroDe(valor) ?? valor)}${redactor.comment(comentario)}<tolerance>${numeroDe(tolerancia) ?? '0'}</tolerance></answer>`,
    ),
    ...(unidad ? [`<units><unit><multiplier>1</multiplier><unit_name>${cdata(unidad)}</unit_name></unit></units>`] : []),
  ],
  corta: ({ aceptadas, exacta }, redactor) => [
    `<usecase>${exacta ? 1 : 0}</usecase>`,
    ...aceptadas.map(
      (texto) =>
        `<answer fraction="100" format="plain_text">${text(texto.replaceAll('*', String.raw`\*`))}${redactor.comment('')}</answer>`,
    ),
  ],
  relacionar: ({ pares, otras }, redactor) => [
    '<shuffleanswers>true</shuffleanswers>',
    ...pares.map(({ izquierda, derecha }) => redactor.element('subquestion', izquierda, `<answer>${text(derecha)}</answer>`)),
    ...otras.map((texto) => redactor.element('subquestion', { texto: '' }, `<answer>${text(texto)}</answer>`)),
  ],
  ordenar: ({ elementos, parcial }, redactor) => [
    '<layouttype>VERTICAL</layouttype>',
    '<selecttype>ALL</selecttype>',
    '<selectcount>0</selectcount>',
    // Without it Moodle makes up two hints, and fails to store them.
    '<shownumcorrect>1</shownumcorrect>',
    `<gradingtype>${parcial ? 'ABSOLUTE_POSITION' : 'ALL_OR_NOTHING'}</gradingtype>`,
    ...elementos.map((elemento, index) => redactor.element(`answer fraction="${index + 1}"`, elemento)),
  ],
};

/** Tags as Moodle takes them out of a name, also one without its end. */
const TAGS = /<(?!\s)[^<>]{0,80}>?/g;

const nameOf = (pregunta: string, numero: number): string => {
  const name = pregunta.replaceAll(/\s+/g, ' ').slice(0, TITLE_MAX);
  return name.replaceAll(TAGS, '').trim() === '' ? `Pregunta ${numero}` : name;
};

const question = (pregunta: PreguntaParaEscribir, numero: number, redactor: Redactor): string => {
  const { datos } = pregunta;
  const tags = escribirEtiquetas(pregunta, ['orden-fijo', 'exacta']).map((tag) => `<tag>${text(tag)}</tag>`);
  return [
    `<question type="${TIPOS[datos.tipo]}">`,
    `<name>${text(nameOf(pregunta.pregunta, numero))}</name>`,
    redactor.element('questiontext', { texto: pregunta.pregunta, imagen: datos.imagen }),
    redactor.element('generalfeedback', { texto: datos.explicacion ?? '' }),
    '<defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden>',
    ...(CUERPOS[datos.tipo] as (datos: DatosPregunta, redactor: Redactor) => string[])(datos, redactor),
    ...(tags.length > 0 ? [`<tags>${tags.join('')}</tags>`] : []),
    '</question>',
  ].join('\n');
};

const category = (categoria: string | undefined): string =>
  categoria ? `<question type="category"><category>${text(rutaDe(categoria))}</category></question>\n` : '';

const quiz = (inside: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inside}</quiz>\n`;

/** Writes a bank in Moodle XML; questions that it cannot hold stay out by name. `lineas` go into a comment at its head. */
export function escribirMoodle(
  preguntas: readonly PreguntaParaEscribir[],
  imagenes: Imagenes,
  lineas: (fuera: readonly FueraDelBanco[]) => readonly string[] = () => [],
): { readonly texto: string; readonly fuera: readonly FueraDelBanco[] } {
  const escribir = (pregunta: PreguntaParaEscribir, numero: number) => question(pregunta, numero, new Redactor(imagenes));
  const leer = (texto: string, { categoria }: PreguntaParaEscribir) => leerMoodle(quiz(`${category(categoria)}${texto}`));
  const { textos, fuera } = escribirTodas(preguntas, { alcance: ALCANCE, escribir, leer }, imagenes);
  let before: string | undefined;
  const all = sinCategoriaPrimero(textos).map(({ texto, pregunta: { categoria } }) => {
    const head = categoria === before ? '' : category(categoria);
    before = categoria;
    return `${head}${texto}\n`;
  });
  const notes = lineas(fuera).map((line) => `<!-- ${escapeXml(line).replaceAll('--', '- -')} -->\n`);
  return { texto: quiz([...notes, ...all].join('')), fuera };
}
