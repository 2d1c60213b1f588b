import { asignacionApi } from '@portal/contract/asignacion';
import { Button } from '@mantine/core';
import { planestudioApi, type PlanestudioFila } from '@portal/contract/planestudio';
import { usuarioPlanLista } from '@portal/contract/usuario';
import { IconCopy, IconFileImport, IconUsers, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopiarDialog } from './CopiarDialog.tsx';
import { DePlan } from './DePlan.tsx';
import { PlanMeta } from './PlanMeta.tsx';
import { downloadUsuariosPlan, useUsuariosPlan } from './plan-usuarios.queries.ts';
import { SinAviso } from './SinAviso.tsx';
import { SeleccionActions } from './SeleccionActions.tsx';
import { useUsuarioPlanColumns } from './use-usuario-plan-columns.tsx';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { NOTHING } from '../../../core/list/selection.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { AvisoAction } from '../../../pieces/asignacion/lista/AvisoAction.tsx';
import { ReglasLink } from '../../../pieces/asignacion/regla/ReglasLink.tsx';
import { May } from '../../../ui/link/May.tsx';

/** The list has open assignments alone. */
const ABIERTA = 1;
const PAGE_SIZES = [100, 250, 500, 1000];

/** /planestudiousuario: the people who have a plan, what gave it to them, and how far they are (P21). */
export function PlanUsuariosScreen() {
  const t = useTranslations('pantallas');
  const { id } = useScreenSearch('/planestudiousuario');
  return (
    <DePlan id={id} title={t('planUsuarios')}>
      {(plan) => <Usuarios plan={plan} />}
    </DePlan>
  );
}

function Usuarios({ plan }: { plan: PlanestudioFila }) {
  const t = useTranslations();
  const days = useDayFormat();
  const { id_planestudio: id } = plan;
  const list = useList(usuarioPlanLista, useUsuarioPlanColumns(), { pageSizes: PAGE_SIZES });
  const [copying, setCopying] = useState(false);
  const [selected, setSelected] = useState(NOTHING);
  const range = { desde: days.medium(plan.fecha_inicio), hasta: days.medium(plan.fecha_fin) };
  return (
    <>
      <PageHeader
        title={plan.denominacion}
        description={t('planestudio.usuarios.texto', range)}
        back={useWayBack('/planestudio')}
        meta={<PlanMeta plan={plan} />}
        actions={
          <>
            <ReglasLink plan={plan.denominacion} />
            <May call={planestudioApi.copiar}>
              <Button variant="default" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => setCopying(true)}>
                {t('planestudio.copia.boton')}
              </Button>
            </May>
            <LinkButton to="/planimportar" search={{ id }} variant="default" leftSection={<IconFileImport size={16} aria-hidden="true" />}>
              {t('planestudio.usuarios.importar')}
            </LinkButton>
            <LinkButton to="/asignacionplan" search={{ id }} leftSection={<IconUsersPlus size={16} aria-hidden="true" />}>
              {t('planestudio.usuarios.agregar')}
            </LinkButton>
          </>
        }
      />
      <SinAviso id={id} list={list} />
      <DataTable
        caption={t('planestudio.usuarios.tabla')}
        list={list}
        rows={useUsuariosPlan(id, list.query)}
        download={downloadUsuariosPlan(id)}
        rowActions={(row) => <AvisoAction {...row} plan={plan.denominacion} codigo_estado={ABIERTA} />}
        selection={{
          call: asignacionApi.eliminar,
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: <SeleccionActions id_planestudio={id} selected={selected} onDone={() => setSelected(NOTHING)} />,
        }}
        empty={<EmptyList icon={IconUsers} title={t('planestudio.usuarios.vacio')} text={t('planestudio.usuarios.vacioTexto')} />}
      />
      {copying && <CopiarDialog origen={id} onClose={() => setCopying(false)} />}
    </>
  );
}
