import { type ExportFormat, type FileNames, fileName, type ListInput } from '@portal/contract/core';
import { useEffect, useRef, useState } from 'react';
import type { Matching } from './list-state.ts';
import { ApiError, messageOf } from '../client/api-error.ts';
import type { DownloadProgress } from '../client/download.ts';
import { saveFile } from '../client/save-file.ts';

/** Content of the file: matching rows, their order and columns. */
export interface Exported extends Matching {
  readonly orden?: string | undefined;
  readonly columnas: string;
  /** Title of a PDF. */
  readonly titulo?: string | undefined;
}

/** Downloads a list as a file: `(query, options) => download(api.curso.sellst, { query }, options)`. */
export type ListDownload = (
  query: Omit<ListInput, 'pagina' | 'tamano'>,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: DownloadProgress) => void },
) => Promise<Blob>;

/**
 * State of an export; `saved` is the number of rows of the file saved last. `message` is worded, `retry` starts the same export again,
 * `instead` in a format without the limit of rows that the list exceeds: a CSV for a workbook, a workbook for a PDF.
 */
export type ExportState =
  | { readonly phase: 'idle'; readonly saved?: number | undefined }
  | ({ readonly phase: 'running' } & DownloadProgress)
  | { readonly phase: 'failed'; readonly message: string; readonly retry: () => void; readonly instead?: Instead | undefined };

/** Another format of the same export. */
export interface Instead {
  readonly formato: 'xlsx' | 'csv';
  readonly start: () => void;
}

const IDLE: ExportState = { phase: 'idle' };

/** Returns whether an export was refused because the format has fewer rows than the list. */
const exceedsFormat = (error: unknown): boolean => error instanceof ApiError && error.code === 'demasiadas_filas';

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
      saveFile(await download({ ...exported, formato }, { signal, onProgress }), fileName(files, formato));
      setState({ phase: 'idle', saved });
    } catch (error) {
      const retry = () => void start(formato, exported);
      const other = formato === 'pdf' ? 'xlsx' : 'csv';
      const instead = exceedsFormat(error) ? ({ formato: other, start: () => void start(other, exported) } as const) : undefined;
      setState(signal.aborted ? IDLE : { phase: 'failed', message: messageOf(error), retry, instead });
    } finally {
      running.current = undefined;
    }
  };
  return { state, start, cancel: () => running.current?.abort(), dismiss: () => setState(IDLE) };
}
