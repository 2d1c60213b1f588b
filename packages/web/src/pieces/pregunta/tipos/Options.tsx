import type { ParteMostrada } from '@portal/contract/pregunta';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Options.module.css';
import { useContentLanguage } from '../../portal/portal.queries.ts';
import { ImagenAmpliable } from '../imagen/ImagenAmpliable.tsx';

type Mark = 'correct' | 'incorrect';

interface Props {
  /** `checkbox`: several may be chosen. */
  type: 'radio' | 'checkbox';
  options: readonly ParteMostrada[];
  /** Chosen positions, from 1. */
  chosen: readonly number[];
  /** Gets a position that is pressed. */
  onPress: (position: number) => void;
  /** Marks after grading, by position. */
  marks?: Readonly<Record<number, Mark>>;
  /** The texts are the portal's own words, not the author's. */
  own?: boolean;
}

/** Options as large rows over radio buttons or checkboxes, which keep the browser's keyboard handling. */
export function Options({ type, options, chosen, onPress, marks, own }: Props) {
  const name = useId();
  return (
    <div className={styles.options}>
      {options.map((option, index) => {
        const position = index + 1;
        return (
          <Row
            key={position}
            {...{ type, name, option, position, own }}
            checked={chosen.includes(position)}
            mark={marks?.[position]}
            onPress={marks ? undefined : onPress}
          />
        );
      })}
    </div>
  );
}

interface RowProps {
  type: Props['type'];
  name: string;
  option: ParteMostrada;
  position: number;
  checked: boolean;
  mark: Mark | undefined;
  onPress: Props['onPress'] | undefined;
  own: boolean | undefined;
}

/** Option with its picture beside the label: a press on the picture opens it large. */
function Row({ type, name, option: { texto, imagen }, position, checked, mark, onPress, own }: RowProps) {
  const t = useTranslations('ui.pregunta');
  const lang = useContentLanguage();
  return (
    <div className={styles.option} data-mark={mark} data-readonly={onPress ? undefined : true}>
      <label className={styles.row}>
        <input type={type} className={styles.input} name={name} value={position} checked={checked} onChange={() => onPress?.(position)} />
        <span className={styles.dot} data-type={type} aria-hidden="true" />
        {texto ? (
          <span className={styles.label} lang={own ? undefined : lang}>
            {texto}
          </span>
        ) : (
          <span className={styles.label}>
            {t('opcion', { numero: position })}
            <span className={styles.hidden} lang={lang}>
              {` ${imagen?.descripcion ?? ''}`}
            </span>
          </span>
        )}
        {mark && (
          <span className={styles.mark}>
            {mark === 'correct' ? (
              <IconCheck size={16} stroke={2.25} aria-hidden="true" />
            ) : (
              <IconX size={16} stroke={2.25} aria-hidden="true" />
            )}
            {mark === 'correct' ? t('correcta') : t('incorrecta')}
          </span>
        )}
      </label>
      {imagen && (
        <div className={styles.picture}>
          <ImagenAmpliable opcion imagen={imagen} />
        </div>
      )}
    </div>
  );
}
