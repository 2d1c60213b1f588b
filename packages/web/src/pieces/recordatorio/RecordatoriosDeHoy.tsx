import { useTranslations } from 'use-intl';
import styles from './recordatorio.module.css';
import { type RecordatoriosDeHoy as Cifras, useRecordatoriosDeHoy } from './recordatorio.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';

/** Whom the messages do not reach, each with its sentence. */
const OMITIDOS = ['sin_correo', 'cesados', 'en_espera', 'ausentes', 'sin_jefe', 'sin_direccion'] as const;

/** The active people whom no letter reaches, with the column that says so. */
const UNREACHED = href('/usuario', { filtro: { recibe_correos: '0', codigo_estado: '1' }, ocultas: '.!recibe_correos' });

/** Reminders that would go out today, of the plan `id` or of all, and the people whom they would not reach (P43). */
export function RecordatoriosDeHoy({ id }: { id?: number }) {
  const { data, error, refetch } = useRecordatoriosDeHoy(id);
  if (error) return <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  return data ? <Prevision data={data} /> : null;
}

function Prevision({ data }: { data: Cifras }) {
  const t = useTranslations('recordatorio.hoy');
  const day = useDayFormat();
  const { fecha, mensajes, alumnos, superiores, pendientes, impedimento, hora_recordatorio: hora, maximo_recordatorios: maximo } = data;
  const omitidos = OMITIDOS.filter((name) => data[name] > 0);
  return (
    <section data-wide className={styles.note} aria-label={t('titulo', { fecha: day.medium(fecha) })}>
      <strong>{t('mensajes', { mensajes })}</strong>
      {mensajes > 0 && <p className={styles.line}>{t('reparto', { alumnos, superiores, pendientes })}</p>}
      {mensajes > 0 && impedimento && <p className={styles.line}>{t(`impedimento.${impedimento}`, { hora })}</p>}
      {mensajes > maximo && <p className={styles.line}>{t('retenidos', { maximo })}</p>}
      {omitidos.length > 0 && (
        <ul className={styles.list}>
          {omitidos.map((name) => (
            <li key={name}>
              {t(name, { total: data[name] })} {name === 'sin_correo' && <AppLink {...UNREACHED}>{t('ver')}</AppLink>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.line}>{t('guardado')}</p>
    </section>
  );
}
