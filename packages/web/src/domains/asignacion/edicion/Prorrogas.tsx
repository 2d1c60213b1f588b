import type { AsignacionDetalle } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { Eventos } from './Eventos.tsx';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';

/** Extensions of the person's deadline in the plan, the newest first. */
export function Prorrogas({ prorrogas }: Pick<AsignacionDetalle, 'prorrogas'>) {
  const t = useTranslations('asignacion.edicion');
  const { short } = useDayFormat();
  const eventos = prorrogas.map(({ id_prorroga, fecha_antes, fecha_nueva, retirada, motivo, autor, fecha_creacion }) => ({
    clave: id_prorroga,
    titulo: t(retirada ? 'retirada' : 'prorrogada', { antes: short(fecha_antes), nueva: short(fecha_nueva) }),
    fecha: fecha_creacion,
    autor,
    motivo,
  }));
  return <Eventos title={t('prorrogas')} eventos={eventos} />;
}
