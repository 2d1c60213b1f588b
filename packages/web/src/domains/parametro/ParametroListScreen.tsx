import { DOMINIOS_DE_EMPRESA } from '@portal/contract/dominio';
import type { ParametroFila, parametroMaestro } from '@portal/contract/parametro';
import { IconListDetails, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { parametrosOf } from '../../pieces/parametro/parametro-master.queries.ts';
import { useMasterRows } from '../../core/master/use-master.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { AppLink, LinkButton } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Limits } from '../../ui/master/Limits.tsx';
import { usePermits } from '../../ui/master/use-permits.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { useSeleccion } from '../../pieces/masivo/use-seleccion.tsx';
import { useDominio } from '../../pieces/dominio/dominio.queries.ts';
import { claseDe } from '../../pieces/union/clase-de.ts';
import { useUnir } from '../../pieces/union/use-unir.tsx';

/** /parametro?id: the parameters of one table, each leading to its form (P84). */
export function ParametroListScreen() {
  const t = useTranslations();
  const { id } = useScreenSearch('/parametro');
  const back = useWayBack('/dominio');
  if (id !== undefined) return <Parametros key={id} id={id} />;
  return (
    <>
      <PageHeader title={t('pantallas.parametros')} back={back} />
      <Section>
        <EmptyState
          icon={IconListDetails}
          title={t('parametro.lista.sinTabla')}
          action={<LinkButton to="/dominio">{t('parametro.lista.verTablas')}</LinkButton>}
        />
      </Section>
    </>
  );
}

function Parametros({ id }: { id: number }) {
  const t = useTranslations('parametro.lista');
  const vacio = useTranslations('vacio');
  const queries = useMemo(() => parametrosOf(id), [id]);
  // Only the records of a company are in reach of an access that is limited to companies.
  const permits = usePermits(queries.definition, !DOMINIOS_DE_EMPRESA.includes(id));
  const list = useList(queries.definition.list, useParametroColumns(id));
  const rows = useMasterRows(queries, list.query);
  const selection = useSeleccion({ de: 'parametro', id_dominio: id, nombre: ({ parametro }: ParametroFila) => parametro });
  const title = useDominio(id).data?.row.dominio ?? '';
  const unir = useUnir(claseDe(id));
  const make = permits.ins && (
    <LinkButton to="/parametroedit" search={{ idd: id }} leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('nuevo')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={title} back={useWayBack('/dominio')} actions={make} />
      <Limits permits={permits} />
      <DataTable
        caption={title}
        list={list}
        {...(permits.upd && { selection })}
        rows={rows}
        empty={<EmptyList text={vacio(permits.ins ? 'parametros' : 'soloAdministrador')} action={make} />}
        download={queries.calls.file}
        rowActions={({ id_parametro, codigo_parametro, parametro, empresa }) => (
          <>
            {unir.action({ id: id_parametro, codigo: codigo_parametro, nombre: parametro, empresa })}
            <RowAction
              label={t('editar', { nombre: parametro })}
              icon={IconPencil}
              link={{ to: '/parametroedit', search: { id: id_parametro } }}
            />
          </>
        )}
      />
      {unir.dialog}
    </>
  );
}

function useParametroColumns(id_dominio: number): DisplaysOf<typeof parametroMaestro.list> {
  const t = useTranslations('parametro.lista');
  return useMemo(() => {
    const empresa = { value: (row: { empresa: string | null }) => row.empresa ?? t('todas') };
    return {
      codigo_parametro: {},
      parametro: {
        primary: true,
        cell: (row) => (
          <AppLink to="/parametroedit" search={{ id: row.id_parametro }}>
            {row.parametro}
          </AppLink>
        ),
      },
      ...(DOMINIOS_DE_EMPRESA.includes(id_dominio) && { empresa }),
      usos: {},
      codigo_estado: {},
      fecha_modificacion: { hidden: true },
    };
  }, [t, id_dominio]);
}
