import { useTranslations } from 'use-intl';
import { groupTemas, type TemaGroup } from './group-temas.ts';
import styles from '../../../pieces/programa/seguimiento/seguimiento.module.css';
import { useMisProgramas } from '../programa.queries.ts';
import { TemaItem } from '../../../pieces/programa/seguimiento/TemaItem.tsx';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Program within one plan: progress, then its topics by course and module. */
export function CursosPrograma({ plan, showPlan }: { plan: TemaGroup; showPlan: boolean }) {
  const cursos = groupTemas(plan.temas, (tema) => tema.id_curso);
  return (
    <PageStack>
      {showPlan && <h2 className={styles.planTitle}>{plan.first.plan}</h2>}
      <Avance plan={plan} />
      {cursos.map((curso) => (
        <Section key={curso.key} title={curso.first.curso} level={showPlan ? 3 : 2}>
          <div className={styles.modules}>
            {groupTemas(curso.temas, (tema) => tema.id_modulo).map((modulo) => (
              <div key={modulo.key}>
                <p className={styles.module}>{modulo.first.modulo}</p>
                <ul className={styles.items}>
                  {modulo.temas.map((tema) => (
                    <TemaItem key={ocurrenciaKey(tema)} tema={tema} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      ))}
    </PageStack>
  );
}

function Avance({ plan: { first } }: { plan: TemaGroup }) {
  const t = useTranslations('programa.seguimiento');
  const { data } = useMisProgramas();
  const row = data?.find(({ id_planestudio, id_programa }) => id_planestudio === first.id_planestudio && id_programa === first.id_programa);
  if (!row) return null;
  const { aprobados, temas: total } = row;
  return (
    <div className={styles.progress}>
      <ProgressBar value={row.avance} label={t('avance')} />
      <span>{t('aprobados', { aprobados, total })}</span>
    </div>
  );
}
