import type { UseFormReturnType } from '@mantine/form';
import { contenidoFields, LIMITE_CONTENIDO, TIPO_CONTENIDO } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { contenidos, useTemaOptions } from './contenido.queries.ts';
import { ArchivoField } from '../archivo/archivo.public.ts';
import { emptyAsNull } from '../../ui/form/empty-as-null.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { EstadoField } from '../../ui/form/EstadoField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

const EMPTY = {
  contenido: '',
  codigo_tipo: null as string | null,
  id_tema: null as number | null,
  url: '',
  subtitulos: '',
  descripcion: '',
  numero_orden: 0 as number | null,
  codigo_estado: 1,
};
type Values = typeof EMPTY;

/** /contenidoedit: one piece of material, outside the portal or held by it (P71). */
export function ContenidoEditScreen() {
  const t = useTranslations('contenido');
  return (
    <MasterForm
      titles={{ nuevo: t('edicion.nuevo'), editar: t('edicion.editar') }}
      queries={contenidos}
      fields={contenidoFields}
      empty={EMPTY}
      fieldName={(field) => t(`campo.${field}`)}
      listPath="/contenido"
      editPath="/contenidoedit"
    >
      {(form) => <ContenidoFields form={form} />}
    </MasterForm>
  );
}

function ContenidoFields({ form }: { form: UseFormReturnType<Values> }) {
  const t = useTranslations('contenido');
  const input = form.getInputProps;
  const { data: temas = [] } = useTemaOptions();
  const tipos = TIPO_CONTENIDO.map((value) => ({ value, label: t(`tipo.${value}`) }));
  const video = form.values.codigo_tipo === 'video';
  return (
    <FormGrid>
      <TextField label={t('campo.contenido')} maxLength={LIMITE_CONTENIDO.contenido} {...input('contenido')} />
      <SelectField label={t('campo.codigo_tipo')} required data={tipos} placeholder={t('edicion.elija')} {...input('codigo_tipo')} />
      <ArchivoField label={t('campo.url')} help={t('edicion.urlAyuda')} maxLength={LIMITE_CONTENIDO.url} {...input('url')} />
      {video && (
        <ArchivoField
          label={t('campo.subtitulos')}
          help={t('edicion.subtitulosAyuda')}
          maxLength={LIMITE_CONTENIDO.subtitulos}
          {...input('subtitulos')}
        />
      )}
      <TextAreaField data-wide label={t('campo.descripcion')} maxLength={LIMITE_CONTENIDO.descripcion} {...input('descripcion')} />
      <SelectField
        data-wide
        label={t('campo.id_tema')}
        clearable
        data={temas}
        placeholder={t('edicion.sinTema')}
        error={form.errors['id_tema']}
        value={form.values.id_tema === null ? null : String(form.values.id_tema)}
        onChange={(value) => form.setFieldValue('id_tema', value === null ? null : Number(value))}
      />
      <NumberField label={t('campo.numero_orden')} min={0} max={100_000} allowDecimal={false} {...emptyAsNull(input('numero_orden'))} />
      <EstadoField label={t('campo.codigo_estado')} {...input('codigo_estado')} />
    </FormGrid>
  );
}
