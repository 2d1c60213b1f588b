import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf, IconFolderOpen, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { fetchExpediente } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { useExpedienteTexts } from './use-expediente-texts.ts';
import { isRefusal, messageOf } from '../../../../core/client/api-error.ts';
import { saveFile } from '../../../../core/client/save-file.ts';
import { toast } from '../../../../ui/overlay/toast.tsx';

/** Menu of the record for an inspector, drawn in the browser from one answer of the server: PDF or workbook, both with its hash. */
export function ExpedienteMenu({ id }: { id: number }) {
  const t = useTranslations('persona.documento');
  const comun = useTranslations('comun');
  const wordsOf = useExpedienteTexts();
  const { mutate, isPending } = useMutation({
    mutationFn: async (formato: 'pdf' | 'xlsx') => {
      const texts = wordsOf(await fetchExpediente(id));
      const blob =
        formato === 'pdf'
          ? (await import('./expediente-pdf.ts')).createExpedientePdf(texts).output('blob')
          : await (await import('./expediente-xlsx.ts')).createExpedienteXlsx(texts);
      saveFile(blob, `${texts.file}.${formato}`);
    },
    onError: (error) => toast.error(isRefusal(error) ? messageOf(error) : t('error'), { id: 'expediente' }),
  });
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button variant="default" loading={isPending} leftSection={<IconFolderOpen size={16} aria-hidden="true" />}>
          {t('menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypePdf size={16} aria-hidden="true" />} onClick={() => mutate('pdf')}>
          {t('pdf')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden="true" />} onClick={() => mutate('xlsx')}>
          {t('excel')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {comun('imprimir')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
