import type { FormatoBanco } from '@portal/contract/pregunta';
import type { Language, Message } from '@portal/messages';
import { askThread } from '../../../../core/ask-thread.ts';
import { limitConcurrency, limitConcurrencyOfEach } from '../../../../core/limit-concurrency.ts';
import { AppError, failure } from '../../../../errors/errors.ts';
import { locateWorker } from '../../../../threads/locate-worker.ts';
import type { BancoLeido, ImagenDelBanco, LecturaDePesos } from '../banco.rules.ts';

/** Work of the thread: to read a bank of these bytes, or to write the questions that they hold as JSON. */
export interface BancoPedido {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tarea: Lectura | Escritura;
}

export interface Lectura {
  readonly hace: 'leer';
  readonly pesos: LecturaDePesos | undefined;
}

export interface Escritura {
  readonly hace: 'escribir';
  readonly formato: FormatoBanco;
  readonly idioma: Language;
  /** Pictures by their `id_archivo`. */
  readonly imagenes: readonly (readonly [number, Omit<ImagenDelBanco, 'bytes'> & { readonly bytes: Uint8Array }])[];
}

/** Written bank. */
export interface BancoEscrito {
  readonly bytes: Uint8Array;
  readonly terminacion: 'txt' | 'xml' | 'zip';
  /** Number of questions that the format cannot hold. */
  readonly fuera: number;
}

export type BancoRespuesta = { readonly leido: BancoLeido } | { readonly escrito: BancoEscrito } | { readonly problema: Message };

const MOST_MS = 60_000;

/** Two banks at a time, one of each person: the files of one person never keep those of another waiting. */
const working = limitConcurrency(2);
const ofPerson = limitConcurrencyOfEach(1);

/** Reads a bank in a thread with limited memory and time. Throws a 422 that names its problem. */
export async function leerEnHilo(bytes: Uint8Array, id_usuario: number, pesos: LecturaDePesos | undefined): Promise<BancoLeido> {
  const answer = await ask(id_usuario, { bytes: Uint8Array.from(bytes), tarea: { hace: 'leer', pesos } });
  if ('leido' in answer) return answer.leido;
  throw failure('no_procesable', 'banco.archivo.dificil');
}

/** Writes a bank in a thread. Throws 422 when it takes too much time or memory. */
export async function escribirEnHilo(preguntas: object, id_usuario: number, tarea: Escritura): Promise<BancoEscrito> {
  const answer = await ask(id_usuario, { bytes: Uint8Array.from(Buffer.from(JSON.stringify(preguntas))), tarea });
  if ('escrito' in answer) return answer.escrito;
  throw failure('no_procesable', 'banco.archivo.dificil');
}

async function ask(id_usuario: number, pedido: BancoPedido): Promise<Exclude<BancoRespuesta, { readonly problema: Message }>> {
  const thread = { program: locateWorker(import.meta.url, 'bank-worker.js'), name: 'banco', mostMs: MOST_MS };
  const answer = await ofPerson(id_usuario)(() => working(() => askThread<BancoRespuesta>(thread, pedido)));
  if (!answer) throw failure('no_procesable', 'banco.archivo.dificil');
  if ('problema' in answer) throw new AppError('no_procesable', answer.problema);
  return answer;
}
