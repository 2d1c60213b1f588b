import { ESPACIO_DISPOSITIVO } from '@portal/contract/dispositivo';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { dispositivos } from '../../pieces/dispositivo/dispositivo.queries.ts';
import { IdField } from '../../ui/form/IdField.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { EmpresaField } from '../../pieces/empresa/EmpresaField.tsx';
import { useParametros } from '../../pieces/parametro/parametro.queries.ts';

/** /dispositivoedit: one tablet of a shop (P122). */
export function DispositivoEditScreen() {
  const t = useTranslations('dispositivo.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={dispositivos}
      initial={{ maximo_mb: ESPACIO_DISPOSITIVO.usual }}
      another={({ id_empresa, id_centro_costo, maximo_mb }) => ({ id_empresa, id_centro_costo, maximo_mb })}
      saved={{ field: 'dispositivo', text: (nombre) => t('guardado', { nombre }) }}
      removal={t('eliminar')}
      listPath="/dispositivo"
      editPath="/dispositivoedit"
      inputs={{
        dispositivo: (props) => <TextField {...props} help={t('nombreAyuda')} />,
        id_empresa: (props) => <EmpresaField {...props} />,
        id_centro_costo: (props, form) => (
          <CentroCosto {...props} empresa={Number(form.getValues()['id_empresa'])} placeholder={t('todos')} help={t('centroAyuda')} />
        ),
        maximo_mb: (props) => <NumberField {...props} help={t('espacioAyuda')} />,
      }}
    />
  );
}

type Props = Omit<ComponentProps<typeof IdField>, 'data' | 'fetched'> & { empresa: number };

/** Select of a cost centre of the company, or of all companies. */
function CentroCosto({ empresa, ...props }: Props) {
  const centros = useParametros('centro_costo');
  const own = (centros.data ?? []).filter(({ id_empresa }) => id_empresa === null || id_empresa === empresa);
  return (
    <IdField
      {...props}
      fetched={centros}
      data={own.map((one) => ({ value: String(one.id_parametro), label: `${one.parametro} (${one.codigo_parametro})` }))}
    />
  );
}
