import type { TextInputProps } from '@mantine/core';
import { tieneLetrasAjenas } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import type { FieldProps } from '../../../ui/master/master-form-props.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

/** Name or surname: says of letters that certificates have no font of what people will see. */
export function NombreField({ help, ...props }: FieldProps & Pick<TextInputProps, 'disabled' | 'required'>) {
  const t = useTranslations('usuario.edicion');
  const foreign = typeof props.value === 'string' && tieneLetrasAjenas(props.value);
  return <TextField {...props} help={foreign ? t('sinLetras') : help} />;
}
