import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from './EmptyState.tsx';

/** Message for loading that the person cancelled, with a way to ask again. */
export function CancelledState({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const t = useTranslations('ui.espera');
  return (
    <div role="status">
      <EmptyState
        compact
        icon={IconPlayerStop}
        title={t('cancelada')}
        text={t('canceladaTexto')}
        action={
          onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t('deNuevo')}
            </Button>
          )
        }
      />
    </div>
  );
}
