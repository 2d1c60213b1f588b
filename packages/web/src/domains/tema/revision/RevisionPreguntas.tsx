import { useTranslations } from 'use-intl';
import { type PreguntaEnlazada, usePreguntasOfTema } from '../enlaces/tema-enlaces.queries.ts';
import { Clave, Ficha } from '../../../pieces/pregunta/Clave.tsx';
import styles from './revision.module.css';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';

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
  return (
    <>
      <div className={styles.head}>
        <p className={styles.question}>{row.pregunta}</p>
        {row.codigo_estado !== 1 && <RecordStateBadge code={row.codigo_estado} />}
      </div>
      <Ficha {...row} />
      <Clave fila={row} />
    </>
  );
}
