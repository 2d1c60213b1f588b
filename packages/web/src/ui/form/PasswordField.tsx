import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldHelp } from './field-help.tsx';

type Props = Omit<PasswordInputProps, 'description' | 'visible'> & FieldHelp & { readonly ref?: Ref<HTMLInputElement> };

/** A password with a button that shows it, reachable by Tab and labelled for screen readers. */
export function PasswordField({ help, ...props }: Props) {
  const t = useTranslations('ui.campo');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error) || undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? t('ocultarContrasena') : t('mostrarContrasena'),
        tabIndex: 0,
        'aria-hidden': false,
      }}
      description={help}
    />
  );
}
