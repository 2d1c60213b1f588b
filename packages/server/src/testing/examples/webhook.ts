import type { api } from '@portal/contract';
import { nextNumber } from '../builders/counter.ts';
import { buildEntrega, buildWebhook } from '../builders/webhook.ts';
import type { ExamplesOf, World } from './example.ts';

const fields = () => ({
  nombre: `Receptor ${nextNumber()}`,
  direccion: 'https://receptor.example.com/portal',
  asignado: 1,
  codigo_estado: 1,
});
const byParams = async ({ test }: World) => ({ params: { id: await buildWebhook(test.db) } });
const byBody = async ({ test }: World) => ({ body: { id_webhook: await buildWebhook(test.db) } });
const sent = async ({ test }: World) => ({
  params: { id: await buildEntrega(test.db, await buildWebhook(test.db), { estado: 'fallido' }) },
});

export const webhook: ExamplesOf<(typeof api)['webhook']> = {
  sellst: async (world) => {
    await byParams(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  sel: byParams,
  ins: () => ({ body: fields() }),
  upd: async ({ test }) => ({ body: { id_webhook: await buildWebhook(test.db), ...fields() } }),
  delGet: byParams,
  del: byParams,
  secreto: byBody,
  probar: byBody,
  entregas: async (world) => {
    await sent(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  entrega: sent,
  reenviar: sent,
  reenviarFallidos: async ({ test }) => ({ body: { id_webhook: await buildWebhook(test.db), desde: '2026-11-01' } }),
};
