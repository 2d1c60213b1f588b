import { logApi } from '@portal/contract/log';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { RecordedRecord } from '../../core/history/use-history.ts';
import { May } from '../link/May.tsx';

/**
 * Button «Historial» of a screen that edits one record: who changed it and its parts, when, from what to what. `MasterForm` has it; a
 * screen that is no master puts it into the actions of its header.
 */
export function HistoryButton(record: RecordedRecord) {
  const t = useTranslations('ui.historial');
  const [open, setOpen] = useState(false);
  return (
    <May call={logApi.sellst}>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('boton')}
      </Button>
      {open && <HistoryDialog record={record} onClose={() => setOpen(false)} />}
    </May>
  );
}
