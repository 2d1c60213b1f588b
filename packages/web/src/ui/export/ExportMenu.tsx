import { Button, Menu } from '@mantine/core';
import type { ExportFormat } from '@portal/contract';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface Props {
  /** True while an export runs. */
  busy: boolean;
  onExport: (formato: ExportFormat) => void;
}

/** Menu of the export formats: Excel or CSV. */
export function ExportMenu({ busy, onExport }: Props) {
  const t = useTranslations('ui.exportar');
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={16} aria-hidden="true" />}>
          {t('exportar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden="true" />} onClick={() => onExport('xlsx')}>
          {t('excel')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden="true" />} onClick={() => onExport('csv')}>
          {t('csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
