import { claveDe } from '@portal/contract/parametro';
import { useTranslations } from 'use-intl';
import { dominios, useDominio } from '../../pieces/dominio/dominio.queries.ts';
import { useRecordId } from '../../core/router/use-search.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

/** Returns the key that the server would make of a name; none before one is typed. */
const claveOf = (name: unknown) => (typeof name === 'string' && name.trim() ? claveDe(name) : '');

/** /dominioedit: name and key of one parameter table; a table of the portal keeps its key (P84). */
export function DominioEditScreen() {
  const t = useTranslations('dominio.edicion');
  const fijo = useDominio(useRecordId()).data?.row.fijo;
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={dominios}
      saved={{ field: 'dominio', text: (nombre) => t('guardado', { nombre }) }}
      listPath="/dominio"
      editPath="/dominioedit"
      inputs={{
        dominio: (props) => <TextField {...props} />,
        clave: (props, form) => (
          <TextField
            {...props}
            readOnly={fijo}
            help={fijo ? t('claveFija') : props.help}
            placeholder={claveOf(form.getValues()['dominio'])}
          />
        ),
      }}
    />
  );
}
