import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './EmptyState.module.css';

interface Props {
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: () => void;
  /** Words of the button, if not «Reintentar». */
  retry?: ReactNode;
  compact?: boolean;
}

/** Message for failed loading, with a retry. */
export function ErrorState({ title, message, onRetry, retry, compact }: Props) {
  const t = useTranslations();
  return (
    <div className={styles.root} role="alert" data-tone="danger" data-compact={compact || undefined}>
      <span className={styles.icon}>
        <IconCloudOff size={22} stroke={1.6} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title ?? t('ui.estado.errorTitulo')}</p>
      <p className={styles.text}>{message ?? t('ui.estado.errorTexto')}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="default" onClick={onRetry}>
            {retry ?? t('comun.reintentar')}
          </Button>
        </div>
      )}
    </div>
  );
}
