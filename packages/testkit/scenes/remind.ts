import type { Executor } from '@portal/server/src/db/executor.ts';
import { sendRecordatorios } from '@portal/server/src/domains/recordatorio/recordatorio.public.ts';
import { sendProgramados } from '@portal/server/src/domains/reporte/reporte.public.ts';

/** Queues the reminders that are due at `now`; returns the number of messages. */
export const remind = (db: Executor, now: Date, publicUrl: string): Promise<number> => sendRecordatorios(db, { now, publicUrl });

/** Queues the saved reports that are due at `now`; returns the number of messages. */
export const sendReports = (db: Executor, now: Date, publicUrl: string): Promise<number> => sendProgramados(db, { now, publicUrl });
