import type { UseFormReturnType } from '@mantine/form';
import { LIMITE_TEMA } from '@portal/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { temas } from '../tema-master.queries.ts';
import type { TemaValues } from './tema-values.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { emptyAsNull } from '../../../ui/form/empty-as-null.ts';
import { EstadoField } from '../../../ui/form/EstadoField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ArchivoField } from '../../archivo/archivo.public.ts';
import { ParametroField } from '../../parametro/parametro.public.ts';

interface Props {
  form: UseFormReturnType<TemaValues>;
  id: number | undefined;
}

/** The fields of a topic (P77; limits of P71). */
export function TemaFields({ form, id }: Props) {
  const t = useTranslations('tema.campo');
  const input = form.getInputProps;
  return (
    <FormGrid>
      <TextField label={t('titulo')} required maxLength={LIMITE_TEMA.titulo} {...input('titulo')} />
      <TextField label={t('codigo')} help={t('codigoAyuda')} maxLength={LIMITE_TEMA.codigo} {...input('codigo')} />
      <ParametroField label={t('codigo_categoria')} clave="categoria" required {...input('codigo_categoria')} />
      <EstadoField label={t('codigo_estado')} {...input('codigo_estado')} />
      <TextAreaField data-wide label={t('descripcion')} maxLength={LIMITE_TEMA.descripcion} {...input('descripcion')} />
      <ArchivoField label={t('contenido')} help={t('contenidoAyuda')} maxLength={LIMITE_TEMA.contenido} {...input('contenido')} />
      <ArchivoField
        label={t('contenido_complementario')}
        help={t('complementarioAyuda')}
        maxLength={LIMITE_TEMA.contenido}
        {...input('contenido_complementario')}
      />
      <NumberField
        label={t('duracion')}
        required
        min={0}
        max={LIMITE_TEMA.duracion}
        allowDecimal={false}
        {...emptyAsNull(input('duracion'))}
      />
      <NumberField
        label={t('numero_preguntas')}
        help={t('mostradasAyuda')}
        required
        min={0}
        max={LIMITE_TEMA.numeroPreguntas}
        allowDecimal={false}
        {...emptyAsNull(input('numero_preguntas'))}
      />
      <NumberField label={t('notaminima')} help={t('notaminimaAyuda')} min={0} max={100} {...emptyAsNull(input('notaminima'))} />
      <ReferenciaField label={t('referencia')} help={t('referenciaAyuda')} except={id} {...input('referencia')} />
      <TextField label={t('etiquetas')} maxLength={LIMITE_TEMA.etiquetas} {...input('etiquetas')} />
      <CheckboxField
        label={t('indicador_obligatorio')}
        checked={form.values.indicador_obligatorio === 1}
        onChange={(event) => form.setFieldValue('indicador_obligatorio', event.currentTarget.checked ? 1 : 0)}
      />
    </FormGrid>
  );
}

interface ReferenciaProps {
  label: string;
  help: string;
  /** The topic itself. */
  except: number | undefined;
  value?: number | null;
  onChange?: (id: number | null) => void;
  error?: ReactNode;
}

/** The topic that must be approved first (P16); whether it closes a circle the server says. */
function ReferenciaField({ except, value, onChange, ...props }: ReferenciaProps) {
  const t = useTranslations('tema.campo');
  const { data = [] } = temas.useList();
  const options = data
    .filter((row) => row.id_tema !== except)
    .map((row) => ({ value: String(row.id_tema), label: `${row.codigo} · ${row.titulo}` }));
  return (
    <SelectField
      data={options}
      clearable
      placeholder={t('ninguna')}
      {...props}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}
