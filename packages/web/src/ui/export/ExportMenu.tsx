import { Button, Menu } from '@mantine/core';
import { EXPORT_FORMATS, type ExportFormat } from '@portal/contract/core';
import { type Icon, IconDownload, IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface Props {
  /** True while an export runs. */
  busy: boolean;
  /** True when some columns are hidden: then a file may have those that show, or all. */
  partial: boolean;
  onExport: (formato: ExportFormat, columns: 'shown' | 'all') => void;
}

/** Menu of the export formats: Excel, CSV or PDF, of the columns that show or of all. */
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
        <Formats texts={{ xlsx: t('excel'), csv: t('csv'), pdf: t('pdf') }} onChoose={(formato) => onExport(formato, 'shown')} />
        {partial && (
          <>
            <Menu.Divider />
            <Formats
              texts={{ xlsx: t('excelTodas'), csv: t('csvTodas'), pdf: t('pdfTodas') }}
              onChoose={(formato) => onExport(formato, 'all')}
            />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const ICONS: Record<ExportFormat, Icon> = { xlsx: IconFileSpreadsheet, csv: IconFileText, pdf: IconFileTypePdf };

interface FormatsProps {
  readonly texts: Record<ExportFormat, string>;
  readonly onChoose: (formato: ExportFormat) => void;
}

function Formats({ texts, onChoose }: FormatsProps) {
  return EXPORT_FORMATS.map((formato) => {
    const Shape = ICONS[formato];
    return (
      <Menu.Item key={formato} leftSection={<Shape size={16} aria-hidden="true" />} onClick={() => onChoose(formato)}>
        {texts[formato]}
      </Menu.Item>
    );
  });
}
