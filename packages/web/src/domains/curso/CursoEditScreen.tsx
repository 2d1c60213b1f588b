import { cursoFields, LIMITE_CURSO } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { cursos } from './curso.queries.ts';
import type { Item } from '../../core/master/master-queries.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { EstadoField } from '../../ui/form/EstadoField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { OrderedItems } from '../../ui/master/OrderedItems.tsx';
import { useModuloSource } from '../modulo/modulo.public.ts';

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
  const t = useTranslations('curso');
  return (
    <MasterForm
      titles={{ nuevo: t('edicion.nuevo'), editar: t('edicion.editar') }}
      queries={cursos}
      fields={cursoFields}
      empty={EMPTY}
      fieldName={(field) => t(`campos.${field}`)}
      listPath="/curso"
      editPath="/cursoedit"
    >
      {({ getInputProps: input }) => (
        <>
          <FormGrid>
            <TextField label={t('campos.codigo')} required maxLength={LIMITE_CURSO.codigo} {...input('codigo')} />
            <EstadoField {...input('codigo_estado')} />
            <TextField data-wide label={t('campos.titulo')} required maxLength={LIMITE_CURSO.titulo} {...input('titulo')} />
            <TextAreaField label={t('campos.descripcion')} required maxLength={LIMITE_CURSO.descripcion} {...input('descripcion')} />
            <TextField
              label={t('campos.etiquetas')}
              required
              help={t('ayuda.etiquetas')}
              maxLength={LIMITE_CURSO.etiquetas}
              {...input('etiquetas')}
            />
          </FormGrid>
          <OrderedItems label={t('campos.modulos')} noun={t('edicion.modulos')} useSource={useModuloSource} {...input('modulos')} />
        </>
      )}
    </MasterForm>
  );
}
