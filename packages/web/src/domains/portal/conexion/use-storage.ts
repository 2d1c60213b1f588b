import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { keptBytes } from '../../../core/offline/kept-files.ts';
import { useUser } from '../../../core/session/session.ts';

/** Space of this device for the portal: bytes of files, all bytes, how many there may be, and whether the browser protects them. */
interface Storage {
  readonly files: number;
  readonly used: number;
  readonly quota: number;
  readonly persisted: boolean;
}

async function readStorage(person: number): Promise<Storage> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const { usage = 0, quota = 0 } = (await storage?.estimate()) ?? {};
  return { files: await keptBytes(person).catch(() => 0), used: usage, quota, persisted: (await storage?.persisted()) ?? false };
}

/** Reads the space of this device; `refresh` reads it again. */
export function useStorage() {
  const { id } = useUser();
  const queries = useQueryClient();
  const options = queryOptions({ queryKey: ['equipo', 'espacio', id], queryFn: () => readStorage(id), staleTime: 0 });
  const { data } = useQuery(options);
  return { space: data, refresh: () => void queries.invalidateQueries({ queryKey: options.queryKey }) };
}

/** Asks the browser not to delete what it keeps for the portal when space is short. */
export const protectStorage = async (): Promise<boolean> =>
  (await (navigator as { readonly storage?: StorageManager }).storage?.persist()) ?? false;
