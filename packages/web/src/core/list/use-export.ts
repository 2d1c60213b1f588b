import type { ExportFormat, FileNames, ListInput } from '@portal/contract/core';
import { useEffect, useRef, useState } from 'react';
import type { Matching } from './list-state.ts';
import { ApiError, messageOf } from '../client/api-error.ts';
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

/**
 * State of an export; `saved` is the number of rows of the file saved last. `message` is worded, `retry` starts the same export again,
 * `asCsv` as a CSV, where the list has more rows than a sheet.
 */
export type ExportState =
  | { readonly phase: 'idle'; readonly saved?: number | undefined }
  | ({ readonly phase: 'running' } & DownloadProgress)
  | { readonly phase: 'failed'; readonly message: string; readonly retry: () => void; readonly asCsv?: (() => void) | undefined };

const IDLE: ExportState = { phase: 'idle' };

/** Returns whether an export was refused because a sheet has fewer rows than the list. */
const exceedsSheet = (error: unknown): boolean => error instanceof ApiError && error.code === 'demasiadas_filas';

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
    setState({ phase: 'running', bytes: 0 });
    let saved: number | undefined;
    try {
      const onProgress = (progress: DownloadProgress) => {
        saved = progress.rows;
        setState({ phase: 'running', ...progress });
      };
      saveFile(await download({ ...exported, formato }, { signal, onProgress }), `${files[formato]}.${formato}`);
      setState({ phase: 'idle', saved });
    } catch (error) {
      const retry = () => void start(formato, exported);
      const asCsv = exceedsSheet(error) ? () => void start('csv', exported) : undefined;
      setState(signal.aborted ? IDLE : { phase: 'failed', message: messageOf(error), retry, asCsv });
    } finally {
      running.current = undefined;
    }
  };
  return { state, start, cancel: () => running.current?.abort(), dismiss: () => setState(IDLE) };
}
