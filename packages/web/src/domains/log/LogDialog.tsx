import { type LogFila, logLista } from '@portal/contract/log';
import { fieldLabel } from '@portal/messages';
import { useTranslations } from 'use-intl';
import styles from './log.module.css';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { Changes } from '../../ui/history/Changes.tsx';
import { useEntryWords } from '../../ui/history/use-entry-words.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

/** Dialog with one entry of the log: author, record, person and each field before and after. */
export function LogDialog({ row, onClose }: { row: LogFila; onClose: () => void }) {
  const t = useTranslations('log');
  const texts = useTexts();
  const moment = useMomentFormat();
  const words = useEntryWords();
  const facts = [
    ['fecha_creacion', moment(row.fecha_creacion)],
    ['autor', row.autor === row.usuario_creacion ? row.autor : `${row.autor} (${row.usuario_creacion})`],
    ['tipo', words.tipo(row)],
    ['tabla', words.tabla(row)],
    ['registro', row.registro ?? (row.id_registro === null ? null : t('desconocido', { id: String(row.id_registro) }))],
    ['persona', row.persona],
    ['detalle', row.detalle],
  ] as const;
  return (
    <Dialog onClose={onClose} size="xl" centered title={t('entrada', { id: String(row.id_log) })}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{fieldLabel(texts, logLista, name)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {row.valores.length > 0 ? <Changes row={row} /> : <p className={styles.none}>{t('sinCambios')}</p>}
    </Dialog>
  );
}
