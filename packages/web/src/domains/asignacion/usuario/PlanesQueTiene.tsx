import { useTranslations } from 'use-intl';
import type { PlanDePersona } from './persona.queries.ts';
import styles from './usuario.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

const ABIERTA = 1;

/** Plans that a person has, and those closed since. */
export function PlanesQueTiene({ planes }: { planes: readonly PlanDePersona[] }) {
  const t = useTranslations('asignar');
  const { short } = useDayFormat();
  if (planes.length === 0) return <p className={styles.none}>{t('usuario.ninguno')}</p>;
  return (
    <ul className={styles.plans}>
      {planes.map(({ id_asignacion, denominacion, fecha_inicio, fecha_fin, fecha_asignado, avance, codigo_estado }) => (
        <li key={id_asignacion}>
          <span className={styles.plan}>
            {denominacion} {codigo_estado !== ABIERTA && <StateBadge tone="warning">{t('usuario.cerrado')}</StateBadge>}
          </span>
          <small>
            {t('planes.periodo', { inicio: short(fecha_inicio), fin: short(fecha_fin) })} ·{' '}
            {t('usuario.abierto', { fecha: short(fecha_asignado), avance })}
          </small>
        </li>
      ))}
    </ul>
  );
}
