import { type DatosPregunta, filaDe } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import type { RedactorSettings } from '../../../config/redactor.ts';
import type { Cartero } from '../../../core/context.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { inTransactionOf } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findIguales } from '../../pregunta/pregunta.public.ts';
import { askModelo, type Vuelta } from '../gateways/modelo.ts';
import { endOlder, endRedaccion, findPresentes, type Fin, type PorEnviar, takePendientes } from '../redactor.repository.ts';
import { leerVuelta, storable } from '../respuesta.rules.ts';

/** Requests that a process has out at once. */
const A_LA_VEZ = 4;
/** Milliseconds in which the whole answer must come; a request that is out for longer belongs to a process that is gone. */
const ESPERA_MS = 120_000;
const PERDIDA_MS = 2 * ESPERA_MS;
/** Characters of an answer that are kept. */
const GUARDADO = 200_000;

/** One run of the job. */
export interface Pasada {
  readonly redactor: RedactorSettings | undefined;
  readonly moment: () => Promise<Cartero>;
  readonly signal: AbortSignal;
  /** Milliseconds in which the whole answer must come. */
  readonly ms?: number;
}

/** Sends the requests for drafts that wait, some at once, and stores what comes back (P284). Those that an ended process left out are ended. */
export async function writeBorradores(db: Executor, pasada: Pasada): Promise<void> {
  const { redactor, moment, signal } = pasada;
  const { now } = await moment();
  const antes = new Date(now.getTime() - PERDIDA_MS).toISOString();
  await endOlder(db, { antes, now: now.toISOString(), todas: redactor === undefined });
  if (!redactor || signal.aborted) return;
  const taken = await takePendientes(db, { limite: A_LA_VEZ, now: now.toISOString() });
  await Promise.all(taken.map((redaccion) => write(db, redaccion, { ...pasada, redactor })));
}

async function write(
  db: Executor,
  redaccion: PorEnviar,
  { redactor, moment, signal, ms = ESPERA_MS }: Pasada & { redactor: RedactorSettings },
) {
  const vuelta = await askModelo(redactor, redaccion.peticion, { ms, signal });
  const momento = await moment();
  const usuario = redaccion.usuario_creacion;
  await inTransactionOf({ ...momento, db }, { id_usuario: redaccion.id_usuario_creacion ?? 0, username: usuario }, async (trx) => {
    const fin = finOf(vuelta, redaccion, { presentes: await findPresentes(trx, redaccion.id_tema), now: momento.now.toISOString() });
    if (!(await endRedaccion(trx, redaccion.id_redaccion, fin))) return;
    const { word, text } = await portalTexts(momento.settings);
    await recordEvent(trx, {
      id_usuario: null,
      id_empresa: redaccion.id_empresa,
      id_autor: redaccion.id_usuario_creacion,
      usuario,
      tabla: 'redaccion',
      tipo: 'redactor',
      detalle: word(eventOf(redaccion, fin, (fallo) => text(`comun.opciones.falloRedaccion.${fallo}`))),
      now: momento.now,
    });
  });
}

function eventOf(
  { titulo: tema }: PorEnviar,
  { fallo, borradores, rechazadas }: Fin,
  words: (fallo: NonNullable<Fin['fallo']>) => string,
): Message {
  return fallo === null
    ? message('redactor.sucesos.lista', { tema, borradores: borradores.length, rechazadas: rechazadas.length })
    : message('redactor.sucesos.fallida', { tema, fallo: words(fallo) });
}

const conIguales = (datos: DatosPregunta): boolean => findIguales({ ...filaDe(datos), datos }) !== undefined;

/** Judges an answer. */
function finOf(
  vuelta: Vuelta,
  { texto, tipos, cantidad }: PorEnviar,
  { presentes, now }: { presentes: readonly string[]; now: string },
): Fin {
  const respuesta = vuelta.cuerpo === null ? null : storable(vuelta.cuerpo.slice(0, GUARDADO));
  const base = { codigo_http: vuelta.codigo_http, respuesta, now };
  if (vuelta.fallo !== null) return { ...base, fallo: vuelta.fallo, borradores: [], rechazadas: [] };
  const read = leerVuelta(vuelta.cuerpo, { texto, tipos, cantidad, presentes, conIguales });
  return read ? { ...base, fallo: null, ...read } : { ...base, fallo: 'ilegible', borradores: [], rechazadas: [] };
}
