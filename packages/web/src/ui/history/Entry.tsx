import type { LogFila } from '@portal/contract/log';
import { Changes } from './Changes.tsx';
import styles from './history.module.css';
import { useEntryWords } from './use-entry-words.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { StateBadge } from '../status/StateBadge.tsx';

interface Props {
  row: LogFila;
  /** Table of the record with this history; an entry of a part names its own. */
  tabla: string;
}

/** One entry of a record's history: kind, author, moment and changes. */
export function Entry({ row, tabla }: Props) {
  const moment = useMomentFormat();
  const words = useEntryWords();
  return (
    <>
      <p className={styles.head}>
        <StateBadge tone={words.tone(row)}>{words.tipo(row)}</StateBadge>
        {row.tabla !== tabla && <span>{words.tabla(row)}</span>}
        <strong>{row.autor}</strong>
        <time dateTime={row.fecha_creacion}>{moment(row.fecha_creacion)}</time>
      </p>
      {row.detalle && <p className={styles.hint}>{row.detalle}</p>}
      <Changes row={row} />
    </>
  );
}
