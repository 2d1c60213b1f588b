import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Efecto } from './efecto.queries.ts';

/** Checkbox of a question before a save: notifies by e-mail the people who gain something by it (P214). */
export function AvisarChoice({ efecto: { avisables, sin_correo }, onChange }: { efecto: Efecto; onChange: (on: boolean) => void }) {
  const t = useTranslations('efecto');
  return (
    <Checkbox
      mt="md"
      label={t('avisar', { avisables })}
      description={t('avisarTexto', { sin_correo })}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
