import { Alert, Checkbox } from '@mantine/core';
import type { asignacionImportacion } from '@portal/contract/asignacion';
import type { ImportTypesOf } from '@portal/contract/core';
import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Review } from '../../../core/import/use-import.ts';
import { useRecalled } from '../../../ui/import/use-recalled.ts';

type Types = ImportTypesOf<typeof asignacionImportacion>;

interface Props {
  readonly review: Types['answer'] & Pick<Review<Types>, 'aceptadas' | 'opcion_recordada'>;
  /** Choices with which the file was read. */
  readonly opciones: Types['optionsInput'] | undefined;
  readonly busy: boolean;
  readonly onOptions: (opciones: Partial<Types['optionsInput']>) => void;
}

/** Choices for the whole sheet: reopen closed assignments, complete zeros, mail the people; each reads the file again. */
export function PlanillaChoices({ review, opciones, busy, onOptions }: Props) {
  const { aceptadas, cerradas, sin_ceros } = review;
  const recalled = useRecalled(review);
  const t = useTranslations('asignacion.importar');
  const choice = (
    name: 'reabrir' | 'completar' | 'avisar',
    { label, text, byDefault = 0 }: { label: string; text: string; byDefault?: number },
  ) => (
    <Checkbox
      label={label}
      description={recalled(name, text)}
      checked={Number(opciones?.[name] ?? byDefault) === 1}
      disabled={busy}
      onChange={({ currentTarget }) => onOptions({ [name]: currentTarget.checked ? 1 : 0 })}
    />
  );
  return (
    <>
      {cerradas > 0 && (
        <Alert color="blue" icon={<IconHistory />} title={t('cerradas', { filas: cerradas })}>
          {choice('reabrir', { label: t('reabrir'), text: t('reabrirTexto'), byDefault: 1 })}
        </Alert>
      )}
      {(sin_ceros > 0 || aceptadas > 0) && (
        <Alert color="blue" icon={<IconAdjustments />} title={t('opciones')}>
          {sin_ceros > 0 && choice('completar', { label: t('completar', { filas: sin_ceros }), text: t('completarTexto') })}
          {aceptadas > 0 && choice('avisar', { label: t('avisar'), text: t('avisarTexto') })}
        </Alert>
      )}
    </>
  );
}
