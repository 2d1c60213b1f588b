import { api } from '@portal/contract/api';
import type { Endpoint } from '@portal/contract/core';
import type { World } from './example.ts';

const page = { pagina: 1, tamano: 10 };

interface Imports {
  /** Stores a file that is reviewed and not confirmed; returns its import. */
  readonly reviewed: (world: World) => Promise<number>;
  /** Stores a confirmed one. */
  readonly confirmed: (world: World) => Promise<number>;
}

/** Requests of the calls that every import of a sheet has, but for the sheet itself. */
export const importCalls = ({ reviewed, confirmed }: Imports) => ({
  importarIns: async (world: World) => ({ body: { id_importacion: await reviewed(world) } }),
  importarFilas: async (world: World) => ({ params: { id: await reviewed(world) }, query: page }),
  importarRechazadas: async (world: World) => ({ params: { id: await reviewed(world) } }),
  importarDeshacer: async (world: World) => ({ params: { id: await confirmed(world) }, query: {} }),
  async importarLista(world: World) {
    await confirmed(world);
    return { query: page };
  },
});

type ImportCall = keyof ReturnType<typeof importCalls>;

/** Returns these calls of every import of a sheet. */
export function importEndpoints(...names: readonly ImportCall[]): ReadonlySet<Endpoint> {
  const asked: ReadonlySet<string> = new Set(names);
  return new Set(
    Object.values(api).flatMap((calls) => Object.entries<Endpoint>(calls).flatMap(([name, one]) => (asked.has(name) ? [one] : []))),
  );
}
