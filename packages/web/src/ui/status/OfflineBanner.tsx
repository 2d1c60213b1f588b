import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './OfflineBanner.module.css';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** True while the browser reports a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Sticks below the header while there is no connection. `offline` forces it, for the showcase and for failed calls. */
export function OfflineBanner({ offline }: { offline?: boolean }) {
  const t = useTranslations('ui.estado');
  const online = useOnline();
  return (
    <div className={styles.place} role="status">
      {(offline ?? !online) && (
        <p className={styles.banner}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          {t('sinConexion')}
        </p>
      )}
    </div>
  );
}
