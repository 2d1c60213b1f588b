import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import styles from './paquete.module.css';
import type { EstadoPaquete } from './paquete.queries.ts';
import { Lecciones } from '../../../pieces/paquete/Lecciones.tsx';
import { useBytes } from '../../../core/i18n/use-bytes.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** Facts of a learner's state in a package: how far, what the server has, how long, and the judge of the topic. */
export function Avance({ estado }: { estado: EstadoPaquete }) {
  const t = useTranslations('paquete.alumno');
  const bytes = useBytes();
  const saved = useSaved();
  const { titulo, calificacion, guardado, lecciones, segundos, tamano, empezado, hay_nueva } = estado;
  return (
    <>
      <p className={styles.name}>{titulo}</p>
      <p className={styles.facts}>
        <Estado estado={estado} />
        {guardado && <span>{saved(guardado)}</span>}
        {segundos > 0 && <span>{t('tiempo', timeOf(segundos))}</span>}
      </p>
      {lecciones.length > 1 && <Hechas lecciones={lecciones} />}
      <p className={styles.rule}>{t(`califica.${calificacion}`)}</p>
      <p className={styles.note}>
        {t('necesita', { tamano: bytes(tamano) })}
        {hay_nueva && empezado && ` · ${t('nueva')}`}
      </p>
    </>
  );
}

function Estado({ estado: { completado, empezado } }: { estado: EstadoPaquete }) {
  const t = useTranslations('paquete.alumno');
  if (completado) return <StateBadge tone="success">{t('completado')}</StateBadge>;
  return <StateBadge tone={empezado ? 'info' : 'neutral'}>{t(empezado ? 'empezado' : 'sinEmpezar')}</StateBadge>;
}

type Leccion = EstadoPaquete['lecciones'][number];

/** Table of contents with a tick at each completed lesson. */
function Hechas({ lecciones }: { lecciones: readonly Leccion[] }) {
  const t = useTranslations('paquete.alumno');
  const hechas = lecciones.filter(({ completada }) => completada).length;
  return (
    <div>
      <p className={styles.note}>{t('hechas', { hechas, total: lecciones.length })}</p>
      <Lecciones label={t('lecciones')} lecciones={lecciones} mark={(leccion) => <Mark leccion={leccion} />} note={useResult()} />
    </div>
  );
}

function Mark({ leccion: { completada } }: { leccion: Leccion }) {
  const t = useTranslations('paquete.alumno.leccion');
  const Icon = completada ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={styles.mark} role="img" aria-label={t(completada ? 'completada' : 'pendiente')}>
      <Icon size={18} stroke={1.75} className={completada ? styles.done : styles.waiting} aria-hidden="true" />
    </span>
  );
}

/** Returns the words of what a lesson reported: passed or failed, and its score. */
function useResult() {
  const t = useTranslations('paquete.alumno.leccion');
  return ({ aprobada, nota }: Leccion): string => {
    const passed = aprobada === null ? undefined : t(aprobada ? 'aprobada' : 'desaprobada');
    return [passed, nota !== null && t('nota', { nota })].filter(Boolean).join(' · ');
  };
}

const timeOf = (segundos: number) => ({ horas: Math.floor(segundos / 3600), minutos: Math.floor((segundos % 3600) / 60) });

/** Returns a function that words when the server stored the state: «Guardado hoy a las 10:32». */
function useSaved(): (instant: string) => string {
  const t = useTranslations('paquete.alumno');
  const format = useFormatter();
  const moment = useMomentFormat();
  const timeZone = useTimeZone();
  const today = useToday();
  return (instant) => {
    const date = new Date(instant);
    if (new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date) !== today) return t('guardadoEl', { momento: moment(instant) });
    return t('guardadoHoy', { hora: format.dateTime(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) });
  };
}
