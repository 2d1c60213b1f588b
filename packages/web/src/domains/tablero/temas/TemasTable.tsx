import { type TemaAlumno, temaAlumnoLista } from '@portal/contract/asignacion';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { byUrgency } from './temas-filter.ts';
import styles from './temas.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { ocurrenciaKey, temaHref } from '../../../core/router/ocurrencia.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { temaState } from '../../../pieces/tema/tema-state.ts';
import { PlazoText } from '../../../pieces/tema/TemaPlazo.tsx';
import { TopicStateBadge } from '../../../pieces/tema/TopicStateBadge.tsx';
import { usePlazo } from '../../../pieces/tema/use-plazo.ts';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { ColumnDisplays } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { TemaAcciones } from '../../../pieces/programa/seguimiento/TemaAcciones.tsx';
import { TemaNota } from '../../../pieces/programa/seguimiento/TemaNota.tsx';

const PAGE_SIZES = [100, 250, 500, 1000];

/** Table of all topics with every column (P61), the most urgent first until the reader sorts it. */
export function TemasTable({ temas }: { temas: readonly TemaAlumno[] }) {
  const t = useTranslations('tablero.tabla');
  const vacio = useTranslations('tablero.temas');
  const list = useList(temaAlumnoLista, useTemaAlumnoColumns(), { pageSizes: PAGE_SIZES });
  const rows = useMemo(() => byUrgency(temas), [temas]);
  return (
    <DataTable
      caption={t('titulo')}
      list={list}
      rows={{ rows }}
      empty={<EmptyList title={vacio('vacio')} text={vacio('vacioTexto')} />}
      rowId={ocurrenciaKey}
      rowActions={(row) => <TemaAcciones tema={row} compact />}
    />
  );
}

function useTemaAlumnoColumns(): ColumnDisplays<typeof temaAlumnoLista.columns, TemaAlumno> {
  const estado = useTranslations('comun.estado');
  return useMemo(
    () => ({
      titulo: { primary: true, cell: (row) => <Title tema={row} /> },
      estado: { value: (row) => estado(temaState(row)), cell: (row) => <TopicStateBadge state={temaState(row)} /> },
      nota: { cell: (row) => <TemaNota tema={row} /> },
      fecha_fin: { cell: (row) => <Fin tema={row} /> },
      programa: {},
      plan: {},
      // A laptop shows the columns above without a sideways scroll; the reader adds these.
      curso: { hidden: true },
      modulo: { hidden: true },
      fecha_asignado: { hidden: true },
      fecha_inicio: { hidden: true },
    }),
    [estado],
  );
}

/** Link to a topic; a locked one is plain text with the topic to approve first. */
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

/** End of a topic as a day, until it is near. */
function Fin({ tema }: { tema: TemaAlumno }) {
  const plazo = usePlazo()(tema);
  const day = useDayFormat();
  if (tema.aprobado) return day.short(tema.fecha_fin);
  return <PlazoText plazo={plazo.tone === 'soon' ? plazo : { ...plazo, words: day.short(tema.fecha_fin) }} />;
}
