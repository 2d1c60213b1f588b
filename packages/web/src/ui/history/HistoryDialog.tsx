import { useTranslations } from 'use-intl';
import { Entry } from './Entry.tsx';
import styles from './history.module.css';
import { type RecordedRecord, recordFilter, useHistory } from '../../core/history/use-history.ts';
import { href } from '../../core/router/paths.ts';
import { LinkButton } from '../link/AppLink.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { QueryContent } from '../status/QueryContent.tsx';

interface Props {
  record: RecordedRecord;
  onClose: () => void;
}

/** Dialog with the newest entries of a record, and the way to all of them. */
export function HistoryDialog({ record, onClose }: Props) {
  const t = useTranslations('ui.historial');
  const query = useHistory(record);
  return (
    <Dialog onClose={onClose} size="xl" centered title={t('titulo')}>
      <QueryContent query={query}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <p className={styles.hint}>{t('vacio')}</p>}
            <ol className={styles.entries}>
              {rows.map((row) => (
                <li key={row.id_log}>
                  <Entry row={row} tabla={record.tabla} />
                </li>
              ))}
            </ol>
            <div className={styles.foot}>
              {total > rows.length && <p className={styles.hint}>{t('mas', { total, vistas: rows.length })}</p>}
              <LinkButton {...href('/log', { filtro: recordFilter(record) })} variant="default">
                {t('verTodo')}
              </LinkButton>
            </div>
          </>
        )}
      </QueryContent>
    </Dialog>
  );
}
