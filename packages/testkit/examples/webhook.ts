import type { api } from '@portal/contract/api';
import { nextNumber } from '../builders/counter.ts';
import { buildEntrega, buildWebhook } from '../builders/webhook.ts';
import type { ExamplesOf, World } from './example.ts';

/** Switched off, as are those below: ten may be on, and each multiplies what a large assignment of a later example writes. */
const fields = () => ({
  nombre: `Receptor ${nextNumber()}`,
  direccion: 'https://receptor.example.com/portal',
  asignado: 1,
  codigo_estado: 2,
});
const offWebhook = ({ test }: World) => buildWebhook(test.db, { codigo_estado: 2 });
const byParams = async (world: World) => ({ params: { id: await offWebhook(world) } });
const byBody = async (world: World) => ({ body: { id_webhook: await offWebhook(world) } });
const sent = async (world: World) => ({
  params: { id: await buildEntrega(world.test.db, await offWebhook(world), { estado: 'fallido' }) },
});

export const webhook: ExamplesOf<(typeof api)['webhook']> = {
  sellst: async (world) => {
    await byParams(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  sel: byParams,
  ins: () => ({ body: fields() }),
  upd: async (world) => ({ body: { id_webhook: await offWebhook(world), ...fields() } }),
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
  reenviarFallidos: async (world) => ({ body: { id_webhook: await offWebhook(world), desde: '2026-11-01' } }),
};
