import type { AsignacionDetalle } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { Eventos } from './Eventos.tsx';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';

/** Answers of the bosses to the person's delays in the plan, the newest first. */
export function Justificaciones({ justificaciones }: Pick<AsignacionDetalle, 'justificaciones'>) {
  const t = useTranslations('asignacion.edicion');
  const { short } = useDayFormat();
  const eventos = justificaciones.map(({ id_justificacion, tipo, fecha_hasta, motivo, autor, fecha_creacion }) => ({
    clave: id_justificacion,
    titulo: t(`respuesta.${tipo}`, { hasta: fecha_hasta ? short(fecha_hasta) : '' }),
    fecha: fecha_creacion,
    autor,
    motivo,
  }));
  return <Eventos title={t('justificaciones')} eventos={eventos} />;
}
