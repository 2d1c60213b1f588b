import type { ExportFormat, FileNames, ListInput } from '@portal/contract';
import { useEffect, useRef, useState } from 'react';
import type { Matching } from './list-state.ts';
import { messageOf } from '../client/api-error.ts';
import type { DownloadProgress } from '../client/download.ts';
import { saveFile } from '../client/save-file.ts';

/** Content of the file: matching rows, their order and columns. */
export interface Exported extends Matching {
  readonly orden?: string | undefined;
  readonly columnas: string;
}

/** Downloads a list as a file: `(query, options) => download(api.curso.sellst, { query }, options)`. */
export type ListDownload = (
  query: Omit<ListInput, 'pagina' | 'tamano'>,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: DownloadProgress) => void },
) => Promise<Blob>;

/** State of an export; `message` is worded, `retry` starts the same export again. */
export type ExportState =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'running' } & DownloadProgress)
  | { readonly phase: 'failed'; readonly message: string; readonly retry: () => void };

const IDLE: ExportState = { phase: 'idle' };

/** Runs one export at a time, with progress, cancel and retry; unmounting cancels it. */
export function useExport(download: ListDownload, files: FileNames) {
  const [state, setState] = useState<ExportState>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (formato: ExportFormat, exported: Exported): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ phase: 'running', bytes: 0, rows: 0 });
    try {
      const onProgress = (progress: DownloadProgress) => setState({ phase: 'running', ...progress });
      saveFile(await download({ ...exported, formato }, { signal, onProgress }), `${files[formato]}.${formato}`);
      setState(IDLE);
    } catch (error) {
      const retry = () => void start(formato, exported);
      setState(signal.aborted ? IDLE : { phase: 'failed', message: messageOf(error), retry });
    } finally {
      running.current = undefined;
    }
  };
  return { state, start, cancel: () => running.current?.abort(), dismiss: () => setState(IDLE) };
}
