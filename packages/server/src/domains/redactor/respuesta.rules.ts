import { fold } from '@portal/contract/core';
import { type DatosPregunta, datosPregunta, imagenesDePregunta, TEXTO_PREGUNTA_MAX, type TipoPregunta } from '@portal/contract/pregunta';
import type { RechazoBorrador } from '@portal/contract/redactor';

/** Question that came back and is a draft. */
export interface BorradorLeido {
  readonly pregunta: string;
  readonly datos: DatosPregunta;
  readonly cita: string;
}

/** Question that came back and is none, with the beginning of its words. */
export interface Rechazada {
  readonly motivo: RechazoBorrador;
  readonly pregunta: string;
}

/** Measure of an answer. */
export interface Vara {
  /** Text of the lesson as it went out. */
  readonly texto: string;
  readonly tipos: readonly TipoPregunta[];
  readonly cantidad: number;
  /** Questions that the topic has, drafts included. */
  readonly presentes: readonly string[];
  /** Returns whether two parts of a question are alike. */
  readonly conIguales: (datos: DatosPregunta) => boolean;
}

export interface Leida {
  readonly borradores: readonly BorradorLeido[];
  readonly rechazadas: readonly Rechazada[];
}

/** Questions of an answer that are looked at. */
const MIRADAS = 200;
/** Characters of a cited sentence, and of the words of a refused question. */
const CITA = { minimo: 12, maximo: 1000 } as const;
const DICHO = 200;

/** Code points that the database does not store. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Returns a text without what the database does not store. */
export const storable = (text: string): string => text.replaceAll(UNSTORABLE, '');

const isStorable = (text: string): boolean => storable(text) === text;

type Suelto = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Suelto => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the text between the first of one sign and the last of another. */
function between(text: string, first: string, last: string): string {
  const [start, end] = [text.indexOf(first), text.lastIndexOf(last)];
  return start >= 0 && end > start ? text.slice(start, end + 1) : '';
}

/** Returns the words of the model in the body of its answer. */
function contentOf(cuerpo: string): string | undefined {
  const body = parsed(cuerpo);
  const [choice] = isRecord(body) && Array.isArray(body['choices']) ? (body['choices'] as unknown[]) : [];
  const said = isRecord(choice) ? choice['message'] : undefined;
  const content = isRecord(said) ? said['content'] : undefined;
  return typeof content === 'string' ? content : undefined;
}

/** End of the thoughts that some models write before their answer. */
const PENSADO = '</think>';

/** Returns the questions of an answer; undefined when it holds none. JSON may be in a fence or between words. */
function questionsOf(cuerpo: string): readonly unknown[] | undefined {
  const content = contentOf(cuerpo);
  if (content === undefined) return undefined;
  const said = content.slice(content.lastIndexOf(PENSADO) + (content.includes(PENSADO) ? PENSADO.length : 1));
  for (const text of [said, between(said, '{', '}'), between(said, '[', ']')]) {
    const found = parsed(text);
    if (Array.isArray(found) && found.length > 0) return found;
    if (isRecord(found) && Array.isArray(found['preguntas'])) return found['preguntas'];
  }
  return undefined;
}

/** Folds case, accents, blanks and the signs that programs write in several ways. */
const plain = (text: string): string =>
  fold(
    text
      .replaceAll(/[«»“”„"'‘’`´]/gu, '')
      .replaceAll(/[‐-―−-]/gu, '-')
      .normalize('NFKC'),
  )
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Returns a part of a question: some models write its text alone. */
const parteOf = (value: unknown): unknown => (typeof value === 'string' ? { texto: value } : value);

const partesOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(parteOf) : value);

const paresOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((par: unknown) => (isRecord(par) ? { ...par, izquierda: parteOf(par['izquierda']) } : par)) : value;

/** Returns accepted values, which some models write as numbers. */
const valoresOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown) =>
        isRecord(each)
          ? { ...each, valor: textOf(each['valor']), ...('tolerancia' in each && { tolerancia: textOf(each['tolerancia']) }) }
          : each,
      )
    : value;

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Returns the content of a question as its kind admits it; undefined for any other, and for one with pictures. */
function datosOf(item: Suelto, { conIguales }: Vara): DatosPregunta | undefined {
  const { opciones, elementos, pares, valores } = item;
  const read = datosPregunta.safeParse({
    ...item,
    opciones: partesOf(opciones),
    elementos: partesOf(elementos),
    pares: paresOf(pares),
    valores: valoresOf(valores),
  });
  if (!read.success || imagenesDePregunta(read.data).length > 0 || conIguales(read.data)) return undefined;
  return read.data;
}

const beginning = (pregunta: unknown): string => (typeof pregunta === 'string' ? storable(pregunta.slice(0, DICHO)).trim() : '');

/** Judges one question. */
function judge(item: unknown, vara: Vara, lesson: string): BorradorLeido | RechazoBorrador {
  if (!isRecord(item)) return 'contenido';
  const { pregunta, tipo, cita } = item;
  if (typeof pregunta !== 'string' || pregunta.trim() === '' || pregunta.length > TEXTO_PREGUNTA_MAX) return 'contenido';
  const datos = datosOf(item, vara);
  if (!datos || !isStorable(pregunta)) return 'contenido';
  if (!vara.tipos.some((asked) => asked === tipo)) return 'tipo';
  if (typeof cita !== 'string' || !isCited(cita, lesson)) return 'cita';
  return { pregunta: pregunta.trim(), datos, cita: cita.trim() };
}

function isCited(cita: string, lesson: string): boolean {
  const sentence = plain(cita);
  return isStorable(cita) && cita.length <= CITA.maximo && sentence.length >= CITA.minimo && lesson.includes(sentence);
}

/** Returns the drafts of an answer and what is refused with its reason; undefined for an answer that holds no questions. */
export function leerVuelta(cuerpo: string, vara: Vara): Leida | undefined {
  const items = questionsOf(cuerpo);
  if (!items) return undefined;
  const lesson = plain(vara.texto);
  const known = new Set(vara.presentes.map(plain));
  const borradores: BorradorLeido[] = [];
  const rechazadas: Rechazada[] = [];
  for (const item of items.slice(0, MIRADAS)) {
    const read = judge(item, vara, lesson);
    const motivo = typeof read === 'string' ? read : refusalOf(read, { known, full: borradores.length >= vara.cantidad });
    if (typeof read !== 'string' && motivo === undefined) {
      known.add(plain(read.pregunta));
      borradores.push(read);
    } else rechazadas.push({ motivo: motivo ?? 'contenido', pregunta: beginning(isRecord(item) ? item['pregunta'] : undefined) });
  }
  return { borradores, rechazadas };
}

function refusalOf(
  { pregunta }: BorradorLeido,
  { known, full }: { known: ReadonlySet<string>; full: boolean },
): RechazoBorrador | undefined {
  if (known.has(plain(pregunta))) return 'repetida';
  return full ? 'sobra' : undefined;
}
