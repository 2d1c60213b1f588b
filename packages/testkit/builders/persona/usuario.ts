import { hash } from '@node-rs/argon2';
import { ROL } from '@portal/contract/acceso';
import type { Executor } from '@portal/server/src/db/executor.ts';
import type { UsuarioTable } from '@portal/server/src/db/tables/personas.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { nextNumber, stamps } from '../counter.ts';

/** Password of every built person who is not given another one. */
export const DEMO_PASSWORD = 'Portal-Demo-2026';

const hashes = new Map<string, Promise<string>>();

/** argon2id hash of a password, worked out once in the process (P4). */
function passwordHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  hashes.set(password, known);
  return known;
}

export type UsuarioOverrides = Partial<Insertable<UsuarioTable>> & {
  readonly password?: string;
  readonly admin?: boolean;
  readonly soporte?: boolean;
  readonly acotado?: 'autor' | 'auditor' | 'lector';
};

/**
 * Inserts an active person who can sign in with `DEMO_PASSWORD` (or `password`): a learner, or staff with `admin`, `soporte` or `acotado`.
 * The document is the username, eight digits (P3).
 */
export async function buildUsuario(db: Executor, overrides: UsuarioOverrides = {}): Promise<Selectable<UsuarioTable>> {
  const { password = DEMO_PASSWORD, admin, soporte, acotado, ...given } = overrides;
  const number = nextNumber();
  const documento = given.numero_documento ?? String(20_000_000 + number);
  const row: Insertable<UsuarioTable> = {
    username: documento,
    codigo_usuario: `U${number}`,
    nombres: `Nombre ${number}`,
    apellido_paterno: 'Paterno',
    apellido_materno: 'Materno',
    correo_electronico: `persona${number}@example.com`,
    numero_documento: documento,
    indicador_admin: admin ? 1 : 0,
    indicador_soporte: soporte ? 1 : 0,
    rol_acotado: acotado ? ROL[acotado] : 0,
    contrasenia_hash: await passwordHash(password),
    contrasenia_fecha: '2026-11-20T12:00:00.000Z',
    ...stamps(),
    ...given,
  };
  return db.insertInto('usuario').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Inserts many active people of a company, with codes `M1` to `M{total}`. */
export async function buildCrowd(db: Executor, id_empresa: number, total: number): Promise<void> {
  await sql`
    insert into usuario (username, numero_documento, codigo_usuario, nombres, apellido_paterno, apellido_materno, correo_electronico, id_empresa,
      usuario_creacion, fecha_creacion, fecha_modificacion)
    select (70000000 + n)::text, (70000000 + n)::text, 'M' || n, 'Nombre', 'Paterno', n::text, 'm' || n || '@example.com', ${id_empresa}, 'prueba', now(), now()
    from generate_series(1, ${total}::integer) n`.execute(db);
}
