import { LIMITE_SIMULACION } from '@portal/contract/asignacion';
import { asignableLista } from '@portal/contract/usuario';
import { IconUser, IconUsersGroup, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadAsignables, useAsignables } from '../../../pieces/asignacion/plan/asignables.queries.ts';
import { AsignarSteps } from '../../../pieces/asignacion/plan/AsignarSteps.tsx';
import { usePlanesVigentes } from '../../../pieces/planestudio/plan-master.queries.ts';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { NOTHING } from '../../../core/list/selection.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

const PAGE_SIZES = [10, 100, 250, 500, 1000];

const COLUMNS: DisplaysOf<typeof asignableLista> = {
  empresa: {},
  codigo_usuario: { cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink> },
  personal: { primary: true },
  correo_electronico: { roomy: 'laptop' },
  centro_costo: {},
  grupo: { roomy: 'laptop' },
  cargo: {},
  departamento: { hidden: true },
};

/** /asignacionplan?id={plan}, «Enlazar Plan de Estudio y Usuarios»: active people, to the selected of whom that plan or others are assigned (P279). */
export function AsignacionPlanScreen() {
  const t = useTranslations();
  const comun = useTranslations('comun');
  const { id } = useScreenSearch('/asignacionplan');
  const plan = usePlanesVigentes().data?.find(({ id_planestudio }) => id_planestudio === id)?.denominacion;
  const list = useList(asignableLista, COLUMNS, { pageSizes: PAGE_SIZES });
  const [selected, setSelected] = useState(NOTHING);
  const [assigning, setAssigning] = useState(false);
  const finish = () => {
    setAssigning(false);
    setSelected(NOTHING);
  };
  return (
    <>
      <PageHeader
        title={t('pantallas.asignacionPlan')}
        description={plan && t('asignar.plan.paraPlan', { plan })}
        actions={<OtherWays />}
      />
      <DataTable
        caption={t('asignar.plan.tabla')}
        list={list}
        rows={useAsignables(list.query)}
        download={downloadAsignables}
        empty={<EmptyList title={t('asignar.plan.vacio')} action={<LinkButton to="/usuario">{t('pantallas.usuarios')}</LinkButton>} />}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: (
            <SelectionButton
              label={t('asignar.plan.asignar')}
              icon={IconUsersPlus}
              selected={selected}
              limit={LIMITE_SIMULACION}
              tooMany={comun('maximoPersonas', { limite: LIMITE_SIMULACION })}
              onClick={() => setAssigning(true)}
            />
          ),
        }}
      />
      {assigning && (
        <AsignarSteps seleccion={selected} plan={id} directly={plan !== undefined} onClose={() => setAssigning(false)} onDone={finish} />
      )}
    </>
  );
}

/** Links to the screens that assign to one person and to a group. */
function OtherWays() {
  const t = useTranslations('pantallas');
  return (
    <>
      <LinkButton to="/asignacionusuario" variant="default" leftSection={<IconUser size={16} aria-hidden="true" />}>
        {t('asignacionUsuario')}
      </LinkButton>
      <LinkButton to="/asignaciongrupo" variant="default" leftSection={<IconUsersGroup size={16} aria-hidden="true" />}>
        {t('asignacionGrupo')}
      </LinkButton>
    </>
  );
}
