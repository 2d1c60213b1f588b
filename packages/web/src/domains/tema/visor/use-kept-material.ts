import type { Recurso } from '@portal/contract';
import { useEffect, useState } from 'react';
import { keepFile, readFile } from '../../../core/offline/kept-files.ts';
import { isLineLost } from '../../../core/offline/line.ts';
import { readMediaLimit } from '../../../core/offline/media-limit.ts';
import type { PersonStore } from '../../../core/offline/person-store.ts';
import { useOffline } from '../../../core/offline/use-offline.ts';
import { useUser } from '../../../core/session/session.ts';
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

/**
 * Returns the address under which a sandboxed page is shown: of the server, or of its copy on the device while there is no connection. The service
 * worker cannot help here: browsers do not ask it for sandboxed frames.
 */
export function usePageAddress(url: string): string {
  const { id } = useUser();
  const [copy, setCopy] = useState<{ readonly url: string; readonly address: string }>();
  useEffect(() => {
    if (!isLineLost()) return;
    let address: string | undefined;
    let current = true;
    const open = async () => {
      const kept = await readFile(id, url);
      if (!kept || !current) return;
      address = URL.createObjectURL(new Blob([await kept.arrayBuffer()], { type: 'text/html;charset=utf-8' }));
      setCopy({ url, address });
    };
    open().catch(() => undefined);
    return () => {
      current = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, url]);
  return copy?.url === url ? copy.address : url;
}
