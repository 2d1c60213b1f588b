import { dayAfter } from '@portal/contract/dia';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { type Asignacion, linesOf, type Mensaje, Modelo, type Persona, type Plan } from '@portal/testkit/models/recordatorio-modelo.ts';
import { dyingAt, installDeath } from '@portal/testkit/models/recordatorio-muerte.ts';
import { applyDay, buildWorld, type Mundo, PRIMER_DIA } from '@portal/testkit/models/recordatorio-mundo.ts';
import { type SmtpSink, startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { expect, test } from 'vitest';
import { smtpTransport } from '../../mail/transport.ts';
import { deliverMail, hasDueMail } from '../email/email.public.ts';
import { sendRecordatorios } from './recordatorio.public.ts';

const connection = useTestDatabase();
const PUBLIC_URL = 'https://portal.example.com';
const DAYS = 120;
/** The server is down; no run of these days happens. */
const STANDSTILL = (day: number): boolean => (day >= 40 && day <= 48) || day % 17 === 5;
/** The mail server does not answer. */
const OUTAGE = 74;
/** A run ends in the middle of a transaction, as of a killed process. */
const KILLED = (day: number): boolean => day % 6 === 1;
/** Two processes run at once. */
const TWICE = (day: number): boolean => day % 5 === 2;

const dayOf = (day: number): string => dayAfter(PRIMER_DIA, day);
/** An instant of a day in Lima. */
const momentOf = (day: number, hour: number): Date => new Date(`${dayOf(day)}T${String(hour + 5).padStart(2, '0')}:00:00Z`);
const isWorked = (day: number, mundo: Mundo): boolean =>
  ![0, 6].includes(new Date(dayOf(day)).getUTCDay()) && !mundo.feriados.has(dayOf(day));

const run = (now: Date) => sendRecordatorios(connection().db, { now, publicUrl: PUBLIC_URL, lote: 25 });

/** Runs until a transaction dies at the last reader of the day, then again. */
async function runKilled(now: Date, expected: readonly Mensaje[]): Promise<void> {
  const last = Math.max(...expected.map(({ para }) => para.id));
  await dyingAt(connection().db, last, () => expect(run(now)).rejects.toThrow('muere'));
  await run(now);
}

async function deliver(url: string, now: Date): Promise<void> {
  const transport = smtpTransport(url, PUBLIC_URL);
  let before = -1;
  for (let sent = 0; sent !== before && (await hasDueMail(connection().db, now));) {
    before = sent;
    sent += await deliverMail(connection().db, { transport, clock: () => now, limit: 100 });
  }
  transport.close();
}

const described = (para: string | null | undefined, lines: readonly string[]): string => `${para} <- ${lines.toSorted().join(' | ')}`;

/** Runs a day; returns the messages that it must have queued. */
async function liveDay(day: number, mundo: Mundo, modelo: Modelo): Promise<Mensaje[]> {
  await applyDay(connection().db, mundo, day);
  if (STANDSTILL(day)) return [];
  expect(await run(momentOf(day, 7)), 'before the hour').toBe(0);
  const expected = isWorked(day, mundo) ? modelo.run(day, mundo.asignaciones) : [];
  if (expected.length > 1 && KILLED(day)) await runKilled(momentOf(day, 8), expected);
  else if (TWICE(day)) await Promise.all([run(momentOf(day, 8)), run(momentOf(day, 8))]);
  else expect(await run(momentOf(day, 8)), dayOf(day)).toBe(expected.length);
  expect(await run(momentOf(day, 15)), `second run of ${dayOf(day)}`).toBe(0);
  return expected;
}

test('over 120 days every expected message arrives exactly once, with what it must say, and no other', async () => {
  await installDeath(connection().db);
  const mundo = await buildWorld(connection().db);
  const modelo = new Modelo();
  const expected: Mensaje[] = [];
  let smtp: SmtpSink = await startSmtp();
  const port = Number(new URL(smtp.url).port);
  const received: SmtpSink['received'][number][] = [];
  for (let day = 0; day < DAYS; day += 1) {
    if (day === OUTAGE) {
      received.push(...smtp.received);
      await smtp.close();
    }
    if (day === OUTAGE + 1) smtp = await startSmtp({}, port);
    expected.push(...(await liveDay(day, mundo, modelo)));
    if (!STANDSTILL(day)) await deliver(`smtp://127.0.0.1:${port}`, momentOf(day, 16));
  }
  received.push(...smtp.received);
  await smtp.close();
  const got = received.map((mail) => described(mail.to?.[0]?.address, linesOf(mail.text ?? '')));
  expect(got.toSorted()).toEqual(expected.map(({ para, lineas }) => described(para.correo, lineas)).toSorted());
  expect(got.length).toBeGreaterThan(500);
  expect(new Set(got).size).toBe(got.length);
  showsVariety(expected, mundo);
});

/** The world has what it is about: levels, digests, people with own plans and others', and people who hear of nothing. */
function showsVariety(expected: readonly Mensaje[], { personas, asignaciones, planes }: Mundo): void {
  const lines = expected.flatMap(({ lineas }) => lineas);
  expect(new Set(expected.flatMap(({ niveles }) => niveles))).toEqual(new Set([1, 2, 3]));
  for (const word of ['mañana', '): '])
    expect(
      lines.some((line) => line.includes(word)),
      word,
    ).toBe(true);
  expect(expected.some(({ lineas }) => lineas.some(isOwnLine) && !lineas.every(isOwnLine))).toBe(true);
  expect(expected.some(({ lineas }) => lineas.filter(isOwnLine).length > 1)).toBe(true);
  const silent = (person: Persona) => expected.every(({ para }) => para !== person);
  expect(personas.some((person) => silent(person) && person.correo === null)).toBe(true);
  const told = (plan: Plan) => lines.some((line) => line.startsWith(plan.nombre));
  expect(planes.map(told)).toEqual([true, true, true, true, false]);
  expect(asignaciones.some(({ apertura }: Asignacion) => apertura > 1)).toBe(true);
}

const isOwnLine = (line: string): boolean => line.includes(': termina ');
