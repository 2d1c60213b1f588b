import { type EventoIcs, uidOfPlan, writeIcs } from '@portal/contract/ics';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../core/client/save-file.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { publicAddress } from '../../core/router/public-address.ts';
import { useUser } from '../../core/session/session.ts';
import { readShop } from '../../core/session/shop.ts';
import { isDone, type PlanResumen } from '../programa/plan/plan-resumen.ts';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';

interface Props {
  readonly plan: PlanResumen;
}

/** Days before the last one on which the calendar reminds. */
const AVISO = 3;

/** Saves an event as of now: each download is a later version of it. */
function saveEvent(event: Omit<EventoIcs, 'cambio' | 'secuencia'>, name: string): void {
  const cambio = new Date();
  const file = writeIcs([{ ...event, cambio, secuencia: Math.floor(cambio.getTime() / 1000) }]);
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), name);
}

/** Button that downloads the last day of an own plan as an event (P271); nothing once the plan is finished or over, nor on a shop's tablet. */
export function AgregarCalendario({ plan: resumen }: Props) {
  const { id_planestudio, plan, fecha_fin } = resumen;
  const t = useTranslations('tablero.calendario');
  const day = useDayFormat();
  const today = useToday();
  const { id } = useUser();
  if (isDone(resumen) || fecha_fin === undefined || fecha_fin < today || readShop()) return null;
  const save = () => {
    const url = publicAddress(`/planfin?id=${id_planestudio}`);
    const event = {
      uid: uidOfPlan({ id_planestudio, id_usuario: id, host: new URL(url).hostname }),
      titulo: t('evento', { plan }),
      texto: t('texto', { plan, fecha: day.long(fecha_fin), url }),
      url,
      cuando: { dia: fecha_fin },
      aviso: AVISO,
    };
    saveEvent(event, `${t('archivo')}-${id_planestudio}.ics`);
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconCalendarPlus size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={t('agregarPlan', { plan })}
      onClick={onceClicked(save)}
    >
      {t('agregar')}
    </Button>
  );
}
