import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Efecto } from './efecto.queries.ts';

/** Choice of a question before a save: tells those to whom it brings something by e-mail (P214). */
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
