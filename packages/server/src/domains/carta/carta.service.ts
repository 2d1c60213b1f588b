import {
  CAMPOS_BLOQUE,
  type CampoCarta,
  camposDeAsunto,
  type cartaApi,
  type CartaIdioma,
  CLAVES_CARTA,
  type ClaveCarta,
  definicionDe,
  type ProblemaCarta,
  problemasDe,
  type TextoCarta,
} from '@portal/contract/carta';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Language, loadTranslator, type Message, SPOKEN, type Translator } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { AppError, failure } from '../../errors/errors.ts';
import { textoKey, validText } from '../../mail/bloques.ts';
import { papelOf } from '../../mail/membrete.ts';
import { muestraDe } from '../../mail/muestras.ts';
import { originalDe } from '../../mail/originales.ts';
import { queueMail } from '../email/email.public.ts';
import { frenoKey, requireAttempt } from '../sesion/sesion.public.ts';
import { countEnCola, type FilaTexto, findDestino, findTextos, saveTexto } from './carta.repository.ts';

type Calls = typeof cartaApi;

/** `GET /carta/todas`: every letter, with the languages in which somebody changed its text. */
export async function listCartas({ db }: Context): Promise<ResponseOf<Calls['todas']>> {
  const filas = await findTextos(db, null);
  return CLAVES_CARTA.map((carta) => {
    const own = filas.filter((fila) => fila.carta === carta);
    const last = own.at(-1);
    return {
      carta,
      idiomas: SPOKEN.filter((idioma) => own.some((fila) => fila.idioma === idioma && fila.asunto !== null)),
      autor: last?.autor ?? null,
      fecha_modificacion: last?.fecha_modificacion ?? null,
    };
  });
}

/** `GET /carta/sel/:carta`: one letter with its fields and its text in every language. */
export async function getCarta(context: Context, { params: { carta } }: RequestOf<Calls['sel']>): Promise<ResponseOf<Calls['sel']>> {
  const { db } = context;
  const { campos, obligatorios, tipo } = definicionDe(carta);
  const filas = await findTextos(db, carta);
  const textos = await Promise.all(SPOKEN.map(async (idioma) => inLanguage(await loadTranslator(idioma), carta, filas)));
  const inSubject = camposDeAsunto(carta);
  const fields = campos.map((campo) => ({
    campo,
    obligatorio: obligatorios.includes(campo),
    en_asunto: inSubject.includes(campo),
    bloque: isBlock(campo),
  }));
  return { carta, campos: fields, textos, en_cola: await countEnCola(db, tipo) };
}

const isBlock = (campo: CampoCarta): boolean => CAMPOS_BLOQUE.some((one) => one === campo);

/** A language in which nobody ever edited the letter. */
const NUNCA = { version: 0, id_carta_texto: null, autor: null, fecha_modificacion: null };

function inLanguage(texts: Translator, carta: ClaveCarta, filas: readonly FilaTexto[]): CartaIdioma {
  const fila = filas.find(({ idioma }) => idioma === texts.language);
  const original = originalDe(texts, carta);
  const { version, id_carta_texto, autor, fecha_modificacion } = fila ?? NUNCA;
  return {
    idioma: texts.language,
    original_asunto: original.asunto,
    original_cuerpo: original.cuerpo,
    ...stateOf(fila, original),
    version,
    id_carta_texto,
    autor,
    fecha_modificacion,
  };
}

/** Text that the form shows, and whether letters use it. */
function stateOf(fila: FilaTexto | undefined, original: TextoCarta) {
  if (!fila || fila.asunto === null || fila.cuerpo === null) return { ...original, editada: false, sirve: true };
  return { asunto: fila.asunto, cuerpo: fila.cuerpo, editada: true, sirve: validText(fila) !== undefined };
}

/** Words why a text is refused; names a field as it is written. */
const sentenceOf = ({ clave, campo }: ProblemaCarta): Message => ({ clave: `cartas.problemas.${clave}`, valores: { campo: `{${campo}}` } });

/** Throws 400 at subject and text for a text that cannot be sent. */
function requireGood(carta: ClaveCarta, texto: TextoCarta): void {
  const problems = problemasDe(carta, texto);
  const [first] = problems;
  if (!first) return;
  // One sentence at each of the two fields: the first.
  const errors = Object.fromEntries(problems.toReversed().map((problem) => [problem.en, sentenceOf(problem)]));
  throw new AppError('datos_invalidos', sentenceOf(first), { errors });
}

interface Guardado {
  readonly carta: ClaveCarta;
  readonly idioma: Language;
  readonly version: number;
  readonly texto: TextoCarta | null;
}

/** Stores a text, or none, in the name of the caller. Throws 409 when somebody else stored one meanwhile. */
const save = (context: Context, { carta, idioma, version, texto }: Guardado): Promise<number> =>
  inTransaction(context, async (trx) => {
    const { asunto, cuerpo } = texto ?? { asunto: null, cuerpo: null };
    const own = { carta, idioma, asunto, cuerpo, version, usuario: context.user.username, now: instantOf(context) };
    const stored = await saveTexto(trx, own);
    if (stored === undefined) throw failure('conflicto', 'cartas.errores.cambiada');
    return stored;
  });

/** `POST /carta/upd`: changes the text of a letter in one language (P253). */
export async function changeCarta(context: Context, { body }: RequestOf<Calls['upd']>): Promise<ResponseOf<Calls['upd']>> {
  const { carta, idioma, version, asunto, cuerpo } = body;
  const texto = { asunto, cuerpo };
  requireGood(carta, texto);
  return { ...done(context, 'cartas.guardada'), version: await save(context, { carta, idioma, version, texto }) };
}

/** `POST /carta/original`: goes back to the original text of a letter in one language. */
export async function resetCarta(context: Context, { body }: RequestOf<Calls['original']>): Promise<ResponseOf<Calls['original']>> {
  const { carta, idioma, version } = body;
  if (version === 0) throw failure('conflicto', 'cartas.errores.original');
  await save(context, { carta, idioma, version, texto: null });
  return { ...done(context, 'cartas.restablecida') };
}

type Vista = RequestOf<Calls['vista']>['body'];

/** Writes the letter with made-up data as it would go out with this text. */
async function write({ settings, config, today }: Context, { carta, idioma, asunto, cuerpo }: Vista) {
  const guia = carta === 'informe' ? 'guia-de-uso' : 'guia-alumno';
  const textos = new Map([[textoKey(carta, idioma), { asunto, cuerpo }]]);
  const papel = { ...papelOf(settings, config.publicUrl, guia), textos };
  return muestraDe(carta, { texts: await loadTranslator(idioma), papel, publicUrl: config.publicUrl, today });
}

/** `POST /carta/vista`: how a letter would look with this text, or why the text is refused. */
export async function previewCarta(context: Context, { body }: RequestOf<Calls['vista']>): Promise<ResponseOf<Calls['vista']>> {
  const problemas = problemasDe(body.carta, body).map((problem) => ({ en: problem.en, mensaje: context.texts.word(sentenceOf(problem)) }));
  return { problemas, vista: problemas.length ? null : await write(context, body) };
}

/** `POST /carta/prueba`: queues the letter with made-up data to the caller's own e-mail. Throws 409 without one, 429 after some in a row. */
export async function testCarta(context: Context, { body }: RequestOf<Calls['prueba']>): Promise<ResponseOf<Calls['prueba']>> {
  const { db, user, now, config } = context;
  requireGood(body.carta, body);
  const { correo_electronico: destinatario } = await findDestino(db, user.id_usuario);
  if (!destinatario) throw failure('conflicto', 'cartas.errores.sinCorreo');
  await requireAttempt(context, [frenoKey('prueba', user.id_usuario)]);
  const { text } = await loadTranslator(body.idioma);
  const mail = await write(context, body);
  const asunto = text('cartas.prueba.asunto', { asunto: mail.asunto });
  const clave = `prueba:${user.id_usuario}:${instantOf(context)}`;
  await queueMail(db, { ...mail, asunto, clave, tipo: 'prueba', id_usuario: user.id_usuario, destinatario, now });
  const sentence = config.smtpUrl === undefined ? 'cartas.prueba.enBandeja' : 'cartas.prueba.enviada';
  return { ...done(context, sentence, { destinatario }), destinatario };
}
