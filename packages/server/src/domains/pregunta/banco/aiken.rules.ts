import { message, type Message } from '@portal/messages';
import { type Cruda, type FueraDelBanco, llano, type PreguntaParaEscribir } from './banco.rules.ts';
import { type Alcance, escribirTodas } from './igual.rules.ts';

const OPTION = /^([A-Z])[.)]\s(.*)$/;
const ANSWER = /^ANSWER[ \t]{0,10}:(.*)$/i;
const LETTER = /^([A-Z])[.)]?$/i;
const SHOWN = 60;
const FIRST_LETTER = 65;

const letterOf = (index: number): string => String.fromCharCode(FIRST_LETTER + index);

/** Reads Aiken line by line. */
class Lector {
  readonly crudas: Cruda[] = [];
  #linea = 0;
  #enunciado: string[] = [];
  #opciones: string[] = [];
  #blank = false;

  line(raw: string, linea: number): void {
    const text = raw.trim();
    const answer = ANSWER.exec(text);
    const [, letter, option] = OPTION.exec(text) ?? [];
    if (text === '') this.#blank = true;
    else if (answer) this.#answer((answer[1] ?? '').trim(), linea);
    else if (letter === letterOf(this.#opciones.length) && this.#enunciado.length > 0) this.#opciones.push((option ?? '').trim());
    else this.#stem(text, linea);
    if (text !== '') this.#blank = false;
  }

  #stem(text: string, linea: number): void {
    if (this.#opciones.length > 0 || (this.#blank && this.#enunciado.length > 0)) this.end();
    if (this.#enunciado.length === 0) this.#linea = linea;
    this.#enunciado.push(text);
  }

  #answer(raw: string, linea: number): void {
    const [, letter] = LETTER.exec(raw.trim()) ?? [];
    const index = (letter?.toUpperCase().charCodeAt(0) ?? 0) - FIRST_LETTER;
    if (this.#enunciado.length === 0) this.#linea = linea;
    if (this.#opciones.length === 0)
      this.#refuse(message('banco.rechazo.aikenSuelta', { texto: (this.#enunciado[0] ?? raw).slice(0, SHOWN) }));
    else if (index < 0 || index >= this.#opciones.length) this.#refuse(message('banco.rechazo.aikenLetra', { letra: raw.slice(0, SHOWN) }));
    else {
      const opciones = this.#opciones.map((texto, at) => ({ texto: llano(texto), peso: at === index ? 100 : 0 }));
      const enunciado = llano(this.#enunciado.join('\n'));
      this.crudas.push({ lugar: String(this.#linea), enunciado, cuerpo: { tipo: 'eleccion', unaSola: true, opciones } });
    }
    this.#clear();
  }

  #refuse(motivo: Message): void {
    this.crudas.push({ lugar: String(this.#linea), motivo });
  }

  #clear(): void {
    this.#enunciado = [];
    this.#opciones = [];
  }

  /** Ends a question without `ANSWER`. */
  end(): void {
    const [first] = this.#enunciado;
    if (first === undefined) return;
    this.#refuse(
      this.#opciones.length > 0 ? message('banco.rechazo.aiken') : message('banco.rechazo.aikenSuelta', { texto: first.slice(0, SHOWN) }),
    );
    this.#clear();
  }
}

/** Reads a bank in Aiken: a question, its options `A.` or `A)`, and `ANSWER: B`, with empty lines anywhere. */
export function leerAiken(text: string): Cruda[] {
  const lector = new Lector();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) lector.line(line, index + 1);
  lector.end();
  return lector.crudas;
}

/** Moodle refuses a whole file for one question that begins like an option or like its answer, and skips one of a single byte. */
const LIKE_ANSWERS = /^(?:[A-Z][).]|ANSWER:)/;
const BYTES_MIN = 2;
const END = '\r\n';

const ALCANCE: Alcance = {
  tipos: ['unica'],
  imagenes: false,
  categoria: false,
  etiquetas: false,
  enunciado: (pregunta) => !pregunta.includes('\n') && !LIKE_ANSWERS.test(pregunta) && Buffer.byteLength(pregunta) >= BYTES_MIN,
};

function escribir({ pregunta, datos }: PreguntaParaEscribir): string {
  if (datos.tipo !== 'unica') return '';
  const opciones = datos.opciones.map(({ texto }, index) => `${letterOf(index)}. ${texto}`);
  return [pregunta, ...opciones, `ANSWER: ${letterOf(datos.correcta - 1)}`].join(END);
}

/**
 * Writes a bank in Aiken, which holds one right option of texts and nothing else; the other questions stay out by name. Chamilo finds the lines
 * by CRLF alone.
 */
export function escribirAiken(preguntas: readonly PreguntaParaEscribir[]): {
  readonly texto: string;
  readonly fuera: readonly FueraDelBanco[];
} {
  const { textos, fuera } = escribirTodas(preguntas, { alcance: ALCANCE, escribir, leer: leerAiken }, new Map());
  return { texto: textos.map(({ texto }) => `${texto}${END}`).join(END), fuera };
}
