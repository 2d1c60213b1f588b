import { type EquipoFila, equipoLista } from '@portal/contract/equipo';
import { recordatorioApi } from '@portal/contract/recordatorio';
import { IconBell, IconCircleCheck, IconMessageReply } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { todayOf } from './days.ts';
import styles from './equipo.module.css';
import { useEquipo, useRecordar } from './equipo.queries.ts';
import { ResponderDialog } from './ResponderDialog.tsx';
import { ResponderElegidas } from './ResponderElegidas.tsx';
import { RespuestaBadge } from './RespuestaBadge.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { NOTHING } from '../../core/list/selection.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { toast } from '../../ui/overlay/toast.tsx';
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
          actions: <ResponderElegidas selected={selected} onDone={() => setSelected(NOTHING)} />,
        }}
        rowActions={(row) => (
          <>
            <RowAction
              label={t('responder', { persona: row.personal, plan: row.plan })}
              icon={IconMessageReply}
              words={t('responderElegidas')}
              onClick={() => setAnswered(row)}
            />
            <Recordar row={row} />
          </>
        )}
      />
      {answered && <ResponderDialog filas={[answered]} onClose={() => setAnswered(undefined)} />}
    </>
  );
}

/** Button that sends the reminder to a person, or says why not (P269). */
function Recordar({ row }: { row: EquipoFila }) {
  const t = useTranslations('equipo.lista');
  const send = useRecordar();
  const whyNot = useWhyNot(row);
  const { id_asignacion, personal, plan } = row;
  return (
    <RowAction
      label={t('recordarA', { persona: personal, plan })}
      icon={IconBell}
      words={t('recordar')}
      call={recordatorioApi.persona}
      reason={send.isSuccess ? t('recordadoHoy') : whyNot}
      onClick={onceClicked(() => {
        if (send.isPending) return;
        send.mutate(id_asignacion, {
          onSuccess: ({ message }) => toast.success(message),
          onError: (error) => toast.error(messageOf(error)),
        });
      })}
    />
  );
}

/** Day of the last reminder; of a person whom no letter reaches, that. */
function Recordado({ row: { recordado, con_correo } }: { row: EquipoFila }) {
  const t = useTranslations('equipo.lista');
  const day = useDayFormat();
  if (!con_correo) return <StateBadge tone="warning">{t('sinCorreo')}</StateBadge>;
  return recordado === null ? t('sinRecordatorio') : day.short(recordado);
}

/** Returns why no reminder goes out to a person now; undefined when one does. */
function useWhyNot(row: EquipoFila): string | undefined {
  const t = useTranslations('equipo.lista');
  if (!row.con_correo) return t('sinCorreo');
  if (row.ausente) return t('ausente');
  return row.recordado === todayOf(row) ? t('recordadoHoy') : undefined;
}

function useEquipoColumns(): DisplaysOf<typeof equipoLista> {
  const t = useTranslations('equipo.lista');
  const estados = useTranslations('comun.opciones.equipo');
  return useMemo(
    () => ({
      codigo_usuario: { hidden: true },
      personal: {
        primary: true,
        cell: ({ id_usuario, personal, ausente }) => (
          <>
            <AppLink {...href('/miequipopersona', { id: id_usuario })}>{personal}</AppLink>{' '}
            {ausente && <StateBadge>{t('ausente')}</StateBadge>}
          </>
        ),
      },
      plan: {},
      fecha_fin: {},
      dias: {
        cell: ({ dias }) => <span className={styles.days}>{dias < 0 ? t('vencio', { dias: -dias }) : t('quedan', { dias })}</span>,
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
