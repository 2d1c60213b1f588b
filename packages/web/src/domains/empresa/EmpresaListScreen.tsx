import type { EmpresaFila, empresaMaestro } from '@portal/contract/empresa';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useUnir } from '../../pieces/union/use-unir.tsx';
import { empresas } from '../../pieces/empresa/empresa.queries.ts';
import { href } from '../../core/router/paths.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { useSeleccion } from '../../pieces/masivo/use-seleccion.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof empresaMaestro.list> = {
  codigo_empresa: {},
  empresa: { primary: true },
  ruc: {},
  gerente: {},
  usuarios: {},
  centros_costo: {},
  codigo_estado: {},
  director: { hidden: true },
  direccion: { hidden: true },
  actividad: { hidden: true },
  fecha_modificacion: { hidden: true },
};

/** /empresa: the companies with their active people and cost centres (P95). */
export function EmpresaListScreen() {
  const t = useTranslations();
  const unir = useUnir('empresa');
  const selection = useSeleccion({ de: 'empresa', nombre: ({ empresa }: EmpresaFila) => empresa });
  return (
    <>
      <MasterList
        title={t('pantallas.empresas')}
        columns={COLUMNS}
        selection={selection}
        queries={empresas}
        editPath="/empresaedit"
        newLabel={t('empresa.lista.nueva')}
        empty={t('vacio.empresas')}
        actions={
          <LinkButton {...href('/empresaseguimiento')} variant="default" leftSection={<IconChartBar size={16} aria-hidden="true" />}>
            {t('empresa.lista.seguimiento')}
          </LinkButton>
        }
        rowActions={({ id_empresa: id, codigo_empresa: codigo, empresa: nombre }) => unir.action({ id, codigo, nombre, empresa: null })}
      />
      {unir.dialog}
    </>
  );
}
