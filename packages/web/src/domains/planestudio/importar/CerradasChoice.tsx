import { Alert, Checkbox } from '@mantine/core';
import type { asignacionImportacion, ImportTypesOf } from '@portal/contract';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

type Types = ImportTypesOf<typeof asignacionImportacion>;

interface Props {
  readonly review: Types['answer'];
  /** Choices with which the file was read. */
  readonly opciones: Types['optionsInput'] | undefined;
  readonly busy: boolean;
  readonly onOptions: (opciones: Partial<Types['optionsInput']>) => void;
}

/** Choice to open again what was closed; the file is read again with it. */
export function CerradasChoice({ review: { cerradas }, opciones, busy, onOptions }: Props) {
  const t = useTranslations('asignacion.importar');
  if (cerradas === 0) return null;
  return (
    <Alert color="blue" icon={<IconHistory />} title={t('cerradas', { filas: cerradas })}>
      <Checkbox
        label={t('reabrir')}
        description={t('reabrirTexto')}
        checked={Number(opciones?.reabrir ?? 1) === 1}
        disabled={busy}
        onChange={({ currentTarget }) => onOptions({ reabrir: currentTarget.checked ? 1 : 0 })}
      />
    </Alert>
  );
}
