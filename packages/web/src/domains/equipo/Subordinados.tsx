import { subordinadosLista } from '@portal/contract/equipo';
import { IconUsersGroup } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSubordinados } from './personas.queries.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { ProgressBadge } from '../../ui/progress/ProgressBadge.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

/** Everybody below the signed-in person, each once, with or without plans (P280). */
export function Subordinados() {
  const t = useTranslations('equipo');
  const list = useList(subordinadosLista, useSubordinadosColumns());
  const { rows, download } = useSubordinados(list.query);
  return (
    <DataTable
      caption={t('personas.tabla')}
      list={list}
      rows={rows}
      download={download}
      empty={<EmptyList icon={IconUsersGroup} title={t('subordinados.vacio')} text={t('subordinados.vacioTexto')} />}
    />
  );
}

function useSubordinadosColumns(): DisplaysOf<typeof subordinadosLista> {
  const t = useTranslations('equipo.personas');
  return useMemo(
    () => ({
      personal: {
        primary: true,
        cell: ({ id_usuario, personal }) => <AppLink {...href('/miequipopersona', { id: id_usuario })}>{personal}</AppLink>,
      },
      pendientes: {},
      vencidas: {},
      terminadas: {},
      avance: { cell: ({ avance, pendientes, terminadas }) => pendientes + terminadas > 0 && <ProgressBadge value={avance} /> },
      fecha_fin: {},
      ultima_actividad: { roomy: true, wide: true },
      jefe_inmediato: {},
      nivel: { cell: ({ nivel }) => nivel ?? t('nivelFuera'), wide: true },
      codigo_usuario: { hidden: true },
      empresa: { hidden: true },
    }),
    [t],
  );
}
