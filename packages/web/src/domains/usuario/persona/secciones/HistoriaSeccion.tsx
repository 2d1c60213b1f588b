import { type LogFila, logLista } from '@portal/contract/log';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../persona.module.css';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { usePage } from '../../../../core/list/list-rows.ts';
import { useEntryWords } from '../../../../ui/history/use-entry-words.ts';
import { EmptyList } from '../../../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';
import { useList } from '../../../../ui/table/use-list.ts';

/** Entries of the log about a person: changes, sign-ins, attempts. */
export function HistoriaSeccion({ persona: { id_usuario: id, personal } }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.historia');
  const list = useList(logLista, useColumns());
  const { page, download } = seccionOf(usuarioApi.personaHistoria, logLista, { id });
  return (
    <DataTable
      caption={t('tabla', { persona: personal })}
      list={list}
      rows={usePage(...page(list.query))}
      download={download}
      empty={<EmptyList icon={IconHistory} title={t('vacio')} text={t('vacioTexto')} />}
    />
  );
}

function useColumns(): DisplaysOf<typeof logLista> {
  const words = useEntryWords();
  return useMemo(
    () => ({
      fecha_creacion: { hour: true },
      autor: { sortable: false },
      tipo: { primary: true, cell: (row) => <StateBadge tone={words.tone(row)}>{words.tipo(row)}</StateBadge> },
      tabla: {},
      registro: { sortable: false, roomy: true },
      cambios: { cell: changesOf, sortable: false },
      persona: { sortable: false, hidden: true },
      detalle: { hidden: true, sortable: false },
      id_registro: { hidden: true },
      usuario_creacion: { hidden: true, sortable: false },
      id_log: { hidden: true },
    }),
    [words],
  );
}

const changesOf = ({ cambios, detalle }: LogFila) => {
  const text = cambios ?? detalle;
  return text && <span className={styles.changes}>{text}</span>;
};
