import type { dominioMaestro } from '@portal/contract/dominio';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { dominios } from '../../pieces/dominio/dominio.queries.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof dominioMaestro.list> = {
  dominio: { primary: true },
  parametros: {},
  clave: {},
  fijo: {},
  fecha_modificacion: { hidden: true },
};

/** /dominio: the parameter tables, each leading to its parameters (P84). */
export function DominioListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.dominios')}
      columns={COLUMNS}
      queries={dominios}
      primaryPath="/parametro"
      editPath="/dominioedit"
      newLabel={t('dominio.lista.nuevo')}
      empty={t('vacio.dominios')}
      rowActions={({ id_dominio, dominio }) => (
        <RowAction
          label={t('dominio.lista.verParametros', { nombre: dominio })}
          icon={IconListDetails}
          link={{ to: '/parametro', search: { id: id_dominio } }}
        />
      )}
    />
  );
}
