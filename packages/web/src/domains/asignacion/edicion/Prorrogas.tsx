import type { AsignacionDetalle } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { Section } from '../../../ui/page/Section.tsx';

/** Extensions of the person's deadline in the plan, the newest first. */
export function Prorrogas({ prorrogas }: Pick<AsignacionDetalle, 'prorrogas'>) {
  const t = useTranslations('asignacion.edicion');
  const { short } = useDayFormat();
  const moment = useMomentFormat();
  return (
    <Section title={t('prorrogas')}>
      <ol className={styles.events}>
        {prorrogas.map(({ id_prorroga, fecha_antes, fecha_nueva, retirada, motivo, autor, fecha_creacion }) => (
          <li key={id_prorroga}>
            <p className={styles.event}>
              {t(retirada ? 'retirada' : 'prorrogada', { antes: short(fecha_antes), nueva: short(fecha_nueva) })}
            </p>
            <p className={styles.detail}>{t('por', { fecha: moment(fecha_creacion), autor })}</p>
            <p className={styles.detail}>{t('motivo', { motivo })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
