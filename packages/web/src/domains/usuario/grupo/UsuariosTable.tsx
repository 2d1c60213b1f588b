import { LIMITE_GRUPO, usuarioApi, type UsuarioGrupoFila, usuarioGrupoLista } from '@portal/contract/usuario';
import { IconUsersPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GrupoDialog } from './GrupoDialog.tsx';
import { downloadConGrupo, useConGrupo } from './grupo.queries.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { NOTHING } from '../../../core/list/selection.ts';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { type ListModel, useList } from '../../../ui/table/use-list.ts';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';

const PAGE_SIZES = [10, 100, 250, 500];
/** Who has no group yet is what the list is for. */
const SIN_GRUPO = { con_grupo: '0' };

/** Active people, at first those without a group; the selected ones are put into a group. */
export function UsuariosTable() {
  const t = useTranslations('grupo.pantalla');
  const comun = useTranslations('comun');
  const usuarios = useTranslations('pantallas')('usuarios');
  const list = useList(usuarioGrupoLista, useUsuarioGrupoColumns(), { pageSizes: PAGE_SIZES, filtro: SIN_GRUPO });
  const [selected, setSelected] = useState(NOTHING);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DataTable
        caption={t('usuarios')}
        list={list}
        rows={useConGrupo(list.query)}
        download={downloadConGrupo}
        toolbar={<ConGrupoFilter list={list} />}
        empty={<EmptyList title={t('vacio')} action={<LinkButton to="/usuario">{usuarios}</LinkButton>} />}
        selection={{
          call: usuarioApi.asignarGrupo,
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: (
            <SelectionButton
              label={t('asignar')}
              icon={IconUsersPlus}
              selected={selected}
              limit={LIMITE_GRUPO}
              tooMany={comun('maximoPersonas', { limite: LIMITE_GRUPO })}
              onClick={() => setAsking(true)}
            />
          ),
        }}
      />
      {asking && <GrupoDialog seleccion={selected} onClose={() => setAsking(false)} onDone={() => setSelected(NOTHING)} />}
    </>
  );
}

/** Filter by having a group, which no column shows. */
function ConGrupoFilter({ list }: { list: ListModel<UsuarioGrupoFila> }) {
  const t = useTranslations('grupo.pantalla');
  const { filtro } = list.state;
  const data = [
    { value: '', label: t('todas') },
    { value: '0', label: t('ninguno') },
    { value: '1', label: t('conGrupo') },
  ];
  return (
    <SelectField
      aria-label={t('mostrar')}
      searchable={false}
      allowDeselect={false}
      w={230}
      data={data}
      value={filtro['con_grupo'] ?? ''}
      onChange={(con_grupo) => list.change({ filtro: { ...filtro, con_grupo: con_grupo ?? '' } })}
    />
  );
}

function useUsuarioGrupoColumns(): DisplaysOf<typeof usuarioGrupoLista> {
  const t = useTranslations('grupo.pantalla');
  const empresas = useEmpresaOptions();
  const { data: grupos } = useParametros('grupo_usuario');
  return useMemo(
    () => ({
      codigo_usuario: { cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink> },
      personal: { primary: true },
      apellido: { roomy: true },
      nombres: { roomy: true },
      empresa: { options: empresas },
      cargo: {},
      departamento: {},
      grupo: {
        options: (grupos ?? []).map(({ parametro }) => ({ value: parametro, label: parametro })),
        cell: (row) => row.grupo ?? <StateBadge tone="warning">{t('sinGrupo')}</StateBadge>,
      },
      con_grupo: { hidden: true },
    }),
    [t, empresas, grupos],
  );
}
