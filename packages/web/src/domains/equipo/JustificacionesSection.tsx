import { useTranslations } from 'use-intl';
import { useJustificaciones } from './equipo.queries.ts';
import styles from './equipo.module.css';
import { RespuestaBadge } from './RespuestaBadge.tsx';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { Section } from '../../ui/page/Section.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** Answers of bosses to one assignment, the latest first. */
export function JustificacionesSection({ id }: { id: number }) {
  const t = useTranslations('equipo.justificacion');
  const day = useDayFormat();
  return (
    <Section title={t('titulo')}>
      <QueryContent query={useJustificaciones(id)}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.length === 0 && <li className={styles.note}>{t('ninguna')}</li>}
            {rows.map(({ id_justificacion, tipo, fecha_hasta, motivo, autor, via, fecha_creacion }) => (
              <li key={id_justificacion}>
                <RespuestaBadge tipo={tipo} hasta={fecha_hasta} /> {motivo}
                <p className={styles.help}>{t('detalle', { autor, fecha: day.short(fecha_creacion), via })}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryContent>
    </Section>
  );
}
