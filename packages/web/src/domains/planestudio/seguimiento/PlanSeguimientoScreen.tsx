import { type SeguimientoFila, seguimientoLista } from '@portal/contract/planestudio';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadSeguimiento, useSeguimiento } from './seguimiento.queries.ts';
import { PersonasLink } from '../../../pieces/reporte/PersonasLink.tsx';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { href } from '../../../core/router/paths.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ProgressBadge } from '../../../ui/progress/ProgressBadge.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

/** /planestudioseguimiento: each active plan by company (P97). */
export function PlanSeguimientoScreen() {
  const t = useTranslations();
  const list = useList(seguimientoLista, useSeguimientoColumns());
  return (
    <>
      <PageHeader title={t('pantallas.planSeguimiento')} back={useWayBack('/planestudio')} />
      <DataTable
        caption={t('pantallas.planSeguimiento')}
        list={list}
        rows={useSeguimiento(list.query)}
        download={downloadSeguimiento}
        empty={
          <EmptyList
            text={t('vacio.seguimientoPlan')}
            action={<LinkButton {...href('/planestudio')}>{t('pantallas.planes')}</LinkButton>}
          />
        }
      />
    </>
  );
}

type Cifra = 'asignados' | 'aprobados' | 'pendientes' | 'vencidos';

/** Filter by which a count finds its people; absent: all of them. */
const FILTRO: Readonly<Partial<Record<Cifra, Record<string, string>>>> = {
  aprobados: { estado: 'Terminado' },
  pendientes: { pendiente: '1' },
  vencidos: { estado: 'Vencido' },
};

function useSeguimientoColumns(): DisplaysOf<typeof seguimientoLista> {
  const t = useTranslations('reporte.personas');
  const options = useEmpresaOptions();
  return useMemo(() => {
    const personas = (cifra: Cifra) => (row: SeguimientoFila) => {
      if (row.id_empresa === null) return row[cifra];
      const filtro = FILTRO[cifra];
      const de = { empresas: String(row.id_empresa), planes: String(row.id_planestudio), ...(filtro && { filtro }) };
      const quienes = t(cifra, { de: [row.denominacion, row.empresa].join(', ') });
      return <PersonasLink cantidad={row[cifra]} quienes={quienes} de={de} />;
    };
    return {
      denominacion: {
        primary: true,
        cell: ({ id_planestudio: id, denominacion }) => <AppLink {...href('/planestudiousuario', { id })}>{denominacion}</AppLink>,
      },
      empresa: { options },
      fecha_inicio: { roomy: true },
      fecha_fin: { roomy: true },
      asignados: { cell: personas('asignados') },
      aprobados: { cell: personas('aprobados') },
      pendientes: { cell: personas('pendientes') },
      vencidos: { cell: personas('vencidos') },
      avance: { cell: ({ asignados, avance }) => <ProgressBadge value={asignados ? avance : null} /> },
      promedio: { roomy: true },
    };
  }, [options, t]);
}
