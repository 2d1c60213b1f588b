import { Cron } from 'croner';
import type { Config } from '../config/config.ts';
import { dayIn } from '../core/day.ts';
import type { Runtime } from '../core/http/runtime.ts';
import type { Connection } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { keepPartitions } from '../db/partitions.ts';
import { deleteOldPartials, deleteOldUploads, openStorage, removeUnused } from '../domains/archivo/archivo.public.ts';
import { assignPending, writeAvisos } from '../domains/asignacion/asignacion.public.ts';
import { foldResumen } from '../domains/avance/avance.public.ts';
import { findSettings } from '../domains/configuracion/configuracion.public.ts';
import { deliverMail, hasDueMail, hasPorEscribir, hideStaleTokens, resumeMail } from '../domains/email/email.public.ts';
import { forgetPresencias } from '../domains/presencia/presencia.public.ts';
import { applyRetencion } from '../domains/privacidad/privacidad.public.ts';
import { sendRecordatorios } from '../domains/recordatorio/recordatorio.public.ts';
import { freezeMonth, sendProgramados } from '../domains/reporte/reporte.public.ts';
import { foldSumas } from '../domains/tablero/tablero.public.ts';
import { closeCeased, writeWelcome } from '../domains/usuario/usuario.public.ts';
import { traceOf } from '../operations/traced.ts';
import { deliverEntregas, hasDueEntregas, resumeEntregas, type Resolve, resolverOf } from '../domains/webhook/webhook.public.ts';
import { type Heard, mailTrouble } from '../mail/mail-trouble.ts';
import { smtpTransport, type MailTransport } from '../mail/transport.ts';
import { answerCopyRequests } from './copy-requests.ts';
import { workInPortions } from './act-on-many.ts';
import { judgeQuestions } from './judge-questions.ts';
import { momentOf } from './moment-of.ts';
import { notifyBrowsers } from './notify-browsers.ts';
import { purge } from './purge.ts';
import { runJob, type Job } from './run-job.ts';
import { writeDrafts } from './write-drafts.ts';

/** Log for failed jobs. */
export interface JobLog {
  warn(message: string): void;
  error(details: object, message: string): void;
}

export interface JobsOptions {
  readonly runtime: Runtime;
  readonly config: Config;
  readonly clock: () => Date;
  readonly log: JobLog;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Most messages per run. If a run exceeds its lease another process may start one; each message is still claimed once. */
const MAIL_BATCH = 50;
/** Most events for one webhook per run, and milliseconds for one attempt (P157). */
const WEBHOOK_BATCH = 200;
const WEBHOOK_MS = 10 * SECOND;
/** Most records that the retention deletes in one transaction, and time after which a run leaves the rest to the next day's. */
const RETENTION_SLICE = 1000;
const RETENTION_MS = 50 * MINUTE;

/**
 * Schedules the jobs of this process. Every few seconds: queued letters, acts on many people, corrections of keys, requests for drafts, the outbox (with a
 * mail server), events of webhooks, reminders to browsers, a backup of the embedded database on request. Every minute: sums of figures, statistics of the embedded database. Every ten
 * minutes: plans of rules, people after their last day, figures of questions, reminders, saved reports, unsent links, what a fast clock postponed. Every hour:
 * abandoned uploads. Once a day: expired rows, old records, unused files, copy and partitions. `stop` waits for running jobs, of the outbox for one message.
 */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { config } = options;
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, config.publicUrl, { from: config.smtpFrom }) : undefined;
  const heard = mailTrouble(options.log, options.clock);
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const every = (pattern: string, work: (connection: Connection) => Promise<unknown>) =>
    new Cron(pattern, { protect: true }, () => {
      const run = attempt(options, work).finally(() => running.delete(run));
      running.add(run);
      return run;
    });
  const resolve = resolverOf(config.webhooksPrivados);
  const crons = [
    ...(transport
      ? [every('*/3 * * * * *', (connection) => sendMail(options, connection, { transport, heard, signal: stopping.signal }))]
      : []),
    every('*/3 * * * * *', (connection) => writeLetters(options, connection, stopping.signal)),
    every('*/2 * * * * *', ({ db }) => workInPortions(db, { ...options, signal: stopping.signal })),
    every('*/2 * * * * *', ({ db }) => writeDrafts(db, { ...options, signal: stopping.signal })),
    every('*/2 * * * * *', (connection) => answerCopyRequests(connection, config.dataDir, options.clock)),
    every('*/3 * * * * *', (connection) => tellWebhooks(options, connection, { resolve, signal: stopping.signal })),
    every('*/10 * * * * *', ({ db }) => notifyBrowsers(db, { ...options, signal: stopping.signal })),
    every('* * * * *', (connection) => fold(options, connection)),
    every('* * * * *', async (connection) => connection.analyze?.()),
    every('*/10 * * * *', (connection) => runDueDailyJobs(options, connection)),
    every('0 * * * *', () => Promise.all([deleteOldUploads(config), deleteOldPartials(config, options.clock())])),
    every('*/10 * * * *', (connection) => retain(options, connection, stopping.signal)),
    every('*/10 * * * *', (connection) => removeFiles(options, connection, stopping.signal)),
    every('*/10 * * * *', (connection) => assignPlansOfRules(options, connection)),
    every('*/10 * * * *', ({ db }) => judgeQuestions(db, { ...options, signal: stopping.signal })),
    every('*/10 * * * *', (connection) => markCeased(options, connection)),
    every('*/10 * * * *', (connection) => remind(options, connection, stopping.signal)),
    every('*/10 * * * *', (connection) => sendReports(options, connection, stopping.signal)),
    every('*/10 * * * *', ({ db }) => hideStaleTokens(db, options.clock())),
    every('*/10 * * * *', ({ db }) => resumePostponed(db, options.clock())),
  ];
  return {
    async stop() {
      stopping.abort();
      for (const cron of crons) cron.stop();
      await Promise.all(running);
      transport?.close();
    },
  };
}

/** Logs a failing job, which is retried later; never ends the process. */
async function attempt({ runtime, log }: JobsOptions, work: (connection: Connection) => Promise<unknown>): Promise<void> {
  if (!runtime.connection || runtime.state !== 'listo') return;
  try {
    await work(runtime.connection);
  } catch (error) {
    log.error({ err: error, ...traceOf(error) }, 'una tarea programada falló');
  }
}

/** Makes due what a clock that ran ahead postponed. */
async function resumePostponed(db: Executor, now: Date): Promise<void> {
  await resumeMail(db, now);
  await resumeEntregas(db, now);
}

type Sender = { readonly transport: MailTransport; readonly heard: Heard; readonly signal: AbortSignal };

async function sendMail({ clock }: JobsOptions, { db }: Connection, sender: Sender): Promise<void> {
  if (!(await hasDueMail(db, clock()))) return;
  const run = async () => void (await deliverMail(db, { ...sender, clock, limit: MAIL_BATCH }));
  await runJob(db, { nombre: 'correo', every: 0, lease: MINUTE, run }, clock);
}

/** Sends the due events of webhooks (P157). */
async function tellWebhooks({ clock }: JobsOptions, { db }: Connection, teller: { resolve: Resolve; signal: AbortSignal }): Promise<void> {
  if (!(await hasDueEntregas(db, clock()))) return;
  const run = async () => void (await deliverEntregas(db, { ...teller, clock, attemptMs: WEBHOOK_MS, limit: WEBHOOK_BATCH }));
  await runJob(db, { nombre: 'webhook', every: 0, lease: MINUTE, run }, clock);
}

/** Folds the changes of the sums that dashboards read, and forgets who left a form without a word. */
async function fold({ clock }: JobsOptions, { db }: Connection): Promise<void> {
  const run = async () => {
    for (const part of [foldResumen, foldSumas]) await part(db);
    await forgetPresencias(db, clock().toISOString());
  };
  await runJob(db, { nombre: 'resumen', every: 0, lease: 5 * MINUTE, run }, clock);
}

async function runDueDailyJobs({ clock, config }: JobsOptions, connection: Connection): Promise<void> {
  const jobs: Job[] = [{ nombre: 'depuracion', every: DAY, lease: 10 * MINUTE, run: () => purge(connection, { now: clock(), config }) }];
  if (connection.snapshot)
    jobs.push({ nombre: 'copia', every: DAY, lease: 30 * MINUTE, run: async () => void (await connection.snapshot?.()) });
  jobs.push({
    nombre: 'cuadro',
    every: 60 * MINUTE,
    lease: 60 * MINUTE,
    run: async () => void (await freezeMonth(connection.db, clock())),
  });
  jobs.push({
    nombre: 'particiones',
    every: DAY,
    lease: 10 * MINUTE,
    run: async () => void (await keepPartitions(connection.db, clock().toISOString())),
  });
  for (const job of jobs) await runJob(connection.db, job, clock);
}

/** Deletes what is over by the periods of the settings (P175). */
async function retain(options: JobsOptions, { db }: Connection, signal: AbortSignal): Promise<void> {
  const { clock, config } = options;
  const run = async () => {
    const [{ zona_horaria, idioma }, now] = [await findSettings(db), clock()];
    const goesOn = () => !signal.aborted && clock().getTime() < now.getTime() + RETENTION_MS;
    const pasada = { now, today: dayIn(zona_horaria, now), idioma, folder: config.backupDir, tramo: RETENTION_SLICE, goesOn };
    await applyRetencion(db, pasada);
  };
  await runJob(db, { nombre: 'retencion', every: DAY, lease: 60 * MINUTE, run }, clock);
}

/** Removes the files that no lesson has used for some days (P250). */
async function removeFiles({ clock, config }: JobsOptions, { db }: Connection, signal: AbortSignal): Promise<void> {
  const [now, days] = [clock(), config.operacion.unusedFileDays];
  const goesOn = () => !signal.aborted && clock().getTime() < now.getTime() + RETENTION_MS;
  const run = async () => void (await removeUnused(db, { storage: openStorage(config), now, days, goesOn }));
  await runJob(db, { nombre: 'archivos', every: DAY, lease: 60 * MINUTE, run }, clock);
}

/** Writes the welcome letters and the notices of assignments that calls queued (P225). */
async function writeLetters(options: JobsOptions, connection: Connection, signal: AbortSignal): Promise<void> {
  const { db } = connection;
  if (!(await hasPorEscribir(db, options.clock().toISOString()))) return;
  const goesOn = () => !signal.aborted;
  const run = async () => {
    const cartero = await momentOf(options, connection.db);
    await writeWelcome(db, cartero, goesOn);
    await writeAvisos(db, cartero, goesOn);
  };
  await runJob(db, { nombre: 'bienvenida', every: 0, lease: 5 * MINUTE, run }, options.clock);
}

/** Assigns the plans of rules to people who meet them since a change, however it was made (P27). */
async function assignPlansOfRules(options: JobsOptions, connection: Connection): Promise<void> {
  const { db } = connection;
  const run = async () => void (await assignPending(db, await momentOf(options, connection.db)));
  await runJob(db, { nombre: 'asignacion_regla', every: 0, lease: 5 * MINUTE, run }, options.clock);
}

/** Sets people after their last day to "Cesado" (P82). */
async function markCeased(options: JobsOptions, connection: Connection): Promise<void> {
  const run = async () => void (await closeCeased(connection.db, await momentOf(options, connection.db)));
  await runJob(connection.db, { nombre: 'cese', every: 0, lease: 5 * MINUTE, run }, options.clock);
}

/** Queues the reminders of the day (P43). */
async function remind({ clock, config }: JobsOptions, { db }: Connection, signal: AbortSignal): Promise<void> {
  const run = async () => void (await sendRecordatorios(db, { now: clock(), publicUrl: config.publicUrl, signal }));
  await runJob(db, { nombre: 'recordatorio', every: 0, lease: 10 * MINUTE, run }, clock);
}

/** Queues the saved reports that are due (P111). */
async function sendReports({ clock, config }: JobsOptions, { db }: Connection, signal: AbortSignal): Promise<void> {
  const run = async () => void (await sendProgramados(db, { now: clock(), publicUrl: config.publicUrl, signal }));
  await runJob(db, { nombre: 'informe', every: 0, lease: 10 * MINUTE, run }, clock);
}
