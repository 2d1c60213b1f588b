import { chooseLanguage, LANGUAGES, loadTranslator } from '@portal/messages';
import type { Cartero } from '../../core/context.ts';
import { dayInWords } from '../../core/day.ts';
import type { Executor } from '../../db/executor.ts';
import { papelOf } from '../../mail/membrete.ts';
import { asignacionMail } from '../../mail/templates/asignacion.ts';
import { type NewMail, nextLote, queueMails } from '../email/email.public.ts';
import { findPorAvisar, insertAvisos, type PlanPorAvisar } from './aviso.repository.ts';
import { enlaceDelPlan } from './enlace.rules.ts';
import { findPrimerosTemas, type PrimerTema } from './primer-tema.repository.ts';

/** People whose letters are written at once: their texts stand in memory. */
const BATCH = 500;

export interface Envio {
  /** Number of the bulk send; null when nothing was queued. */
  readonly lote: number | null;
  /** People who are told. */
  readonly enviados: number;
}

/** Assignment and its person. */
interface PorAvisar {
  readonly id_asignacion: number;
  readonly id_usuario: number;
}

/** Queues one letter to each person of these assignments, with all of their plans, in the caller's transaction. */
export async function tellAssignments(trx: Executor, context: Cartero, asignaciones: readonly PorAvisar[]): Promise<Envio> {
  const people = byPersona(asignaciones);
  if (!people.length) return { lote: null, enviados: 0 };
  const lote = await nextLote(trx);
  for (let from = 0; from < people.length; from += BATCH) {
    const ids = people.slice(from, from + BATCH).flatMap((planes) => planes.map(({ id_asignacion }) => id_asignacion));
    await tellBatch(trx, context, { ids, lote });
  }
  return { lote, enviados: people.length };
}

async function tellBatch(trx: Executor, context: Cartero, { ids, lote }: { ids: readonly number[]; lote: number }): Promise<void> {
  const rows = await findPorAvisar(trx, ids);
  const temas = new Map((await findPrimerosTemas(trx, rows)).map((tema) => [keyOf(tema), tema]));
  const letters = await Promise.all(
    byPersona(rows).map(async (planes) => ({ planes, mail: await letterOf(context, { planes, temas, lote }) })),
  );
  const queued = await queueMails(
    trx,
    letters.map(({ mail }) => mail),
  );
  const avisadas = letters.flatMap(({ planes, mail }) => {
    const id_correo = queued.get(mail.clave);
    return id_correo === undefined ? [] : planes.map(({ id_asignacion }) => ({ id_asignacion, id_correo }));
  });
  await insertAvisos(trx, avisadas, context.today);
}

function byPersona<Row extends { readonly id_usuario: number }>(rows: readonly Row[]): Row[][] {
  const people = new Map<number, Row[]>();
  for (const row of rows) {
    const known = people.get(row.id_usuario);
    if (known) known.push(row);
    else people.set(row.id_usuario, [row]);
  }
  return [...people.values()];
}

const keyOf = ({ id_usuario, id_planestudio }: { id_usuario: number; id_planestudio: number }): string => `${id_usuario}:${id_planestudio}`;

interface Carta {
  /** Of one person. */
  readonly planes: readonly PlanPorAvisar[];
  readonly temas: ReadonlyMap<string, PrimerTema>;
  readonly lote: number;
}

/** Writes the letter in the person's language, else the portal's. Only a proven e-mail is greeted by name, which a stranger may have typed. */
async function letterOf({ config, settings, now }: Cartero, { planes, temas, lote }: Carta): Promise<NewMail> {
  const { id_usuario, idioma, nombres, correo_electronico: destinatario, correo_comprobado } = planes[0]!;
  const texts = await loadTranslator(chooseLanguage([idioma ?? settings.idioma]));
  const { tag } = LANGUAGES[texts.language];
  const mail = asignacionMail(texts, {
    nombre: correo_comprobado ? nombres : undefined,
    planes: planes.map((row) => ({
      plan: row.plan,
      inicio: dayInWords(tag, row.fecha_inicio),
      fin: dayInWords(tag, row.fecha_fin),
      pendientes: row.pendientes,
      enlace: enlaceDelPlan(config.publicUrl, row, temas.get(keyOf(row))),
    })),
    ...papelOf(settings, config.publicUrl),
  });
  const id_planestudio = planes.length === 1 ? planes[0]!.id_planestudio : null;
  return { clave: `asigna:${lote}:${id_usuario}`, tipo: 'asigna', id_usuario, destinatario, id_planestudio, lote, ...mail, now };
}
