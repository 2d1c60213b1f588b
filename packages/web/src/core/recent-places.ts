import { currentVista } from './session/session.ts';
import { deviceStorage } from './storage/browser-storage.ts';

/** Address that a person opened on this device; a record has its own title. */
export interface RecentPlace {
  readonly direccion: string;
  readonly titulo: string | null;
}

/** Number of addresses that are remembered. */
const KEPT = 8;

const keyOf = (id_usuario: number): string => `-recientes-${id_usuario}`;

const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  'direccion' in value &&
  typeof value.direccion === 'string' &&
  value.direccion.startsWith('/');

/** Reads what a person opened last, the latest first. */
export function readRecent(id_usuario: number): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(keyOf(id_usuario)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Puts a place first; none of a look as that person. */
export function noteRecent(id_usuario: number, place: RecentPlace): void {
  if (currentVista()) return;
  const others = readRecent(id_usuario).filter(({ direccion }) => direccion !== place.direccion);
  deviceStorage.set(keyOf(id_usuario), JSON.stringify([place, ...others].slice(0, KEPT)));
}

/** Deletes what a person opened on this device: names of records should not outlive a sign-out. */
export const forgetRecent = (id_usuario: number): void => deviceStorage.remove(keyOf(id_usuario));
