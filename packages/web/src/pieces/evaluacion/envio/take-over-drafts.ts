import { type Draft, writeDraft } from './draft-store.ts';
import { handIn } from './entrega.ts';
import { oldDraftKeys, prefixOf } from './old-draft-keys.ts';
import { draft } from './read-draft.ts';
import { deviceStorage } from '../../../core/storage/browser-storage.ts';
import type { Offline } from '../../../core/offline/offline.ts';
import { ocurrenciaOf } from '../../../core/router/ocurrencia.ts';

/** Takes over the drafts of a person that an earlier version left on this device; those that were sent go into the outbox. */
export async function takeOverDrafts(offline: Offline): Promise<void> {
  const { person } = offline.store;
  for (const key of oldDraftKeys(person)) {
    const ocurrencia = ocurrenciaOf(key.slice(prefixOf(person).length));
    const old = readOld(key);
    if (ocurrencia && old) {
      writeDraft(person, ocurrencia, old.draft);
      // Before the old one goes: the device has the answers in one place at every moment.
      await offline.store.shelf.settled();
      if (old.enviando) void handIn(offline, { ocurrencia, draft: old.draft, moment: lastChoice(old.draft) });
    }
    deviceStorage.remove(key);
  }
}

function readOld(key: string): { draft: Draft; enviando: boolean } | undefined {
  try {
    const value = JSON.parse(deviceStorage.get(key) ?? 'null') as { enviando?: unknown };
    return { draft: draft.parse(value), enviando: value.enviando === true };
  } catch {
    return undefined;
  }
}

const lastChoice = ({ respuestas }: Draft): Date =>
  new Date(Math.max(0, ...Object.values(respuestas).map(({ fecha }) => fecha)) || Date.now());
