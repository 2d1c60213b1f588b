import { deviceStorage } from '../../../core/storage/browser-storage.ts';

/** Begin of the names under which earlier versions of the portal kept a person's drafts in the device's storage. */
export const prefixOf = (idUsuario: number): string => `-borrador:${idUsuario}:`;

/** Returns the names of the drafts that such a version left here. */
export const oldDraftKeys = (idUsuario: number): string[] => deviceStorage.names().filter((name) => name.startsWith(prefixOf(idUsuario)));
