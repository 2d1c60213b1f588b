import { cursoFields, LIMITE_CURSO } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { cursos } from './curso.queries.ts';
import type { Item } from '../../core/master/master-queries.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { EstadoField } from '../../ui/form/EstadoField.tsx';
import { fieldLabels } from '../../ui/master/field-labels.ts';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { OrderedPicker } from '../../ui/master/OrderedPicker.tsx';
import { useModuloItems } from '../modulo/modulo.public.ts';

const schema = z.object(cursoFields);

const EMPTY = {
  codigo: '',
  titulo: '',
  descripcion: '',
  codigo_estado: null as number | null,
  etiquetas: '',
  modulos: [] as Item[],
};

/** /cursoedit: a course with its modules in their order, saved together. */
export function CursoEditScreen() {
  const t = useTranslations('curso.campos');
  const texts = useTranslations('curso');
  const { id } = useScreenSearch('/cursoedit');
  return (
    <MasterForm
      titles={{ nuevo: texts('edicion.nuevo'), editar: texts('edicion.editar') }}
      queries={cursos}
      id={id}
      schema={schema}
      empty={EMPTY}
      labels={fieldLabels(EMPTY, t)}
      listPath="/curso"
      editPath="/cursoedit"
      copyable
    >
      {(form) => (
        <>
          <FormGrid>
            <TextField label={t('codigo')} required maxLength={LIMITE_CURSO.codigo} {...form.getInputProps('codigo')} />
            <EstadoField {...form.getInputProps('codigo_estado')} />
            <TextField data-wide label={t('titulo')} required maxLength={LIMITE_CURSO.titulo} {...form.getInputProps('titulo')} />
            <TextAreaField label={t('descripcion')} required maxLength={LIMITE_CURSO.descripcion} {...form.getInputProps('descripcion')} />
            <TextField
              label={t('etiquetas')}
              required
              help={texts('ayuda.etiquetas')}
              maxLength={LIMITE_CURSO.etiquetas}
              {...form.getInputProps('etiquetas')}
            />
          </FormGrid>
          <OrderedPicker
            label={t('modulos')}
            noun={texts('edicion.modulos')}
            useItems={useModuloItems}
            {...form.getInputProps('modulos')}
          />
        </>
      )}
    </MasterForm>
  );
}
