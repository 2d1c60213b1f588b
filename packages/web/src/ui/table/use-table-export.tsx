import type { ReactNode } from 'react';
import type { TableModel } from './use-rows.ts';
import { matchingOf } from '../../core/list/list-state.ts';
import { type ListDownload, useExport } from '../../core/list/use-export.ts';
import { ExportLine } from '../export/ExportLine.tsx';
import { ExportMenu } from '../export/ExportMenu.tsx';

interface Options {
  readonly download: ListDownload | undefined;
  /** Columns of the file; default: the visible ones. */
  readonly exported: readonly string[] | undefined;
}

const nothing: ListDownload = () => Promise.reject(new Error('This list has no export'));

/** Returns the menu that exports every matching row and the line with the progress of the export. */
export function useTableExport<Row>(
  { definition, shown, state }: TableModel<Row>,
  { download, exported }: Options,
): { menu: ReactNode; line: ReactNode } {
  const run = useExport(download ?? nothing, definition.files);
  if (!download) return { menu: null, line: null };
  const columnas = (exported ?? shown.map(({ id }) => id)).join(',');
  const wanted = { ...matchingOf(state), orden: state.orden || undefined, columnas };
  return {
    menu: <ExportMenu busy={run.state.phase === 'running'} onExport={(formato) => void run.start(formato, wanted)} />,
    line: <ExportLine state={run.state} onCancel={run.cancel} onDismiss={run.dismiss} />,
  };
}
