import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FieldProps, MasterFormState } from '../../../ui/master/master-form-props.ts';
import { NombreField } from './NombreField.tsx';

/** First surname. Without one a person is saved only once somebody says that there is none: then the value is '', before it is null. */
export function PaternoField({ form, ...props }: FieldProps & { readonly form: MasterFormState }) {
  const t = useTranslations('usuario.edicion');
  const text = typeof props.value === 'string' ? props.value : '';
  const only = props.value === '';
  const set = (value: string | null) => form.setFieldValue('apellido_paterno', value);
  return (
    <div>
      <NombreField
        {...props}
        value={text}
        disabled={only}
        required={!only}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => set(currentTarget.value || null)}
      />
      {text === '' && (
        <Checkbox
          mt="xs"
          label={t('unSoloNombre')}
          checked={only}
          onChange={({ currentTarget: { checked } }) => {
            set(checked ? '' : null);
            if (checked) form.setFieldValue('apellido_materno', '');
          }}
        />
      )}
    </div>
  );
}
