import { type api, type CorreoFila, correoLista, type ListQuery, type ResponseOf } from '@portal/contract';
import { sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';
import { listRows } from '../../list/paging.ts';

const COLUMNS = sql`id_correo, tipo, destinatario, asunto, estado, intentos,
  case when estado = 'pendiente' then proximo_intento end as proximo_intento, ultimo_error, fecha_creacion, fecha_envio`;

/** Lists the outbox, by default newest first; `buscar` searches address, subject, kind and state. */
export const listBandeja = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<CorreoFila>> =>
  listRows(db, sql<CorreoFila>`select ${COLUMNS} from correo where ${accountInScope(scope, 'correo.id_usuario')}`, {
    list,
    definition: correoLista,
  });

type Correo = ResponseOf<typeof api.email.sel>;

/** Reads a message; one to an account outside the scope is unknown. */
export const findCorreo = async (db: Executor, id: number, scope: Scope): Promise<Correo | undefined> =>
  (
    await sql<Correo>`
      select ${COLUMNS}, texto from correo where id_correo = ${id} and ${accountInScope(scope, 'correo.id_usuario')}`.execute(db)
  ).rows[0];

type Counts = Omit<ResponseOf<typeof api.email.resumen>, 'servidor'>;

/** Counts messages by state; without a limit from the index alone. */
export async function countEstados(db: Executor, scope: Scope): Promise<Counts> {
  const { rows } = await sql<{ estado: keyof Counts; total: number }>`
    select estado, count(*)::integer as total from correo where ${accountInScope(scope, 'correo.id_usuario')} group by estado`.execute(db);
  return { pendiente: 0, enviado: 0, fallido: 0, ...Object.fromEntries(rows.map(({ estado, total }) => [estado, total])) };
}

/** Makes an unsent message due now; false if it was sent meanwhile. */
export async function requeueCorreo(db: Executor, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('correo')
    .set({ estado: 'pendiente', intentos: 0, proximo_intento: now, ultimo_error: null })
    .where('id_correo', '=', id)
    .where('estado', '<>', 'enviado')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
