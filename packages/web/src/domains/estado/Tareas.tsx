import type { EstadoPortal, TareaEstado } from '@portal/contract/estado';
import { useTranslations } from 'use-intl';
import { Juicio } from './Juicio.tsx';
import styles from './Tareas.module.css';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { Section } from '../../ui/page/Section.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Scheduled jobs: when each ran last, and when it is due. */
export function Tareas({ tareas }: Pick<EstadoPortal, 'tareas'>) {
  const t = useTranslations('operacion');
  return (
    <Section title={t('tareas')} description={t('tareasTexto')}>
      <ul className={styles.list}>
        {tareas.map((tarea) => (
          <Tarea key={tarea.nombre} tarea={tarea} />
        ))}
      </ul>
    </Section>
  );
}

function Tarea({ tarea }: { tarea: TareaEstado }) {
  const t = useTranslations('operacion');
  const moment = useMomentFormat();
  const { nombre, ultima, proxima, estado, en_curso } = tarea;
  const due = estado === 'aviso' ? 'debida' : 'proxima';
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.name}>{t(`nombres.${nombre}`)}</span>
        <span className={styles.times}>
          <span>{ultima === null ? t('nunca') : t('ultima', { momento: moment(ultima) })}</span>
          <span>{proxima === null ? t('aPedido') : t(due, { momento: moment(proxima) })}</span>
        </span>
      </div>
      <div className={styles.badges}>
        {en_curso && <StateBadge tone="info">{t('enCurso')}</StateBadge>}
        <Juicio estado={estado} />
      </div>
    </li>
  );
}
