import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { Section } from '../../../ui/page/Section.tsx';

/** Something that happened to an assignment. */
export interface Evento {
  readonly clave: string | number;
  readonly titulo: string;
  /** ISO 8601. */
  readonly fecha: string;
  readonly autor: string;
  /** Where it came from. */
  readonly origen?: string | null | undefined;
  readonly motivo: string | null;
}

/** Section of events, in the order that they have: each with its moment, its author, and its reason if it has one. */
export function Eventos({ title, eventos }: { title: string; eventos: readonly Evento[] }) {
  const t = useTranslations('asignacion.edicion');
  const moment = useMomentFormat();
  return (
    <Section title={title}>
      <ol className={styles.events}>
        {eventos.map(({ clave, titulo, fecha, autor, origen, motivo }) => (
          <li key={clave}>
            <p className={styles.event}>{titulo}</p>
            <p className={styles.detail}>{t('por', { fecha: moment(fecha), autor })}</p>
            {origen && <p className={styles.detail}>{origen}</p>}
            {motivo && <p className={styles.detail}>{t('motivo', { motivo })}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
