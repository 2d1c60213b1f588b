import type { Recurso } from '@portal/contract/tema';
import { useEffect } from 'react';
import { keepFile } from '../../../core/offline/kept-files.ts';
import { readMediaLimit } from '../../../core/offline/media-limit.ts';
import type { PersonStore } from '../../../core/offline/person-store.ts';
import { useOffline } from '../../../core/offline/use-offline.ts';
import { whenIdle } from '../../../core/when-idle.ts';

/** Largest document that an opened topic keeps by itself. */
const DOCUMENT_BYTES = 25 * 1024 * 1024;

type Device = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Keeps one file with its captions; neither media where the device saves data, nor what lies elsewhere. */
async function keepOne(store: PersonStore, { url, subtitulos, tipo, externo }: Recurso, signal: AbortSignal): Promise<void> {
  const medium = tipo === 'video' || tipo === 'audio';
  if (externo || (medium && (navigator as Device).connection?.saveData)) return;
  const most = medium ? readMediaLimit(store.shelf) : DOCUMENT_BYTES;
  const kept = await keepFile(store.person, url, { most, signal });
  if (kept && subtitulos) await keepFile(store.person, subtitulos, { most, signal });
}

/** Keeps the files of an opened topic on the device, to be read without a connection (P118): documents, and media up to the person's limit. */
export function useKeepMaterial(tema: { readonly recursos: readonly Recurso[]; readonly descarga: Recurso | null } | undefined): void {
  const { store } = useOffline();
  useEffect(() => {
    if (!tema || !import.meta.env.PROD || !('caches' in globalThis)) return;
    const { recursos, descarga } = tema;
    const leaving = new AbortController();
    const keep = async () => {
      for (const recurso of descarga ? [...recursos, descarga] : recursos) await keepOne(store, recurso, leaving.signal);
    };
    whenIdle(() => {
      if (!leaving.signal.aborted) keep().catch((error: unknown) => void (leaving.signal.aborted || store.note(error)));
    });
    return () => leaving.abort();
  }, [tema, store]);
}
