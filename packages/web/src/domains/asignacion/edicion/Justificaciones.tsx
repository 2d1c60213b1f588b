import type { AsignacionDetalle } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { Section } from '../../../ui/page/Section.tsx';

/** Answers of the bosses to the person's delays in the plan, the newest first. */
export function Justificaciones({ justificaciones }: Pick<AsignacionDetalle, 'justificaciones'>) {
  const t = useTranslations('asignacion.edicion');
  const { short } = useDayFormat();
  const moment = useMomentFormat();
  return (
    <Section title={t('justificaciones')}>
      <ol className={styles.events}>
        {justificaciones.map(({ id_justificacion, tipo, fecha_hasta, motivo, autor, fecha_creacion }) => (
          <li key={id_justificacion}>
            <p className={styles.event}>{t(`respuesta.${tipo}`, { hasta: fecha_hasta ? short(fecha_hasta) : '' })}</p>
            <p className={styles.detail}>{t('por', { fecha: moment(fecha_creacion), autor })}</p>
            {motivo && <p className={styles.detail}>{t('motivo', { motivo })}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
