import type { Insertable } from 'kysely';
import type { LogTable } from '../db/tables/sistema.ts';
import { iso } from './dates.ts';

/** A sign-in; `at` in milliseconds. */
export interface LoginOf {
  readonly id_usuario: number;
  readonly username: string;
  readonly at: number;
}

/** An attempt as the log records it; times in milliseconds. */
export interface LoggedAttempt {
  readonly id: number;
  readonly id_usuario: number;
  readonly username: string;
  readonly numero_intento: number;
  readonly start: number;
  readonly end: number;
  readonly aprobado: boolean;
  readonly nota: number | null;
}

interface Entry extends LoginOf {
  readonly tabla: string;
  readonly tipo: string;
  readonly detalle: string | null;
}

/** Log entries of sign-ins and attempts, in chronological order (P32). */
export const logRows = (attempts: readonly LoggedAttempt[], logins: readonly LoginOf[]): Insertable<LogTable>[] =>
  [...logins.map(loginEntry), ...attempts.map(startEntry), ...attempts.map(endEntry)]
    .toSorted((a, b) => a.at - b.at || a.id_usuario - b.id_usuario)
    .map(({ id_usuario, username, at, tabla, tipo, detalle }) => ({
      id_usuario,
      usuario_creacion: username,
      tabla,
      tipo,
      detalle,
      fecha_creacion: iso(at),
    }));

const loginEntry = (login: LoginOf): Entry => ({ ...login, tabla: 'usuario', tipo: 'login', detalle: null });

const nameOf = ({ id, numero_intento }: LoggedAttempt): string => `Evaluación ${id}, intento ${numero_intento}`;

const startEntry = (attempt: LoggedAttempt): Entry => ({
  id_usuario: attempt.id_usuario,
  username: attempt.username,
  at: attempt.start,
  tabla: 'evaluacion',
  tipo: 'evaluacion_inicio',
  detalle: nameOf(attempt),
});

const endEntry = (attempt: LoggedAttempt): Entry => ({
  id_usuario: attempt.id_usuario,
  username: attempt.username,
  at: attempt.end,
  tabla: 'evaluacion',
  tipo: 'evaluacion_fin',
  detalle: `${nameOf(attempt)}: ${attempt.aprobado ? 'aprobado' : 'no aprobado'}${attempt.nota === null ? '' : `, nota ${attempt.nota}`}`,
});
