import { claveDe, datosDe, mostrarPregunta, palabrasDe } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type PreguntaEnlazada, usePreguntasOfTema } from '../enlaces/tema-enlaces.queries.ts';
import styles from './revision.module.css';
import { usePalabras } from '../../../pieces/pregunta/tipos/use-palabras.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';

/** Questions of a topic with their right answers, for staff alone (P11). */
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
      <Clave row={row} />
    </>
  );
}

/** Options with the right ones marked; of a kind without options to choose from, the right answer in words. */
function Clave({ row }: { row: PreguntaEnlazada }) {
  const t = useTranslations('tema.revision');
  const palabras = usePalabras();
  const datos = datosDe(row);
  const clave = claveDe(datos, []);
  if (!('opciones' in datos)) {
    const mostrada = mostrarPregunta(datos, { orden: [], imagen: ({ descripcion }) => ({ url: '', descripcion }) });
    return (
      <p className={styles.right}>
        {palabrasDe(mostrada, clave, palabras)} ({t('correcta')})
      </p>
    );
  }
  const rights = new Set([clave].flat());
  const options = datos.opciones.map((option, index) => ({ ...option, position: index + 1 }));
  return (
    <ol className={styles.options}>
      {options.map(({ texto, imagen, position }) => {
        const right = rights.has(position);
        return (
          <li key={position} data-right={right || undefined}>
            {texto || imagen?.descripcion}
            {right && ` (${t('correcta')})`}
          </li>
        );
      })}
    </ol>
  );
}
