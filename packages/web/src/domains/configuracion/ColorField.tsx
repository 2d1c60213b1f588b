import { ColorInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  label: string;
  help?: string | undefined;
  value?: string | null;
  onChange?: (color: string | null) => void;
  error?: ReactNode;
}

/** A colour `#rrggbb`; empty: the portal's own. */
export function ColorField({ help, value, onChange, label, error }: Props) {
  const t = useTranslations('configuracion.color');
  return (
    <ColorInput
      label={label}
      description={help}
      error={error}
      format="hex"
      placeholder={t('propio')}
      value={value ?? ''}
      onChange={(color) => onChange?.(color || null)}
      eyeDropperButtonProps={{ 'aria-label': t('elegir') }}
    />
  );
}
