import type { api } from '@portal/contract/api';
import { calendarioApi } from '@portal/contract/calendario';
import type { ExamplesOf, World } from '../example.ts';

const addressOf = async ({ test, alumno }: World): Promise<string> =>
  (await test.call(calendarioApi.ins, { token: alumno.token })).data.direccion;

/** Requests of the personal calendar. */
export const calendario: ExamplesOf<(typeof api)['calendario']> = {
  abrir: async (world) => ({ params: { archivo: (await addressOf(world)).split('/').at(-1)! } }),
  del: async (world) => {
    await addressOf(world);
    return {};
  },
};
