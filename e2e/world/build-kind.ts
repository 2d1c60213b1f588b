import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, DEMO_PASSWORD, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import type { Connection } from '../../packages/server/src/db/connection.ts';
import { LOCKED_IN, type Kind } from './kinds.ts';
import type { Person, World, WorldTopic } from './world.ts';

type Database = Connection['db'];

/** When the world is made. */
export interface Moment {
  readonly now: Date;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

type Growing = { -readonly [Part in keyof World]: Record<string, World[Part][string]> };

export const emptyWorld = (): Growing => ({ people: {}, topics: {}, plans: {}, key: {} });

/** Adds the plan of a kind and its people. */
export async function buildKind(db: Database, world: Growing, { name, kind, moment }: { name: string; kind: Kind; moment: Moment }) {
  const built = await buildPlan(db, { denominacion: kind.plan, estructura: kind.estructura, today: moment.today });
  await lock(db, built, LOCKED_IN[name]);
  world.plans[name] = kind.plan;
  world.topics[name] = topicsOf(built);
  for (const tema of built.temas) for (const question of tema.banco) world.key[question.pregunta] = rightText(question);
  const people: Person[] = [];
  for (let index = 0; index < kind.people; index += 1) people.push(await buildPerson(db, kind, moment));
  const { id_planestudio } = built.plan;
  for (const { id_usuario } of people) await buildAsignacion(db, { id_usuario, id_planestudio });
  world.people[name] = people;
}

let documents = 0;
const nextDocument = (): string => String(90_000_000 + (documents += 1));

/** A person of a kind; staff with `role`. The password is of today, or far too old. */
export async function buildPerson(
  db: Database,
  { names, expiredPassword }: Pick<Kind, 'names' | 'expiredPassword'>,
  { now, role = {} }: Pick<Moment, 'now'> & { role?: Pick<UsuarioOverrides, 'admin' | 'soporte' | 'acotado'> },
): Promise<Person> {
  const numero_documento = nextDocument();
  const number = numero_documento.slice(-3);
  const row = await buildUsuario(db, {
    nombres: `Alba ${number}`,
    apellido_paterno: 'Quispe',
    apellido_materno: 'Ñahui',
    ...names,
    ...role,
    numero_documento,
    codigo_usuario: `E2E${number}`,
    correo_electronico: `alba${number}@correo.example`,
    contrasenia_fecha: expiredPassword ? '2020-01-01T12:00:00.000Z' : now.toISOString(),
  });
  return {
    id_usuario: row.id_usuario,
    username: row.username,
    password: DEMO_PASSWORD,
    email: row.correo_electronico ?? '',
    fullname: [row.nombres, row.apellido_paterno, row.apellido_materno].join(' '),
  };
}

const rightText = ({ rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta }: BuiltPlan['temas'][number]['banco'][number]): string =>
  [rpta_a, rpta_b, rpta_c, rpta_d][indicador_correcta - 1] ?? '';

const topicsOf = ({ temas, ocurrencias }: BuiltPlan): WorldTopic[] =>
  ocurrencias.map((ocurrencia, index) => ({ titulo: temas[index]?.titulo ?? '', ocurrencia }));

async function lock(db: Database, { temas }: BuiltPlan, pair: readonly [number, number] | undefined): Promise<void> {
  const [locked, first] = [temas[pair?.[0] ?? -1], temas[pair?.[1] ?? -1]];
  if (!locked || !first) return;
  await db.updateTable('tema').set({ referencia: first.id_tema }).where('id_tema', '=', locked.id_tema).execute();
}
