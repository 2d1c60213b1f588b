import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { saveFile, toCsv, toXlsx } from './spreadsheet.ts';
import type { Column } from '../table/column.ts';
import { toast } from '../overlay/toast.tsx';

/** File names without ending (P88). */
export interface ExportNames {
  readonly csv: string;
  readonly xlsx: string;
}

interface Props<Row> {
  names: ExportNames;
  columns: readonly Column<Row>[];
  /** Everything that matches, not the page alone. */
  rows: () => readonly Row[] | Promise<readonly Row[]>;
}

/** What the table shows now, as Excel or CSV. */
export function ExportButtons<Row>({ names, columns, rows }: Props<Row>) {
  const t = useTranslations('ui.exportar');
  const timeZone = useTimeZone() ?? 'UTC';
  const [busy, setBusy] = useState(false);
  const run = async (kind: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const table = { columns, rows: await rows(), timeZone };
      if (kind === 'csv') saveFile(await toCsv(table), `${names.csv}.csv`);
      else saveFile(await toXlsx(names.xlsx, table), `${names.xlsx}.xlsx`);
    } catch {
      toast.error(t('error'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={16} aria-hidden="true" />}>
          {t('exportar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden="true" />} onClick={() => void run('xlsx')}>
          {t('excel')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden="true" />} onClick={() => void run('csv')}>
          {t('csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
