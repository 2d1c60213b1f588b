import type { SucesoAsignacion } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import { useOrigen } from './use-origen.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { Section } from '../../../ui/page/Section.tsx';

/** Every opening, closing and reopening of an assignment, the newest first. */
export function AsignacionHistoria({ historia }: { historia: readonly SucesoAsignacion[] }) {
  const t = useTranslations('asignacion.edicion');
  const moment = useMomentFormat();
  const origen = useOrigen();
  return (
    <Section title={t('historia')}>
      <ol className={styles.events}>
        {historia.map((suceso) => (
          <li key={`${suceso.tipo} ${suceso.fecha}`}>
            <p className={styles.event}>{t(`suceso.${suceso.tipo}`)}</p>
            <p className={styles.detail}>{t('por', { fecha: moment(suceso.fecha), autor: suceso.autor })}</p>
            {suceso.tipo !== 'cierre' && <p className={styles.detail}>{origen(suceso)}</p>}
            {suceso.motivo && <p className={styles.detail}>{t('motivo', { motivo: suceso.motivo })}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
