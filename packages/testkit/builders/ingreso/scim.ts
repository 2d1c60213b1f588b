import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { nextNumber, stamps } from '../counter.ts';

interface Built {
  readonly nombre?: string;
  /** Companies that it reaches; absent: all. */
  readonly empresas?: readonly number[];
  readonly fecha_expiracion?: string;
  readonly fecha_revocacion?: string;
}

export interface BuiltToken {
  readonly id_scim_token: number;
  readonly nombre: string;
  readonly token: string;
}

/** Inserts a SCIM token without the call that makes one. */
export async function buildScimToken(db: Executor, { empresas, ...over }: Built = {}): Promise<BuiltToken> {
  const nombre = over.nombre ?? `Proveedor ${nextNumber()}`;
  const prefijo = `scim_${randomBytes(6).toString('hex')}`;
  const token = `${prefijo}_${randomBytes(32).toString('base64url')}`;
  const { id_scim_token } = await db
    .insertInto('scim_token')
    .values({ ...stamps(), ...over, nombre, indicador_alcance: empresas ? 1 : 0 })
    .returning('id_scim_token')
    .executeTakeFirstOrThrow();
  const token_hash = createHash('sha256').update(token).digest('hex');
  await db.insertInto('scim_token_clave').values({ id_scim_token, prefijo, token_hash }).execute();
  for (const id_empresa of empresas ?? []) await db.insertInto('scim_token_empresa').values({ id_scim_token, id_empresa }).execute();
  return { id_scim_token, nombre, token };
}
