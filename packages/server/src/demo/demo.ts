import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { rebuildProgress } from '../domains/avance/avance.public.ts';
import { computeSalud } from '../domains/pregunta/pregunta.public.ts';
import type { StorePlace } from '../domains/archivo/archivo.public.ts';
import type { Executor } from '../db/executor.ts';
import { assignPlans } from './assignments.ts';
import { alignIdentity, insertRows } from './bulk.ts';
import { insertConsultas } from './insert/insert-consultas.ts';
import { addDays, atMinute, dayOf, iso } from './dates.ts';
import { ADMIN, demoAcotados, demoPeople } from './demo-people.ts';
import { createHistoryRows, type HistoryRows } from './history-rows.ts';
import { insertDisenoDemo } from './insert/insert-diseno.ts';
import { insertCompanies, insertParameters, insertPeople } from './insert/insert-organization.ts';
import { insertPlans } from './insert/insert-plans.ts';
import { insertTopics } from './insert/insert-topics.ts';
import { insertContenidos, storeMaterial } from './material.ts';
import { createPeople, type PersonaRow } from './people.ts';
import { playEveryone } from './play-everyone.ts';
import { createRandom } from './random.ts';

const SEED = 20_261_121;
const PASSWORD = 'Portal-Demo-2026';

/** Time that the demo's history ends at, and the file store. */
export interface DemoOptions extends StorePlace {
  readonly now: Date;
}

/**
 * Fills an empty database with the demo: Grupo Andino, its people, three plans with their lessons, and twelve months of history.
 * One transaction; the same `now` gives the same data, except for the salt of the passwords.
 */
export async function loadDemo(db: Executor, options: DemoOptions): Promise<void> {
  const contrasenia = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db.transaction().execute((trx) => load(trx, { ...options, contrasenia }));
}

async function load(db: Executor, { now, contrasenia, ...place }: DemoOptions & { contrasenia: string }): Promise<void> {
  const random = createRandom(SEED);
  const today = dayOf(now.getTime());
  const made = iso(atMinute(addDays(today, -358), 9 * 60));
  const staff = demoPeople({ today, contrasenia }, iso(now.getTime()));
  const usuario_creacion = staff.find(({ id_usuario }) => id_usuario === ADMIN)!.username;
  const stamps = { usuario_creacion, fecha_creacion: made, fecha_modificacion: made };
  const people = createPeople(random, { today, contrasenia }, staff.length + 1);

  await insertCompanies(db, stamps);
  await insertParameters(db, stamps);
  const acotados = demoAcotados({ today, contrasenia }, iso(now.getTime()), staff.length + people.rows.length + 1);
  await insertPeople(db, [staff, people.rows, acotados], people.direcciones);
  const target = { ...place, usuario: usuario_creacion, now: new Date(made) };
  const material = await storeMaterial(db, target);
  await insertTopics(db, stamps, material);
  await insertContenidos(db, target, { material, stamps });
  const places = await insertPlans(db, stamps, today);

  const everyone: readonly PersonaRow[] = [...staff, ...people.rows];
  const assignments = await assignPlans(db, random, { people: everyone, today, usuario_creacion });
  const { attempts, logins } = playEveryone(random, { people: everyone, assignments, places, now: now.getTime() });
  await insertHistory(db, createHistoryRows(random, attempts, logins));
  await insertDisenoDemo(db, { usuario: usuario_creacion, now: made });
  await insertConsultas(db, { usuario: usuario_creacion, now: iso(now.getTime()) });
  await configure(db, { usuario_modificacion: usuario_creacion, fecha_modificacion: made });
  await rebuildProgress(db);
  await computeSalud(db, { clock: () => now, goesOn: () => true });
}

async function insertHistory(db: Executor, rows: HistoryRows): Promise<void> {
  await insertRows(db, 'evaluacion', rows.evaluaciones);
  await alignIdentity(db, 'evaluacion', 'id_evaluacion');
  await insertRows(db, 'detalle', rows.detalles);
  await insertRows(db, 'feedback', rows.feedback);
  await insertRows(db, 'certificado', rows.certificados);
  await sql`select setval('certificado_numero', ${rows.certificados.length})`.execute(db);
  await insertRows(db, 'log', rows.log);
  await sql`
    update usuario u set fecha_login = l.ultima
    from (select id_usuario, max(fecha_creacion) as ultima from log where tipo = 'login' group by id_usuario) l
    where l.id_usuario = u.id_usuario`.execute(db);
}

async function configure(db: Executor, stamps: { usuario_modificacion: string; fecha_modificacion: string }): Promise<void> {
  await db
    .updateTable('configuracion')
    .set({
      firma_notificacion: 'Equipo de Capacitación — Gestión y Desarrollo Humano, Grupo Andino',
      id_plan_tablero1: 1,
      id_plan_tablero2: 2,
      correo_contacto: 'capacitacion@grupoandino.example',
      telefono_soporte: '987 654 321',
      ...stamps,
    })
    .execute();
}
