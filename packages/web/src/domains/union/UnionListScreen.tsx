import { type UnionFila, unionApi, unionLista } from '@portal/contract/union';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Separar } from '../../pieces/union/Separar.tsx';
import { downloadUniones, useUniones } from '../../pieces/union/union.queries.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

/** /union: records that were joined, with the way to take a join of the last day back (P251). */
export function UnionListScreen() {
  const t = useTranslations('union');
  const pantallas = useTranslations('pantallas');
  const list = useList(unionLista, useColumns());
  const [opened, setOpened] = useState<UnionFila>();
  const companies = (
    <LinkButton to="/empresa" variant="default">
      {pantallas('empresas')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('pantalla')} actions={companies} />
      <DataTable
        caption={t('pantalla')}
        list={list}
        rows={useUniones(list.query)}
        download={downloadUniones}
        empty={<EmptyList text={t('vacio')} action={companies} />}
        rowActions={(row) =>
          row.deshacible === 1 && (
            <RowAction
              call={unionApi.deshacer}
              label={t('deshacerEsta', { nombre: row.unido })}
              icon={IconArrowBackUp}
              onClick={() => setOpened(row)}
            />
          )
        }
      />
      {opened && (
        <Dialog size={720} title={t('deshacerTitulo')} closeOnClickOutside={false} onClose={() => setOpened(undefined)}>
          <Separar {...opened} onClose={() => setOpened(undefined)} />
        </Dialog>
      )}
    </>
  );
}

function useColumns(): DisplaysOf<typeof unionLista> {
  const t = useTranslations('comun.opciones.estadoUnion');
  return useMemo(
    () => ({
      fecha_creacion: { hour: true },
      clase: {},
      unido: { primary: true },
      conservado: {},
      autor: {},
      estado: { cell: ({ estado }) => <StateBadge tone={estado === 'hecha' ? 'success' : 'neutral'}>{t(estado)}</StateBadge> },
    }),
    [t],
  );
}
