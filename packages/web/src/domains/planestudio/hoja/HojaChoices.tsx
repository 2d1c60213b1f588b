import { Alert, Checkbox } from '@mantine/core';
import type { ImportTypesOf } from '@portal/contract/core';
import type { planestudioImportacion } from '@portal/contract/planestudio';
import { IconListTree, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

type Types = ImportTypesOf<typeof planestudioImportacion>;

interface Props {
  readonly review: Types['answer'] & { readonly aceptadas: number };
  /** Choices with which the file was read. */
  readonly opciones: Types['optionsInput'] | undefined;
  readonly busy: boolean;
  readonly onOptions: (opciones: Partial<Types['optionsInput']>) => void;
}

/** Summary of a sheet, whom it affects, and the choices for all of it; each reads the file again. */
export function HojaChoices({ review: { aceptadas, nuevos, enlazados, efecto, avisables }, opciones, busy, onOptions }: Props) {
  const t = useTranslations('planestudio.importar');
  const choice = (name: 'nuevos' | 'avisar', { label, text }: { label: string; text: string }) => (
    <Checkbox
      label={label}
      description={text}
      checked={Number(opciones?.[name] ?? 0) === 1}
      disabled={busy}
      onChange={({ currentTarget }) => onOptions({ [name]: currentTarget.checked ? 1 : 0 })}
    />
  );
  return (
    <>
      <Alert color="blue" icon={<IconListTree />} title={t('resumen')}>
        {Object.values(nuevos).some((total) => total > 0) && <p>{t('nuevos', nuevos)}</p>}
        {enlazados > 0 && <p>{t('enlazados', { total: enlazados })}</p>}
        {choice('nuevos', { label: t('crear'), text: t('crearTexto') })}
      </Alert>
      {efecto.length > 0 && aceptadas > 0 && (
        <Alert color="yellow" icon={<IconUsers />} title={t('efecto')}>
          <ul>
            {efecto.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
          {avisables > 0 && choice('avisar', { label: t('avisar'), text: t('avisarTexto', { avisables }) })}
        </Alert>
      )}
    </>
  );
}
