import type { UseFormReturnType } from '@mantine/form';
import { LIMITE_PROGRAMA } from '@portal/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { EstadoField } from '../../../ui/form/EstadoField.tsx';

interface Props {
  input: UseFormReturnType<{ codigo: string; titulo: string; descripcion: string; codigo_estado: number | null }>['getInputProps'];
  children?: ReactNode;
}

/** What a program must have (P71). */
export function ProgramaFields({ input, children }: Props) {
  const t = useTranslations('programa.campos');
  return (
    <FormGrid>
      <TextField label={t('codigo')} required maxLength={LIMITE_PROGRAMA.codigo} {...input('codigo')} />
      <EstadoField {...input('codigo_estado')} />
      <TextField data-wide label={t('titulo')} required maxLength={LIMITE_PROGRAMA.titulo} {...input('titulo')} />
      <TextAreaField data-wide label={t('descripcion')} required maxLength={LIMITE_PROGRAMA.descripcion} {...input('descripcion')} />
      {children}
    </FormGrid>
  );
}
