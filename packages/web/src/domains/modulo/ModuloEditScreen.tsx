import { Switch } from '@mantine/core';
import { LIMITE_MODULO, moduloFields } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { modulos, type TemaItem } from './modulo.queries.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { EstadoField } from '../../ui/form/EstadoField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { OrderedItems } from '../../ui/master/OrderedItems.tsx';
import { ParametroField } from '../parametro/parametro.public.ts';
import { useTemaSource } from '../tema/tema-master.public.ts';

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
  const t = useTranslations('modulo');
  return (
    <MasterForm
      titles={{ nuevo: t('edicion.nuevo'), editar: t('edicion.editar') }}
      queries={modulos}
      fields={moduloFields}
      empty={EMPTY}
      fieldName={(field) => t(`campos.${field}`)}
      listPath="/modulo"
      editPath="/moduloedit"
    >
      {({ getInputProps: input }) => (
        <>
          <FormGrid>
            <TextField label={t('campos.codigo')} required maxLength={LIMITE_MODULO.codigo} {...input('codigo')} />
            <EstadoField {...input('codigo_estado')} />
            <TextField label={t('campos.titulo')} required maxLength={LIMITE_MODULO.titulo} {...input('titulo')} />
            <ParametroField clave="categoria" label={t('campos.codigo_categoria')} required {...input('codigo_categoria')} />
            <TextAreaField label={t('campos.descripcion')} maxLength={LIMITE_MODULO.descripcion} {...input('descripcion')} />
            <TextField label={t('campos.etiquetas')} maxLength={LIMITE_MODULO.etiquetas} {...input('etiquetas')} />
          </FormGrid>
          <OrderedItems<TemaItem>
            label={t('campos.temas')}
            noun={t('edicion.temas')}
            useSource={useTemaSource}
            toChild={(item) => ({ ...item, cuestionario: 1 })}
            rowExtra={(tema, change) => (
              <Switch
                label={t('edicion.cuestionario')}
                aria-label={t('edicion.cuestionarioDe', { nombre: tema.titulo })}
                checked={tema.cuestionario === 1}
                onChange={(event) => change({ cuestionario: event.currentTarget.checked ? 1 : 0 })}
              />
            )}
            {...input('temas')}
          />
        </>
      )}
    </MasterForm>
  );
}
