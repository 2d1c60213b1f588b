import type { EnlaceFila } from '@portal/contract/equipo';
import { useTranslations } from 'use-intl';
import type { Borrador, Errores } from './borrador.ts';
import { extensionOf } from './days.ts';
import { PlazoBadge } from './DiasPlazo.tsx';
import styles from './equipo.module.css';
import { RespuestaFields } from './RespuestaFields.tsx';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

interface Props {
  fila: EnlaceFila;
  /** Day of the portal. */
  hoy: string;
  value: Borrador;
  onChange: (value: Borrador) => void;
  errors: Errores;
}

/** Person of a digest: progress, and the answer or why none is needed. */
export function PersonaAtrasada({ fila, hoy, value, onChange, errors }: Props) {
  const t = useTranslations('equipo.responder');
  const { personal, situacion, fecha_maxima } = fila;
  return (
    <li>
      <section className={styles.person} aria-label={personal}>
        <Datos fila={fila} />
        {situacion === 'pendiente' && fecha_maxima !== null ? (
          <RespuestaFields value={value} onChange={onChange} days={extensionOf(hoy, fecha_maxima)} errors={errors} optional />
        ) : (
          <p className={styles.note}>{situacion !== 'pendiente' && t(`situacion.${situacion}`)}</p>
        )}
      </section>
    </li>
  );
}

function Datos({ fila }: { fila: EnlaceFila }) {
  const t = useTranslations('equipo');
  const respuestas = useTranslations('comun.opciones.respuestaEquipo');
  const day = useDayFormat();
  const percent = usePercent();
  const { personal, plan, situacion, fecha_apertura, fecha_fin, dias, avance, ausente, respuesta } = fila;
  return (
    <div>
      <h2 className={styles.name}>
        {personal}
        {ausente && <StateBadge>{t('lista.ausente')}</StateBadge>}
        {situacion === 'pendiente' && dias !== null && <PlazoBadge dias={dias} />}
      </h2>
      <p className={styles.facts}>
        <span>{plan}</span>
        {fecha_fin !== null && <span>{t('responder.hasta', { fecha: day.short(fecha_fin) })}</span>}
        {fecha_apertura !== null && <span>{t('responder.desde', { fecha: day.short(fecha_apertura) })}</span>}
        {avance !== null && <span>{t('responder.avance', { avance: percent(Math.round(avance)) })}</span>}
        {respuesta && <span>{t('responder.previa', { respuesta: respuestas(respuesta) })}</span>}
      </p>
    </div>
  );
}
