import { programaFields } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { programas } from '../programa-master.queries.ts';
import { ProgramaFields } from './ProgramaFields.tsx';
import type { Item } from '../../../core/master/master-queries.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { MasterForm } from '../../../ui/master/MasterForm.tsx';
import { OrderedItems } from '../../../ui/master/OrderedItems.tsx';
import { useCursoSource } from '../../curso/curso.public.ts';

/** New programs are active, optional and without a place (P75). */
const EMPTY = {
  codigo: '',
  titulo: '',
  descripcion: '',
  codigo_estado: 1 as number | null,
  numero_orden: null as number | null,
  indicador_obligatorio: 0,
  cursos: [] as Item[],
};

/** /programaedit: a program with its courses in their order, saved in one call. */
export function ProgramaEditScreen() {
  const t = useTranslations('programa.campos');
  const texts = useTranslations('programa.edicion');
  return (
    <MasterForm
      titles={{ nuevo: texts('nuevo'), editar: texts('editar') }}
      queries={programas}
      fields={programaFields}
      empty={EMPTY}
      fieldName={t}
      listPath="/programa"
      editPath="/programaedit"
    >
      {(form) => (
        <>
          <ProgramaFields input={form.getInputProps}>
            <NumberField label={t('numero_orden')} min={0} max={100_000} allowDecimal={false} {...form.getInputProps('numero_orden')} />
            <CheckboxField
              label={t('indicador_obligatorio')}
              checked={form.values.indicador_obligatorio === 1}
              onChange={(event) => form.setFieldValue('indicador_obligatorio', event.currentTarget.checked ? 1 : 0)}
            />
          </ProgramaFields>
          <OrderedItems label={t('cursos')} noun={texts('cursos')} useSource={useCursoSource} {...form.getInputProps('cursos')} />
        </>
      )}
    </MasterForm>
  );
}
