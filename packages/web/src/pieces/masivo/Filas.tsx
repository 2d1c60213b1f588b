import { masivoFilas, type OperacionMasiva } from '@portal/contract/masivo';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './masivo.module.css';
import { downloadFilasMasivas, useFilasMasivas } from './masivo.queries.ts';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useLocalList } from '../../ui/table/use-list.ts';

const TONES: Record<'lista' | 'hecha' | 'rechazada' | 'deshecha', Tone> = {
  lista: 'info',
  hecha: 'success',
  rechazada: 'warning',
  deshecha: 'neutral',
};

/** Records of an operation, page by page, with filters by state and reason, and export. */
export function Filas({ operacion }: { readonly operacion: OperacionMasiva }) {
  const t = useTranslations('masivo');
  const vacio = useTranslations('vacio');
  const list = useLocalList(masivoFilas, useColumns(operacion.de === null));
  return (
    <div className={styles.rows}>
      <DataTable
        plain
        caption={t('lista')}
        list={list}
        rows={useFilasMasivas(operacion, list.query)}
        download={downloadFilasMasivas(operacion.id_masivo)}
        empty={<EmptyList text={vacio('filas')} />}
      />
    </div>
  );
}

function useColumns(personas: boolean): DisplaysOf<typeof masivoFilas> {
  const t = useTranslations('comun.opciones.estadoFilaMasivo');
  return useMemo(
    () => ({
      codigo_usuario: {},
      personal: { primary: true },
      empresa: { hidden: !personas },
      estado: { cell: ({ estado }) => <StateBadge tone={TONES[estado]}>{t(estado)}</StateBadge> },
      motivo: {},
      detalle: { hidden: personas },
    }),
    [t, personas],
  );
}
