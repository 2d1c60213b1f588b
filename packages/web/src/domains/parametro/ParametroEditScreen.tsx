import { DOMINIOS_DE_EMPRESA } from '@portal/contract/dominio';
import { codigoDe } from '@portal/contract/parametro';
import { useMemo } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { parametrosOf } from '../../pieces/parametro/parametro-master.queries.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import type { FieldProps } from '../../ui/master/master-form-props.ts';
import { useDominio } from '../../pieces/dominio/dominio.queries.ts';
import { EmpresaField } from '../../pieces/empresa/EmpresaField.tsx';

/** Returns the code that the server would make of a text; none before one is typed. */
const codigoOf = (text: unknown) => (typeof text === 'string' && text.trim() ? codigoDe(text) : '');

/** /parametroedit: one parameter (`?id`), or a new one of the table `?idd` (P84). */
export function ParametroEditScreen() {
  const t = useTranslations('parametro.edicion');
  const { idd } = useScreenSearch('/parametroedit');
  const listed = useLocation({ select: ({ state }) => Number(state.origin?.search['id']) });
  const queries = useMemo(() => parametrosOf(idd ?? listed), [idd, listed]);
  const initial = useMemo(() => ({ id_dominio: idd, codigo_estado: 1 }), [idd]);
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={queries}
      initial={initial}
      another={({ id_dominio, id_empresa }) => ({ id_dominio, id_empresa })}
      saved={{ field: 'parametro', text: (nombre) => t('guardado', { nombre }) }}
      common={({ id_empresa }) => id_empresa === null}
      listPath="/parametro"
      listSearch={(row) => ({ id: row?.id_dominio ?? idd })}
      editPath="/parametroedit"
      inputs={{
        id_dominio: (props) => <TablaField {...props} />,
        parametro: (props) => <TextField {...props} />,
        codigo_parametro: (props, form) => <TextField {...props} placeholder={codigoOf(form.getValues()['parametro'])} />,
        id_empresa: (props, form) =>
          DOMINIOS_DE_EMPRESA.includes(Number(form.getValues()['id_dominio'])) && <EmpresaField placeholder={t('todas')} {...props} />,
        codigo_estado: (props) => <CodeField {...props} />,
      }}
    />
  );
}

/** Name of the table of a parameter, which never changes. */
function TablaField({ label, value, error }: FieldProps) {
  const { data } = useDominio(Number(value) || undefined);
  return <TextField label={label} value={data?.row.dominio ?? ''} error={error} readOnly />;
}
