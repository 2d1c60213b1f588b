import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './OfflineBanner.module.css';
import { isLineLost, onLineChange } from '../../core/offline/line.ts';

interface Props {
  /** Forces it, for the showcase. */
  offline?: boolean;
  /** Content after the sentence. */
  children?: ReactNode;
}

/** Sticks below the header while there is no connection. */
export function OfflineBanner({ offline, children }: Props) {
  const t = useTranslations('ui.estado');
  const lost = useSyncExternalStore(onLineChange, isLineLost);
  return (
    <div className={styles.place} role="status">
      {(offline ?? lost) && (
        <p className={styles.banner}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          <span>
            {t('sinConexion')}
            {children}
          </span>
        </p>
      )}
    </div>
  );
}
