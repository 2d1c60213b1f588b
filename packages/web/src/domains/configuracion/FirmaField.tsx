import { useTranslations } from 'use-intl';
import styles from './configuracion.module.css';
import type { FieldProps } from '../../ui/master/master-form-props.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';

/** Signature of the messages with its line breaks, and how a message ends with it. */
export function FirmaField({ data: _data, ...props }: FieldProps) {
  const t = useTranslations('configuracion.vista');
  const firma = String(props.value ?? '').trim();
  return (
    <div data-wide className={styles.firma}>
      <TextAreaField {...props} />
      <figure className={styles.mensaje}>
        <figcaption>{t('firma')}</figcaption>
        <p>{firma ? lines(firma) : t('firmaVacia')}</p>
      </figure>
    </div>
  );
}

/** Older texts have `<br>` where a line ends. */
const lines = (firma: string): string => firma.replaceAll(/<br ?\/?>/gi, '\n');
