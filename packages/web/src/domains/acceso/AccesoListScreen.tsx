import { accesoApi, accesoLista } from '@portal/contract/acceso';
import { IconKey, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadAccesos, useAccesos } from './acceso.queries.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { AppLink, LinkButton } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { UserStateBadge } from '../../pieces/usuario/UserStateBadge.tsx';

/** /acceso: the people with a role, their last sign-in and scope; only they (P96). */
export function AccesoListScreen() {
  const t = useTranslations('acceso.lista');
  const title = useTranslations('pantallas')('accesos');
  const vacio = useTranslations('vacio');
  const list = useList(accesoLista, useAccesoColumns());
  const rows = useAccesos(list.query);
  const make = (
    <LinkButton to="/accesoedit" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('nuevo')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={title} actions={make} />
      <DataTable
        caption={title}
        list={list}
        rows={rows}
        empty={<EmptyList text={vacio('accesos')} action={make} />}
        download={downloadAccesos}
        rowActions={({ id_usuario: id, personal: nombre }) => (
          <>
            <RowAction
              call={accesoApi.upd}
              label={t('contrasena', { nombre })}
              icon={IconKey}
              link={{ to: '/usuariopassword', search: { id } }}
            />
            <RowAction label={t('editar', { nombre })} icon={IconPencil} link={{ to: '/accesoedit', search: { id } }} />
          </>
        )}
      />
    </>
  );
}

function useAccesoColumns(): DisplaysOf<typeof accesoLista> {
  const t = useTranslations('acceso.lista');
  const alcances = useTranslations('comun.opciones.alcance');
  const { short } = useDayFormat();
  return useMemo(
    () => ({
      codigo_usuario: { cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink> },
      personal: {
        primary: true,
        cell: (row) => (
          <AppLink to="/accesoedit" search={{ id: row.id_usuario }}>
            {row.personal}
          </AppLink>
        ),
      },
      rol: {},
      correo_electronico: {},
      fecha_login: { cell: (row) => (row.fecha_login ? short(row.fecha_login) : t('nunca')) },
      hora_login: { roomy: 'laptop' },
      indicador_alcance: { hidden: true },
      empresas: { cell: (row) => row.empresas ?? alcances('0') },
      codigo_estado: { hidden: true, cell: (row) => <UserStateBadge active={row.codigo_estado === 1} /> },
    }),
    [t, alcances, short],
  );
}
