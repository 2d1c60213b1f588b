import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useExportar } from './privacidad.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** Button that downloads the data of a person; the server asks for a fresh proof first (P153, P162). */
export function DescargarButton({ id, label }: { id: number; label: string }) {
  const t = useTranslations('privacidad.descarga');
  const download = useExportar();
  const start = () =>
    download.mutate(id, { onSuccess: () => toast.success(t('hecha')), onError: (error) => toast.error(messageOf(error)) });
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />} loading={download.isPending} onClick={start}>
      {label}
    </Button>
  );
}
