import { message, type Message } from '@portal/messages';
import { type Cruda, type Cuerpo, llano, type Perdido, type RechazoDelBanco, type TextoLeido } from '../banco.rules.ts';
import { type Bloque, bloques } from './bloques.rules.ts';
import { eleccion } from './eleccion.rules.ts';
import { numerica } from './numerica.rules.ts';
import { conComentario, conPeso, desprotegidos, formatoDe, type FormatoTexto, textoDe, trozos } from './partes.rules.ts';

/** Answers read from the braces of a question, or the reason of a refusal. */
export type Respuestas = { readonly cuerpo: Cuerpo; readonly perdido?: readonly Perdido[] } | { readonly motivo: Message };

/** Reads a bank in GIFT. */
export const leerGift = (text: string): Cruda[] => bloques(text).map(preguntaDe);

const SHOWN = 60;

function preguntaDe({ linea, texto, categoria, etiquetas }: Bloque): Cruda {
  const lugar = String(linea);
  const { titulo, resto } = conTitulo(texto);
  const refused = (motivo: Message): RechazoDelBanco => ({ lugar, titulo, motivo });
  if (resto === undefined) return refused(message('banco.rechazo.titulo'));
  const [open, close] = [resto.indexOf('{'), resto.lastIndexOf('}')];
  const wrong = llavesMal(resto, open, close);
  if (wrong) return refused(wrong);
  const [before, after] = [resto.slice(0, open), resto.slice(close + 1)];
  const formato = formatoDe(before, 'moodle');
  const { respuestas, general } = conGeneral(resto.slice(open + 1, close));
  const read = respuestasDe(respuestas, formato);
  if ('motivo' in read) return refused(read.motivo);
  return {
    lugar,
    titulo,
    categoria,
    etiquetas,
    enunciado: textoDe(after.trim() === '' ? before : `${before}_____${after}`, 'moodle'),
    explicacion: general === undefined ? undefined : textoDe(general, formato),
    cuerpo: read.cuerpo,
    perdido: read.perdido ?? [],
  };
}

/** Returns what is wrong with the braces of the answers; undefined when there is one pair. */
function llavesMal(resto: string, open: number, close: number): Message | undefined {
  if (open === -1 && close === -1) return message('banco.rechazo.descripcion');
  if (close < open || close === -1) return message('banco.rechazo.llaves', { llave: '}' });
  const single = open !== -1 && resto.indexOf('{', open + 1) === -1 && resto.indexOf('}') === close;
  return single ? undefined : message('banco.rechazo.llaves', { llave: '{' });
}

function conTitulo(texto: string): { readonly titulo?: string; readonly resto?: string } {
  if (!texto.startsWith('::')) return { resto: texto };
  const end = texto.indexOf('::', 2);
  if (end === -1) return { titulo: desprotegidos(texto.slice(2, 2 + SHOWN)) };
  return { titulo: desprotegidos(texto.slice(2, end)).trim(), resto: texto.slice(end + 2).trim() };
}

/** Separates the explanation of the whole question. */
function conGeneral(inside: string): { readonly respuestas: string; readonly general?: string } {
  const at = inside.lastIndexOf('####');
  return at === -1 ? { respuestas: inside.trim() } : { respuestas: inside.slice(0, at).trim(), general: inside.slice(at + 4) };
}

const TRUE_FALSE = /^(?:T|TRUE|F|FALSE)$/;

/** Chooses the kind by its signs, in the order of Moodle. */
function respuestasDe(answers: string, formato: FormatoTexto): Respuestas {
  if (answers === '') return { motivo: message('banco.rechazo.ensayo') };
  if (answers.startsWith('>')) return { motivo: message('banco.rechazo.tipo', { tipo: 'ordering' }) };
  if (answers.startsWith('#')) return numerica(answers.slice(1), formato);
  if (answers.includes('~')) return eleccion(answers, formato);
  if (answers.includes('=') && answers.includes('->')) return relacionar(answers, formato);
  return TRUE_FALSE.test(conComentario(answers)[0].trim()) ? verdaderoFalso(answers, formato) : corta(answers, formato);
}

/** The first comment follows a wrong answer, the second a right one. */
function verdaderoFalso(answers: string, formato: FormatoTexto): Respuestas {
  const [key = '', wrong, right] = answers.split('#');
  const correcta = key.trim().startsWith('T');
  const [mal, bien] = [wrong, right].map((raw) => (raw === undefined || raw.trim() === '' ? undefined : textoDe(raw, formato)));
  return { cuerpo: { tipo: 'verdadero_falso', correcta, siVerdadero: correcta ? bien : mal, siFalso: correcta ? mal : bien } };
}

function corta(answers: string, formato: FormatoTexto): Respuestas {
  const aceptadas = trozos(answers, /(=)/).map(({ texto }) => {
    const [own, peso] = conPeso(texto, 100);
    const [answer, comentario] = conComentario(own);
    return { texto: textoDe(answer, formato), peso, comentario: comentario === undefined ? undefined : textoDe(comentario, formato) };
  });
  return { cuerpo: { tipo: 'corta', aceptadas, exacta: false } };
}

/** A right side has no format in Moodle; our files had `[plain]` before one that began with `[`. */
const derechaDe = (raw: string, formato: FormatoTexto): TextoLeido =>
  formato === 'plain' ? llano(desprotegidos(raw.trim().replace(/^\[plain\](?=\s*\[)/, '')).trim()) : textoDe(raw, formato);

/** Moodle gives part points for pairs. */
function relacionar(answers: string, formato: FormatoTexto): Respuestas {
  const pieces = trozos(answers, /(=)/).map(({ texto }) => texto);
  const alone = pieces.find((piece) => !piece.includes('->'));
  if (alone !== undefined) return { motivo: message('banco.rechazo.flecha', { texto: desprotegidos(alone).trim().slice(0, SHOWN) }) };
  const pares = pieces.map((piece) => {
    const at = piece.indexOf('->');
    return { izquierda: textoDe(piece.slice(0, at), formato), derecha: derechaDe(piece.slice(at + 2), formato) };
  });
  return { cuerpo: { tipo: 'relacionar', pares, parcial: true } };
}
