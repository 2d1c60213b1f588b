import type { CifraId } from '@portal/contract/cifra';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './figure.module.css';
import { FigureCircumstances, FigureFacts } from './FigureFacts.tsx';
import { Flyout } from '../overlay/Flyout.tsx';

/** Small button beside a figure that answers «¿De dónde sale?» (P100). */
export function FigureButton({ cifra }: { cifra: CifraId }) {
  const t = useTranslations('cifra');
  const label = t('boton', { nombre: t(`cifras.${cifra}.nombre`) });
  return (
    <Flyout
      width={340}
      withinPortal
      className={styles.flyout}
      trigger={(toggle) => (
        <button type="button" className={styles.button} aria-label={label} title={label} onClick={toggle}>
          <IconInfoCircle size={14} stroke={2} aria-hidden="true" />
        </button>
      )}
    >
      {() => (
        <div className={styles.content} tabIndex={-1} data-autofocus>
          <FigureFacts cifra={cifra} />
          <FigureCircumstances />
        </div>
      )}
    </Flyout>
  );
}
