import { importacionLista, type ImportTypes, type RowOf } from '@portal/contract/core';
import { IconArrowBackUp, IconDownload, IconListSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UndoDialog } from './UndoDialog.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { type Importing, usePastImports, useRefusedRows } from '../../core/import/use-import.ts';
import { RowAction } from '../link/RowAction.tsx';
import { toast } from '../overlay/toast.tsx';
import { Section } from '../page/Section.tsx';
import { StateBadge } from '../status/StateBadge.tsx';
import { EmptyList } from '../status/EmptyList.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { DisplaysOf } from '../table/list-column.ts';
import { useLocalList } from '../table/use-list.ts';

type Import = RowOf<typeof importacionLista.columns>;

interface Props<T extends ImportTypes> {
  readonly importing: Importing<T>;
  readonly description?: string | undefined;
}

/** Confirmed imports: their counts, the refused rows of one's own files, and the undoing. */
export function PastImports<T extends ImportTypes>({ importing, description }: Props<T>) {
  const t = useTranslations('importacion');
  const vacio = useTranslations('vacio');
  const list = useLocalList(importacionLista, useDisplays(importing));
  const rows = usePastImports(importing, list.query);
  const [open, setOpen] = useState<Import>();
  const refused = useRefusedRows(importing);
  return (
    <Section flush title={t('anteriores')} description={description ?? t('anterioresTexto')}>
      <DataTable
        plain
        caption={t('anteriores')}
        list={list}
        rows={rows}
        empty={<EmptyList text={vacio('importaciones')} />}
        rowActions={(row) => (
          <>
            {row.propia && row.rechazados > 0 && (
              <RowAction
                label={t('rechazadasDe', { id: String(row.id_importacion) })}
                icon={IconDownload}
                disabled={refused.isPending}
                onClick={() => refused.mutate(row.id_importacion, { onError: (error) => toast.error(messageOf(error)) })}
              />
            )}
            {row.insertados + row.actualizados + row.cesados > 0 && (
              <RowAction
                label={t(row.estado === 'deshecha' ? 'verDeshecha' : 'deshacerEsta', { id: String(row.id_importacion) })}
                icon={row.estado === 'deshecha' ? IconListSearch : IconArrowBackUp}
                onClick={() => setOpen(row)}
              />
            )}
          </>
        )}
      />
      {open && (
        <UndoDialog importing={importing} id={open.id_importacion} undone={open.estado === 'deshecha'} onClose={() => setOpen(undefined)} />
      )}
    </Section>
  );
}

function useDisplays({
  byAsunto = false,
  ceases = false,
}: Pick<Importing<ImportTypes>, 'byAsunto' | 'ceases'>): DisplaysOf<typeof importacionLista> {
  const t = useTranslations('comun.opciones.importacion');
  return useMemo(
    () => ({
      id_importacion: {},
      archivo: { primary: true },
      asunto: { hidden: !byAsunto },
      fecha_creacion: { hour: true },
      autor: {},
      usuario_creacion: { hidden: true },
      estado: { cell: ({ estado }) => <StateBadge tone={estado === 'deshecha' ? 'neutral' : 'success'}>{t(estado)}</StateBadge> },
      insertados: {},
      actualizados: {},
      cesados: { hidden: !ceases },
      cesaron: { hidden: !ceases },
      existentes: { hidden: true },
      rechazados: {},
    }),
    [t, byAsunto, ceases],
  );
}
