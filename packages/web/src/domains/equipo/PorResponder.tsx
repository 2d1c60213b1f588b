import { type EquipoFila, equipoLista } from '@portal/contract/equipo';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AtrasoActions } from './AtrasoActions.tsx';
import { DiasPlazo } from './DiasPlazo.tsx';
import { readAtrasos, useEquipo } from './equipo.queries.ts';
import { NombreEnEquipo } from './NombreEnEquipo.tsx';
import { Recordado } from './Recordado.tsx';
import { ResponderDialog } from './ResponderDialog.tsx';
import { ResponderElegidas } from './ResponderElegidas.tsx';
import { RespuestaBadge } from './RespuestaBadge.tsx';
import { NOTHING } from '../../core/list/selection.ts';
import { ProgressBadge } from '../../ui/progress/ProgressBadge.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

/** The own people who are behind or near the end of a plan, and the answers to their delays: one, or one for several (P43). */
export function PorResponder() {
  const t = useTranslations('equipo.lista');
  const list = useList(equipoLista, useEquipoColumns());
  const { rows, download } = useEquipo(list.query);
  const [answered, setAnswered] = useState<EquipoFila>();
  const [selected, setSelected] = useState(NOTHING);
  return (
    <>
      <DataTable
        caption={t('tabla')}
        list={list}
        rows={rows}
        download={download}
        empty={<EmptyList icon={IconCircleCheck} title={t('vacio')} text={t('vacioTexto')} />}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: ({ personal, plan }) => t('fila', { persona: personal, plan }),
          actions: <ResponderElegidas selected={selected} read={readAtrasos} onDone={() => setSelected(NOTHING)} />,
        }}
        rowActions={(row) => <AtrasoActions row={row} onAnswer={setAnswered} />}
      />
      {answered && <ResponderDialog filas={[answered]} onClose={() => setAnswered(undefined)} />}
    </>
  );
}

function useEquipoColumns(): DisplaysOf<typeof equipoLista> {
  const t = useTranslations('equipo.lista');
  const estados = useTranslations('comun.opciones.equipo');
  return useMemo(
    () => ({
      codigo_usuario: { hidden: true },
      personal: { primary: true, cell: (row) => <NombreEnEquipo row={row} /> },
      plan: {},
      fecha_fin: {},
      dias: {
        cell: ({ dias }) => <DiasPlazo dias={dias} />,
      },
      estado: { cell: ({ estado }) => <StateBadge tone={estado === 'vencida' ? 'danger' : 'warning'}>{estados(estado)}</StateBadge> },
      avance: { cell: ({ avance }) => <ProgressBadge value={avance} /> },
      ultima_actividad: { wide: true, roomy: true },
      ausente: { hidden: true },
      respuesta: {
        cell: (row) => (row.respuesta ? <RespuestaBadge tipo={row.respuesta} hasta={row.respuesta_hasta} /> : t('sinRespuesta')),
      },
      recordado: { cell: (row) => <Recordado row={row} /> },
      respuesta_motivo: {},
      respuesta_hasta: { hidden: true },
      respuesta_autor: { hidden: true },
      fecha_apertura: { hidden: true },
      empresa: { hidden: true },
    }),
    [t, estados],
  );
}
