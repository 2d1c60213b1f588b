import { Switch } from '@mantine/core';
import { LIMITE_MODULO, moduloFields } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { modulos, type TemaItem, useTemaItems } from './modulo.queries.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { EstadoField } from '../../ui/form/EstadoField.tsx';
import { fieldLabels } from '../../ui/master/field-labels.ts';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { OrderedPicker } from '../../ui/master/OrderedPicker.tsx';
import { ParametroField } from '../parametro/parametro.public.ts';

const schema = z.object(moduloFields);

const EMPTY = {
  codigo: '',
  titulo: '',
  descripcion: '',
  codigo_estado: null as number | null,
  codigo_categoria: null as string | null,
  etiquetas: '',
  temas: [] as TemaItem[],
};

/** /moduloedit: a module with its topics in their order, each with or without questionnaire, saved together. */
export function ModuloEditScreen() {
  const t = useTranslations('modulo.campos');
  const texts = useTranslations('modulo');
  const { id } = useScreenSearch('/moduloedit');
  return (
    <MasterForm
      titles={{ nuevo: texts('edicion.nuevo'), editar: texts('edicion.editar') }}
      queries={modulos}
      id={id}
      schema={schema}
      empty={EMPTY}
      labels={fieldLabels(EMPTY, t)}
      listPath="/modulo"
      editPath="/moduloedit"
      copyable
    >
      {(form) => (
        <>
          <FormGrid>
            <TextField label={t('codigo')} required maxLength={LIMITE_MODULO.codigo} {...form.getInputProps('codigo')} />
            <EstadoField {...form.getInputProps('codigo_estado')} />
            <TextField label={t('titulo')} required maxLength={LIMITE_MODULO.titulo} {...form.getInputProps('titulo')} />
            <ParametroField clave="categoria" label={t('codigo_categoria')} required {...form.getInputProps('codigo_categoria')} />
            <TextAreaField label={t('descripcion')} maxLength={LIMITE_MODULO.descripcion} {...form.getInputProps('descripcion')} />
            <TextField label={t('etiquetas')} maxLength={LIMITE_MODULO.etiquetas} {...form.getInputProps('etiquetas')} />
          </FormGrid>
          <OrderedPicker<TemaItem>
            label={t('temas')}
            noun={texts('edicion.temas')}
            useItems={useTemaItems}
            toChild={(item) => ({ ...item, cuestionario: 1 })}
            rowExtra={(tema, change) => (
              <Switch
                label={texts('edicion.cuestionario')}
                aria-label={texts('edicion.cuestionarioDe', { nombre: tema.titulo })}
                checked={tema.cuestionario === 1}
                onChange={(event) => change({ cuestionario: event.currentTarget.checked ? 1 : 0 })}
              />
            )}
            {...form.getInputProps('temas')}
          />
        </>
      )}
    </MasterForm>
  );
}
