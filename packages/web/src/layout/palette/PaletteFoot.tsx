import { useTranslations } from 'use-intl';
import styles from './Palette.module.css';
import { Keys } from '../../ui/overlay/Keys.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

interface Props {
  text: string;
  total: number;
  searching: boolean;
  /** The server did not answer. */
  failed: boolean;
}

/** Below the offers: that there are none, that records are missing, and the keys. */
export function PaletteFoot({ text, total, searching, failed }: Props) {
  const t = useTranslations('navegacion');
  const nothing = total === 0 && text !== '' && !searching;
  return (
    <>
      <p role="status" className="sr-only">
        {text === '' || searching ? '' : t('resultados', { total })}
      </p>
      {nothing && <EmptyState compact title={t('nada', { texto: text })} text={t('nadaTexto')} />}
      {failed && <p className={styles.failed}>{t('sinRegistros')}</p>}
      <p className={styles.keys} aria-hidden="true">
        <span>
          <Keys keys={['ArrowUp']} /> <Keys keys={['ArrowDown']} /> {t('elegir')}
        </span>
        <span>
          <Keys keys={['enter']} /> {t('abrir')}
        </span>
        <span>
          <Keys keys={['Esc']} /> {t('cerrar')}
        </span>
      </p>
    </>
  );
}
