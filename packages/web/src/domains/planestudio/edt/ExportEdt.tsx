import { Button } from '@mantine/core';
import { type NodoEdt, nodoLista } from '@portal/contract/planestudio';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../core/client/save-file.ts';
import { toXlsx } from '../../../ui/export/spreadsheet.ts';
import type { ListModel } from '../../../ui/table/use-list.ts';
import { useRows } from '../../../ui/table/use-rows.ts';

interface Props {
  list: ListModel<NodoEdt>;
  nodes: readonly NodoEdt[] | undefined;
}

/** Button that saves the outline as a workbook: the rows that match and the columns that show. */
export function ExportEdt({ list, nodes }: Props) {
  const t = useTranslations('ui.exportar');
  const { matching, shown } = useRows(list, { rows: nodes });
  const save = async () => {
    const rows = matching.map((node) => shown.map(({ kind, value, text }) => (kind === 'numero' ? Number(value(node)) : text(node))));
    const name = nodoLista.files.xlsx;
    saveFile(await toXlsx([{ name, rows: [shown.map(({ header }) => header), ...rows] }]), `${name}.xlsx`);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      disabled={matching.length === 0}
      onClick={() => void save()}
    >
      {t('exportar')}
    </Button>
  );
}
