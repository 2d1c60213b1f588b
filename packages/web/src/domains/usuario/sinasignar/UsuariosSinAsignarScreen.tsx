import { sinAsignarLista } from '@portal/contract/usuario';
import { IconPlus, IconUserCheck, IconUsersPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadSinAsignar, useElegidos, useSinAsignar } from './sin-asignar.queries.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { NOTHING } from '../../../core/list/selection.ts';
import { href } from '../../../core/router/paths.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { AsignarSteps } from '../../../pieces/asignacion/plan/AsignarSteps.tsx';

/** Most people who are assigned at once from here. */
const LIMITE = 10_000;

/** /usuariosinasignar: active people without an open assignment of a plan in force; plans are assigned to the chosen ones (P92). */
export function UsuariosSinAsignarScreen() {
  const t = useTranslations();
  const list = useList(sinAsignarLista, useSinAsignarColumns());
  const [selected, setSelected] = useState(NOTHING);
  const people = useElegidos();
  const assign = () => people.mutate(selected, { onError: (error) => toast.error(messageOf(error)) });
  const finish = () => {
    people.reset();
    setSelected(NOTHING);
  };
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
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: (
            <SelectionButton
              label={t('asignar.plan.asignar')}
              icon={IconUsersPlus}
              selected={selected}
              limit={LIMITE}
              tooMany={t('comun.maximoPersonas', { limite: LIMITE })}
              loading={people.isPending}
              onClick={assign}
            />
          ),
        }}
      />
      {people.data && <AsignarSteps seleccion={people.data} plan={undefined} onClose={people.reset} onDone={finish} />}
    </>
  );
}

function useSinAsignarColumns(): DisplaysOf<typeof sinAsignarLista> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      codigo_usuario: {
        cell: (row) => <PersonaLink id={row.id_usuario}>{row.codigo_usuario}</PersonaLink>,
      },
      personal: { primary: true },
      apellido: { roomy: true },
      nombres: { roomy: true },
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
