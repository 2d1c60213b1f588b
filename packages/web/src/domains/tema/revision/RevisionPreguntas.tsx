import { useTranslations } from 'use-intl';
import { type PreguntaEnlazada, usePreguntasOfTema } from '../enlaces/tema-enlaces.queries.ts';
import styles from './revision.module.css';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';

const OPTIONS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

/** Questions of a topic with the right option marked, for staff alone (P11). */
export function RevisionPreguntas({ id, mostradas }: { id: number; mostradas: number }) {
  const t = useTranslations('tema');
  const query = usePreguntasOfTema(id);
  return (
    <Section title={t('campos.preguntas')} description={query.data && t('revision.banco', { preguntas: query.data.length, mostradas })}>
      <QueryContent query={query}>
        {(rows) => (
          <ol className={styles.key}>
            {rows.map((row) => (
              <li key={row.id_tema_pregunta}>
                <Pregunta row={row} />
              </li>
            ))}
          </ol>
        )}
      </QueryContent>
    </Section>
  );
}

function Pregunta({ row }: { row: PreguntaEnlazada }) {
  const t = useTranslations('tema.revision');
  return (
    <>
      <div className={styles.head}>
        <p className={styles.question}>{row.pregunta}</p>
        {row.codigo_estado !== 1 && <RecordStateBadge code={row.codigo_estado} />}
      </div>
      <ol className={styles.options}>
        {OPTIONS.map((option, index) => {
          const right = row.indicador_correcta === index + 1;
          return (
            <li key={option} data-right={right || undefined}>
              {row[option]}
              {right && ` (${t('correcta')})`}
            </li>
          );
        })}
      </ol>
    </>
  );
}
