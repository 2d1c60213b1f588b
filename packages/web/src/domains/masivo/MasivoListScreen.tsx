import { type MasivoFila, masivoLista } from '@portal/contract/masivo';
import { IconArrowBackUp, IconListSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadMasivos, useMasivos } from '../../pieces/masivo/masivo.queries.ts';
import { OperacionDialog } from '../../pieces/masivo/OperacionDialog.tsx';
import { useDestinoOf } from '../../pieces/masivo/use-destino.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

const TONES: Record<MasivoFila['estado'], Tone> = {
  simulada: 'neutral',
  pendiente: 'info',
  hecha: 'success',
  cancelada: 'warning',
  detenida: 'danger',
};

interface Opened {
  readonly row: MasivoFila;
  readonly deshacer: boolean;
}

/** /masivo: acts on many records, with their progress, their records, and the way to take them back (P236, P239, P247). */
export function MasivoListScreen() {
  const t = useTranslations('masivo');
  const pantallas = useTranslations('pantallas');
  const list = useList(masivoLista, useColumns());
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      <PageHeader
        title={t('pantalla')}
        actions={
          <LinkButton to="/usuario" variant="default">
            {pantallas('usuarios')}
          </LinkButton>
        }
      />
      <DataTable
        caption={t('pantalla')}
        list={list}
        rows={useMasivos(list.query)}
        download={downloadMasivos}
        empty={<EmptyList text={t('vacio')} action={<LinkButton to="/usuario">{pantallas('usuarios')}</LinkButton>} />}
        rowActions={(row) => (
          <>
            <RowAction
              label={t('verEsta', { numero: row.id_masivo })}
              icon={IconListSearch}
              onClick={() => setOpened({ row, deshacer: false })}
            />
            {row.deshacible === 1 && (
              <RowAction
                label={t('deshacerEsta', { numero: row.id_masivo })}
                icon={IconArrowBackUp}
                onClick={() => setOpened({ row, deshacer: true })}
              />
            )}
          </>
        )}
      />
      {opened && (
        <OperacionDialog
          id={opened.row.id_masivo}
          clase={opened.row.clase}
          de={opened.row.de}
          deshacer={opened.deshacer}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function useColumns(): DisplaysOf<typeof masivoLista> {
  const t = useTranslations();
  const destinoOf = useDestinoOf();
  return useMemo(
    () => ({
      fecha_creacion: { hour: true },
      clase: {
        primary: true,
        cell: ({ clase, deshace }) => {
          const acto = t(`comun.opciones.claseMasivo.${clase}`);
          return deshace === 1 ? t('masivo.deshacerTitulo', { acto }) : acto;
        },
      },
      de: {},
      destino: { cell: destinoOf },
      motivo: { hidden: true },
      deshace: { hidden: true },
      autor: {},
      estado: { cell: ({ estado }) => <StateBadge tone={TONES[estado]}>{t(`comun.opciones.estadoMasivo.${estado}`)}</StateBadge> },
      total: {},
      hechas: {},
      rechazadas: {},
    }),
    [t, destinoOf],
  );
}
