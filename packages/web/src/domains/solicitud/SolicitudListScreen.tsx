import type { SolicitudFila, solicitudMaestro } from '@portal/contract/solicitud';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { solicitudes } from '../../pieces/solicitud/solicitud.queries.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const TONES: Record<SolicitudFila['estado'], Tone> = { recibida: 'warning', en_tramite: 'info', atendida: 'success', denegada: 'neutral' };

/** /solicitud: register of the requests about personal data, the next to expire first (P163). */
export function SolicitudListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.solicitudes')}
      columns={useSolicitudColumns()}
      queries={solicitudes}
      editPath="/solicitudedit"
      newLabel={t('solicitud.lista.nueva')}
      empty={t('vacio.solicitudes')}
    />
  );
}

function useSolicitudColumns(): DisplaysOf<typeof solicitudMaestro.list> {
  const t = useTranslations();
  const day = useDayFormat();
  const today = useToday();
  return useMemo(
    () => ({
      personal: { primary: true },
      tipo: {},
      estado: { cell: ({ estado }) => <StateBadge tone={TONES[estado]}>{t(`comun.opciones.estadoSolicitud.${estado}`)}</StateBadge> },
      vence: {
        cell: ({ vence, fecha_respuesta }) =>
          fecha_respuesta === null && vence < today ? (
            <StateBadge tone="danger">{t('solicitud.lista.vencida', { fecha: day.short(vence) })}</StateBadge>
          ) : (
            day.short(vence)
          ),
      },
      fecha_recepcion: {},
      canal: {},
      empresa: { hidden: true },
      codigo_usuario: {
        roomy: true,
        cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink>,
      },
      detalle: { hidden: true },
      respuesta: { hidden: true },
      fecha_respuesta: { hidden: true },
      fecha_modificacion: { hidden: true },
    }),
    [t, day, today],
  );
}
