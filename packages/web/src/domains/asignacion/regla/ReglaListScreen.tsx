import { asignacionApi, type ReglaFila, reglaLista } from '@portal/contract/asignacion';
import { IconCopy, IconListCheck, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadReglas, useReglas } from '../../../pieces/asignacion/regla/regla.queries.ts';
import { useCambioRegla, VIGENTE } from '../../../pieces/asignacion/regla/use-cambio-regla.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { usePlanOptions } from '../../../pieces/planestudio/plan-master.queries.ts';

/** /asignacionregla: the rules that give plans, with their people, to be withdrawn or put in force again (P27); a new one is of the plan by which they are filtered. */
export function ReglaListScreen() {
  const t = useTranslations();
  const list = useList(reglaLista, useReglaColumns());
  const { data: planes } = usePlanOptions();
  const plan = planes?.find(({ label }) => label === list.state.filtro['plan'])?.value;
  const make = (
    <LinkButton
      {...href('/asignacionreglaedit', { plan: plan ? Number(plan) : undefined })}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
    >
      {t('regla.lista.nueva')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('pantallas.reglas')} actions={make} />
      <DataTable
        caption={t('pantallas.reglas')}
        list={list}
        rows={useReglas(list.query)}
        download={downloadReglas}
        rowActions={(row) => <Acciones row={row} />}
        empty={<EmptyList icon={IconListCheck} title={t('regla.lista.vacia')} text={t('regla.lista.vaciaTexto')} action={make} />}
      />
    </>
  );
}

/** Another rule like this one; withdraw it or put it in force. */
function Acciones({ row }: { row: ReglaFila }) {
  const t = useTranslations('regla.lista');
  const change = useCambioRegla();
  const { plan, id_regla, codigo_estado, puede_retirar } = row;
  const vigente = codigo_estado === VIGENTE;
  return (
    <>
      <RowAction label={t('otra', { plan })} icon={IconCopy} link={href('/asignacionreglaedit', { id: id_regla })} />
      {puede_retirar && (
        <RowAction
          call={asignacionApi.estadoRegla}
          label={vigente ? t('retirar', { plan }) : t('reponer', { plan })}
          icon={vigente ? IconPlayerPause : IconPlayerPlay}
          onClick={() => void change(row)}
        />
      )}
    </>
  );
}

function useReglaColumns(): DisplaysOf<typeof reglaLista> {
  const t = useTranslations('regla');
  const { data: planes } = usePlanOptions();
  return useMemo(
    () => ({
      plan: {
        primary: true,
        options: (planes ?? []).map(({ label }) => ({ value: label, label })),
        cell: ({ id_planestudio, plan }) => <AppLink {...href('/planestudioedit', { id: id_planestudio })}>{plan}</AppLink>,
      },
      nombre: {},
      condicion: {},
      codigo_estado: {
        cell: ({ codigo_estado }) => (
          <StateBadge tone={codigo_estado === VIGENTE ? 'primary' : 'neutral'}>
            {codigo_estado === VIGENTE ? t('dialogo.vigente') : t('dialogo.retirada')}
          </StateBadge>
        ),
      },
      asignados: {},
      sin_plan: {},
      avisar: { hidden: true },
      empresas: { hidden: true },
      plan_cerrado: { hidden: true },
      fecha: {},
      autor: { hidden: true },
    }),
    [t, planes],
  );
}
