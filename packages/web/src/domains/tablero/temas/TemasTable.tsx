import type { TemaAlumno } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import shared from '../tablero.module.css';
import styles from './temas.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { ocurrenciaKey, temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { useTableSearch } from '../../../core/router/table-search.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { temaState, TopicStateBadge } from '../../tema/tema-state.public.ts';
import { defineColumns } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TemaAcciones, TemaNota } from '../../programa/programa.public.ts';
import { useMisTemas } from '../../tema/tema.public.ts';

/** The learner's assigned topics (P61). */
const PAGE_SIZES = [100, 250, 500, 1000];

/** Every assigned topic with what can be done about it. */
export function TemasTable() {
  const t = useTranslations('tablero.tabla');
  const columns = useColumns();
  const table = useTableSearch();
  const { data, error, refetch } = useMisTemas();
  return (
    <section aria-labelledby="mis-temas">
      <div className={shared.tableHead}>
        <h2 id="mis-temas">{t('titulo')}</h2>
        <AppLink {...href('/dashboardtema')}>{t('tarjetas')}</AppLink>
      </div>
      <DataTable
        caption={t('titulo')}
        columns={columns}
        rows={data}
        rowId={ocurrenciaKey}
        error={error && messageOf(error)}
        onRetry={() => void refetch()}
        pageSizes={PAGE_SIZES}
        {...table}
        rowActions={(row) => <TemaAcciones tema={row} compact />}
      />
    </section>
  );
}

function useColumns() {
  const t = useTranslations('tablero.tabla');
  const estado = useTranslations('comun.estado');
  const day = useDayFormat();
  return useMemo(
    () =>
      defineColumns<TemaAlumno>([
        { id: 'titulo', header: t('tema'), primary: true, cell: (row) => <Title tema={row} /> },
        {
          id: 'estado',
          header: t('estado'),
          filter: 'select',
          value: (row) => estado(temaState(row)),
          cell: (row) => <TopicStateBadge state={temaState(row)} />,
        },
        { id: 'nota', header: t('nota'), align: 'right', cell: (row) => <TemaNota tema={row} /> },
        { id: 'plan', header: t('plan'), filter: 'select' },
        { id: 'programa', header: t('programa'), filter: 'select' },
        { id: 'curso', header: t('curso') },
        { id: 'modulo', header: t('modulo') },
        { id: 'fecha_asignado', header: t('asignado'), cell: (row) => day.short(row.fecha_asignado) },
        { id: 'fecha_inicio', header: t('inicio'), cell: (row) => day.short(row.fecha_inicio) },
        { id: 'fecha_fin', header: t('fin'), cell: (row) => day.short(row.fecha_fin) },
      ]),
    [t, estado, day],
  );
}

/** The view link; a locked topic says what must be approved first instead. */
function Title({ tema }: { tema: TemaAlumno }) {
  const t = useTranslations('programa.tema');
  if (!tema.bloqueado) return <AppLink {...temaHref(tema)}>{tema.titulo}</AppLink>;
  return (
    <>
      {tema.titulo}
      <small className={styles.locked}>{t('bloqueado', { requisito: tema.requisito ?? '' })}</small>
    </>
  );
}
