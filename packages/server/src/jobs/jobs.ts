import { Cron } from 'croner';
import type { Config } from '../config.ts';
import { dayIn } from '../core/day.ts';
import type { Runtime } from '../core/http/runtime.ts';
import type { Connection } from '../db/connection.ts';
import { forgetOldUploads } from '../domains/archivo/archivo.public.ts';
import { assignNewMembers } from '../domains/asignacion/asignacion.public.ts';
import { findSettings } from '../domains/configuracion/configuracion.public.ts';
import { deliverMail, hasDueMail } from '../domains/email/email.public.ts';
import { purgeExpired } from '../domains/sesion/sesion.public.ts';
import { closeCeased } from '../domains/usuario/usuario.public.ts';
import { smtpTransport, type MailTransport } from '../mail/transport.ts';
import { runJob, type Job } from './run-job.ts';

/** What a job reports its failures to. */
export interface JobLog {
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
/** Messages of one run. A run that outlasts its lease is joined by another one: each message is still taken by one alone. */
const MAIL_BATCH = 50;

/**
 * Starts the scheduled work of this process: the outbox every few seconds (when there is a mail server), the plans of groups for their
 * new members and the people whose last day is over every ten minutes, uploads of this machine that nobody finished every hour, a
 * snapshot of the embedded database and the removal of what expired once a day. `stop` waits for what is running: at the most one message.
 */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { config } = options;
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, config.publicUrl) : undefined;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const every = (pattern: string, work: (connection: Connection) => Promise<unknown>) =>
    new Cron(pattern, { protect: true }, () => {
      const run = attempt(options, work).finally(() => running.delete(run));
      running.add(run);
      return run;
    });
  const crons = [
    ...(transport ? [every('*/3 * * * * *', (connection) => sendMail(options, connection, { transport, signal: stopping.signal }))] : []),
    every('*/10 * * * *', (connection) => daily(options, connection)),
    every('0 * * * *', () => forgetOldUploads(config)),
    every('*/10 * * * *', (connection) => followGroups(options, connection)),
    every('*/10 * * * *', (connection) => followCeses(options, connection)),
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

/** A failing job is logged and tried again later; it never takes the process down. */
async function attempt({ runtime, log }: JobsOptions, work: (connection: Connection) => Promise<unknown>): Promise<void> {
  if (!runtime.connection || runtime.state !== 'listo') return;
  try {
    await work(runtime.connection);
  } catch (error) {
    log.error({ err: error }, 'una tarea programada falló');
  }
}

type Sender = { readonly transport: MailTransport; readonly signal: AbortSignal };

async function sendMail({ clock }: JobsOptions, { db }: Connection, sender: Sender): Promise<void> {
  if (!(await hasDueMail(db, clock()))) return;
  const run = async () => void (await deliverMail(db, { ...sender, clock, limit: MAIL_BATCH }));
  await runJob(db, { nombre: 'correo', every: 0, lease: MINUTE, run }, clock);
}

async function daily({ clock }: JobsOptions, connection: Connection): Promise<void> {
  const jobs: Job[] = [{ nombre: 'depuracion', every: DAY, lease: 10 * MINUTE, run: () => purgeExpired(connection.db, clock()) }];
  if (connection.snapshot)
    jobs.push({ nombre: 'copia', every: DAY, lease: 30 * MINUTE, run: async () => void (await connection.snapshot?.()) });
  for (const job of jobs) await runJob(connection.db, job, clock);
}

/** The moment with the calendar day that it belongs to in the portal. */
async function momentOf({ clock }: JobsOptions, { db }: Connection): Promise<{ now: Date; today: string }> {
  const [{ zona_horaria }, now] = [await findSettings(db), clock()];
  return { now, today: dayIn(zona_horaria, now) };
}

/** Who came into a group, by whatever way, gets its plans (P27). */
async function followGroups(options: JobsOptions, connection: Connection): Promise<void> {
  const { db } = connection;
  const run = async () => {
    const moment = await momentOf(options, connection);
    await db.transaction().execute((trx) => assignNewMembers(trx, moment));
  };
  await runJob(db, { nombre: 'asignacion_grupo', every: 0, lease: 5 * MINUTE, run }, options.clock);
}

/** Whose last day is over is "Cesado" from then on, also where nobody looks at the record (P21). */
async function followCeses(options: JobsOptions, connection: Connection): Promise<void> {
  const run = async () => void (await closeCeased(connection.db, await momentOf(options, connection)));
  await runJob(connection.db, { nombre: 'cese', every: 0, lease: 5 * MINUTE, run }, options.clock);
}
