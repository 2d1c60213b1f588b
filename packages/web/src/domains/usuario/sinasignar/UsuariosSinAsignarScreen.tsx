import { sinAsignarLista } from '@portal/contract';
import { IconPlus, IconUserCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadSinAsignar, useSinAsignar } from './sin-asignar.queries.ts';
import { useEmpresaOptions } from '../use-empresa-options.ts';
import { href } from '../../../core/router/paths.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

/** /usuariosinasignar: active learners without an open assignment of a plan in force. */
export function UsuariosSinAsignarScreen() {
  const t = useTranslations();
  const list = useList(sinAsignarLista, useColumns());
  return (
    <>
      <PageHeader
        title={t('pantallas.usuarioSinAsignar')}
        back={useWayBack('/dashboard')}
        actions={
          <LinkButton {...href('/usuarioedit')} leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {t('usuario.sinAsignar.nuevo')}
          </LinkButton>
        }
      />
      <DataTable
        caption={t('pantallas.usuarioSinAsignar')}
        list={list}
        rows={useSinAsignar(list.query)}
        download={downloadSinAsignar}
        empty={<EmptyList icon={IconUserCheck} title={t('usuario.sinAsignar.vacio')} />}
      />
    </>
  );
}

function useColumns(): DisplaysOf<typeof sinAsignarLista> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      codigo_usuario: {
        cell: (row) => <AppLink {...href('/usuarioreporte', { id: row.id_usuario })}>{row.codigo_usuario}</AppLink>,
      },
      personal: { primary: true },
      empresa: { options: empresas },
      cargo: {},
      grupo: { roomy: true },
      correo_electronico: {},
      departamento: { hidden: true },
      codigo_centro_costo: { hidden: true },
      centro_costo: { hidden: true },
    }),
    [empresas],
  );
}
