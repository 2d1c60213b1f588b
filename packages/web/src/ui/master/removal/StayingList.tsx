import { useTranslations } from 'use-intl';
import styles from '../master.module.css';

interface Staying {
  readonly id: number;
  readonly nombre: string;
  readonly motivo: string;
}

/** Names that a question lists. */
const SHOWN = 20;

/** Sentence about a removal, and the records that it leaves, each with its reason. */
export function StayingList({ said, quedan }: { said: string; quedan: readonly Staying[] }) {
  const t = useTranslations('ui.maestro');
  const more = quedan.length - SHOWN;
  return (
    <>
      <p className={styles.text}>{said}</p>
      <ul>
        {quedan.slice(0, SHOWN).map(({ id, nombre, motivo }) => (
          <li key={`${id} ${nombre}`}>
            {nombre}: {motivo}
          </li>
        ))}
        {more > 0 && <li>{t('quedanMas', { total: more })}</li>}
      </ul>
    </>
  );
}
