import { Button, Menu } from '@mantine/core';
import type { ExportFormat } from '@portal/contract/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface Props {
  /** True while an export runs. */
  busy: boolean;
  /** True when some columns are hidden: then a file may have those that show, or all. */
  partial: boolean;
  onExport: (formato: ExportFormat, columns: 'shown' | 'all') => void;
}

/** Menu of the export formats: Excel or CSV, of the columns that show or of all. */
export function ExportMenu({ busy, partial, onExport }: Props) {
  const t = useTranslations('ui.exportar');
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={16} aria-hidden="true" />}>
          {t('exportar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden="true" />} onClick={() => onExport('xlsx', 'shown')}>
          {t('excel')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden="true" />} onClick={() => onExport('csv', 'shown')}>
          {t('csv')}
        </Menu.Item>
        {partial && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden="true" />} onClick={() => onExport('xlsx', 'all')}>
              {t('excelTodas')}
            </Menu.Item>
            <Menu.Item leftSection={<IconFileText size={16} aria-hidden="true" />} onClick={() => onExport('csv', 'all')}>
              {t('csvTodas')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
