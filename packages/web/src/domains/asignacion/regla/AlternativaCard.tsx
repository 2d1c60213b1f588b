import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type AlternativaForm, CAMPOS } from './condicion.ts';
import styles from '../../../pieces/asignacion/regla/regla.module.css';
import { groupedOptions, type Opciones } from './use-opciones.ts';
import { DateField } from '../../../ui/form/day/DateField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { MultiSelectField } from '../../../ui/form/options/MultiSelectField.tsx';

interface Props {
  readonly alternativa: AlternativaForm;
  /** Its place, from 1. */
  readonly numero: number;
  readonly opciones: Opciones;
  /** Its first field takes the focus: it was added just now. */
  readonly added: boolean;
  readonly problema: 'vacia' | 'orden' | undefined;
  readonly onChange: (alternativa: AlternativaForm) => void;
  /** Absent: the only alternative stays. */
  readonly onRemove?: (() => void) | undefined;
}

/** One alternative of a condition: a person meets it by meeting every field that it names. */
export function AlternativaCard({ alternativa, numero, opciones, added, problema, onChange, onRemove }: Props) {
  const t = useTranslations('regla');
  const title = numero === 1 ? t('editor.alternativa') : t('editor.otra');
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{title}</legend>
      {onRemove && (
        <ActionIcon className={styles.remove} variant="subtle" aria-label={t('editor.quitar', { numero })} onClick={onRemove}>
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      <FormGrid>
        {CAMPOS.map((campo) => (
          <MultiSelectField
            key={campo}
            data-wide={campo === 'empresa' || undefined}
            autoFocus={added && campo === CAMPOS[0]}
            label={t(`campo.${campo}`)}
            placeholder={t('editor.cualquiera')}
            data={groupedOptions(opciones, { campo, empresa: alternativa.empresa, deTodas: t('editor.deTodas') })}
            value={[...alternativa[campo]]}
            onChange={(values) => onChange({ ...alternativa, [campo]: values })}
          />
        ))}
        <DateField
          label={t('editor.desde')}
          clearable
          value={alternativa.desde}
          onChange={(desde) => onChange({ ...alternativa, desde })}
        />
        <DateField
          label={t('editor.hasta')}
          clearable
          value={alternativa.hasta}
          error={problema === 'orden' && t('editor.orden')}
          onChange={(hasta) => onChange({ ...alternativa, hasta })}
        />
      </FormGrid>
      {problema === 'vacia' && (
        <p className={styles.problem} role="alert">
          {t('editor.vacia')}
        </p>
      )}
    </fieldset>
  );
}
