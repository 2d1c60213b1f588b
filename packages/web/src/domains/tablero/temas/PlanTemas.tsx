import { useTranslations } from 'use-intl';
import styles from './temas.module.css';
import { useMisPlanes } from '../tablero.queries.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { ProgressBadge } from '../../../ui/progress/ProgressBadge.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { groupTemas, TemaItem, type TemaGroup, useMisProgramas } from '../../programa/programa.public.ts';

/** Plan with a card per program; its progress counts all topics, not only the filtered ones. */
export function PlanTemas({ plan }: { plan: TemaGroup }) {
  const t = useTranslations('tablero.temas');
  const day = useDayFormat();
  const { data: planes } = useMisPlanes();
  const { plan: title, fecha_inicio, fecha_fin, id_planestudio } = plan.first;
  const row = planes?.find((one) => one.id_planestudio === id_planestudio);
  return (
    <section className={styles.plan} aria-label={title}>
      <div className={styles.planHead}>
        <div>
          <h2>{title}</h2>
          <p>{t('plazo', { inicio: day.short(fecha_inicio), fin: day.short(fecha_fin) })}</p>
        </div>
        {row && (
          <div className={styles.planProgress}>
            <ProgressBar value={row.avance} label={t('avance')} />
          </div>
        )}
      </div>
      {groupTemas(plan.temas, (tema) => tema.id_programa).map((programa) => (
        <ProgramaTemas key={programa.key} programa={programa} />
      ))}
    </section>
  );
}

function ProgramaTemas({ programa }: { programa: TemaGroup }) {
  const { data } = useMisProgramas();
  const { id_planestudio: idp, id_programa: id, programa: title } = programa.first;
  const row = data?.find((one) => one.id_planestudio === idp && one.id_programa === id);
  return (
    <Section
      level={3}
      title={<AppLink {...href('/programaseguimiento', { id, idp })}>{title}</AppLink>}
      actions={row && <ProgressBadge value={row.avance} />}
    >
      <ul className={styles.items}>
        {programa.temas.map((tema) => (
          <TemaItem key={ocurrenciaKey(tema)} tema={tema} />
        ))}
      </ul>
    </Section>
  );
}
