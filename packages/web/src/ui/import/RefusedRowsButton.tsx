import { Button } from '@mantine/core';
import type { ImportTypes } from '@portal/contract/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import { type Importing, useRefusedRows } from '../../core/import/use-import.ts';
import { toast } from '../overlay/toast.tsx';

/** Downloads the refused rows of a review with their reasons. */
export function RefusedRowsButton<T extends ImportTypes>({ importing, id }: { importing: Importing<T>; id: number }) {
  const t = useTranslations('importacion');
  const { mutate, isPending } = useRefusedRows(importing);
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => mutate(id, { onError: (error) => toast.error(messageOf(error)) })}
    >
      {t('descargarRechazadas')}
    </Button>
  );
}
