import { personasLista } from '@portal/contract/equipo';
import { IconEye, IconUsersGroup } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePersonas } from './personas.queries.ts';
import { href } from '../../core/router/paths.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { ProgressBadge } from '../../ui/progress/ProgressBadge.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { EstadoPlanBadge } from '../../pieces/reporte/EstadoPlanBadge.tsx';

/** Assignments of everybody below the signed-in person (P115). */
export function EquipoPersonas() {
  const t = useTranslations('equipo.personas');
  const list = useList(personasLista, usePersonasColumns());
  const { rows, download } = usePersonas(list.query);
  return (
    <DataTable
      caption={t('planes')}
      list={list}
      rows={rows}
      download={download}
      empty={<EmptyList icon={IconUsersGroup} title={t('vacio')} text={t('vacioTexto')} />}
      rowActions={({ id_usuario, personal }) => (
        <RowAction label={t('abrir', { persona: personal })} icon={IconEye} link={href('/miequipopersona', { id: id_usuario })} />
      )}
    />
  );
}

function usePersonasColumns(): DisplaysOf<typeof personasLista> {
  const t = useTranslations('equipo.personas');
  return useMemo(
    () => ({
      personal: { primary: true },
      plan: {},
      estado: { cell: ({ estado }) => <EstadoPlanBadge estado={estado} /> },
      pendiente: { hidden: true },
      avance: { cell: ({ avance }) => <ProgressBadge value={avance} /> },
      promedio: {},
      fecha_fin: {},
      ultima_actividad: {},
      jefe_inmediato: {},
      nivel: { cell: ({ nivel }) => nivel ?? t('nivelFuera') },
      codigo_usuario: { hidden: true },
      empresa: { hidden: true },
    }),
    [t],
  );
}
