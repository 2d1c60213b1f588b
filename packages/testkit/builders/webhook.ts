import type { Executor } from '@portal/server/src/db/executor.ts';
import { nextNumber, stamps } from './counter.ts';

/** Secret of test webhooks. */
export const TEST_SECRETO = `whsec_${Buffer.from('secreto de las pruebas, 32 bytes').toString('base64')}`;

interface Built {
  readonly nombre?: string;
  readonly direccion?: string;
  readonly id_empresa?: number | null;
  readonly codigo_estado?: number;
  readonly secreto?: string | null;
}

/** Inserts a webhook for all events, with a secret; returns its id. */
export async function buildWebhook(db: Executor, { secreto = TEST_SECRETO, ...over }: Built = {}): Promise<number> {
  const told = { asignado: 1, aprobado: 1, certificado: 1, cesado: 1 };
  const values = { nombre: `Webhook ${nextNumber()}`, direccion: 'https://receptor.example.com/portal', ...told, ...over, ...stamps() };
  const { id_webhook } = await db.insertInto('webhook').values(values).returning('id_webhook').executeTakeFirstOrThrow();
  if (secreto !== null) await db.insertInto('webhook_clave').values({ id_webhook, secreto, fecha: '2026-11-01T12:00:00Z' }).execute();
  return id_webhook;
}

/** Inserts an event of a webhook; returns its id. */
export async function buildEntrega(db: Executor, id_webhook: number, over: { estado?: 'fallido' | 'entregado' } = {}): Promise<number> {
  const { id_entrega } = await db
    .insertInto('webhook_entrega')
    .values({
      id_webhook,
      evento: crypto.randomUUID(),
      tipo: 'cesado',
      cuerpo: JSON.stringify({ type: 'cesado', número: nextNumber() }),
      proximo_intento: '2026-11-21T15:00:00Z',
      fecha_creacion: '2026-11-21T15:00:00Z',
      ...over,
    })
    .returning('id_entrega')
    .executeTakeFirstOrThrow();
  return id_entrega;
}
