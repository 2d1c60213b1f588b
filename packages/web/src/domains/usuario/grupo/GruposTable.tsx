import { DOMINIOS } from '@portal/contract/dominio';
import { type GrupoFila, grupoLista } from '@portal/contract/usuario';
import { IconLink, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadGrupos, useGrupos } from './grupo.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { ReglasDialog } from '../../../pieces/asignacion/regla/ReglasDialog.tsx';

const Miembros = ({ grupo, miembros }: GrupoFila) => (
  <AppLink {...href('/usuariogrupo', { filtro: { grupo } })} state={{}}>
    {miembros}
  </AppLink>
);

const COLUMNS: DisplaysOf<typeof grupoLista> = {
  grupo: { primary: true },
  codigo_grupo: {},
  miembros: { cell: (row) => (row.miembros > 0 ? <Miembros {...row} /> : row.miembros) },
  planes: {},
};

/** Groups with their members and plans, and the way to their rules. */
export function GruposTable() {
  const t = useTranslations('grupo');
  const reglas = useTranslations('regla');
  const vacio = useTranslations('vacio');
  const pantallas = useTranslations('pantallas');
  const list = useList(grupoLista, COLUMNS);
  const rows = useGrupos(list.query);
  const [opened, setOpened] = useState<number>();
  const row = rows.rows?.find(({ id_parametro }) => id_parametro === opened);
  return (
    <>
      <DataTable
        caption={t('pantalla.grupos')}
        list={list}
        rows={rows}
        empty={
          <EmptyList
            text={vacio('grupos')}
            action={<LinkButton {...href('/parametro', { id: DOMINIOS.grupo_usuario })}>{pantallas('parametros')}</LinkButton>}
          />
        }
        download={downloadGrupos}
        rowActions={({ id_parametro, grupo }) => (
          <>
            <RowAction label={t('asignarPlan', { grupo })} icon={IconLink} link={href('/asignaciongrupo', { id: id_parametro })} />
            <RowAction label={reglas('dialogo.ver', { grupo })} icon={IconListCheck} onClick={() => setOpened(id_parametro)} />
          </>
        )}
      />
      {row && <ReglasDialog grupo={row} onClose={() => setOpened(undefined)} />}
    </>
  );
}
