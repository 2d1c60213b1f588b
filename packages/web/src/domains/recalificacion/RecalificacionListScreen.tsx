import { type RecalificacionFila, recalificacionLista } from '@portal/contract/recalificacion';
import { IconListSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadRecalificaciones, useRecalificaciones } from './recalificacion.queries.ts';
import { href } from '../../core/router/paths.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

const TONES: Record<RecalificacionFila['estado'], Tone> = {
  simulando: 'neutral',
  simulada: 'neutral',
  pendiente: 'info',
  hecha: 'success',
  deshaciendo: 'info',
  deshecha: 'neutral',
  detenida: 'danger',
};

/** /recalificacion: corrected keys, with their progress, their attempts and the way to take them back (P291). */
export function RecalificacionListScreen() {
  const t = useTranslations('recalificacion');
  const pantallas = useTranslations('pantallas');
  const list = useList(recalificacionLista, useColumns());
  return (
    <>
      <PageHeader title={t('pantalla')} />
      <DataTable
        caption={t('pantalla')}
        list={list}
        rows={useRecalificaciones(list.query)}
        download={downloadRecalificaciones}
        empty={<EmptyList text={t('vacio')} action={<LinkButton to="/pregunta">{pantallas('preguntaMaestro')}</LinkButton>} />}
        rowActions={({ id_recalificacion: r, id_pregunta: id, version }) => (
          <RowAction label={t('ver', { numero: r })} icon={IconListSearch} link={href('/recalificar', { id, version, r })} />
        )}
      />
    </>
  );
}

function useColumns(): DisplaysOf<typeof recalificacionLista> {
  const t = useTranslations('comun.opciones');
  return useMemo(
    () => ({
      fecha_creacion: { hour: true },
      pregunta: { primary: true },
      version: { hidden: true },
      modo: {},
      a_la_baja: { hidden: true },
      motivo: { hidden: true },
      autor: {},
      estado: { cell: ({ estado }) => <StateBadge tone={TONES[estado]}>{t(`estadoRecalificacion.${estado}`)}</StateBadge> },
      total: {},
      hechas: {},
      fecha_fin: { hidden: true, hour: true },
    }),
    [t],
  );
}
