import type { ReactNode } from 'react';
import type { TableModel } from './use-rows.ts';
import { matchingOf } from '../../core/list/list-state.ts';
import { type ListDownload, useExport } from '../../core/list/use-export.ts';
import { ExportLine } from '../export/ExportLine.tsx';
import { ExportMenu } from '../export/ExportMenu.tsx';

const nothing: ListDownload = () => Promise.reject(new Error('This list has no export'));

const namesOf = (columns: readonly { readonly id: string }[]): string => columns.map(({ id }) => id).join(',');

/** Returns the menu that exports every matching row and the line with the progress of the export. */
export function useTableExport<Row>(
  { definition, columns, filed, state }: TableModel<Row>,
  download: ListDownload | undefined,
  titulo: string,
): { menu: ReactNode; line: ReactNode } {
  const run = useExport(download ?? nothing, definition.files);
  if (!download) return { menu: null, line: null };
  const wanted = { ...matchingOf(state), orden: state.orden || undefined };
  return {
    menu: (
      <ExportMenu
        busy={run.state.phase === 'running'}
        partial={filed.length < columns.length}
        onExport={(formato, which) =>
          void run.start(formato, { ...wanted, ...(formato === 'pdf' && { titulo }), columnas: namesOf(which === 'all' ? columns : filed) })
        }
      />
    ),
    line: <ExportLine state={run.state} onCancel={run.cancel} onDismiss={run.dismiss} />,
  };
}
