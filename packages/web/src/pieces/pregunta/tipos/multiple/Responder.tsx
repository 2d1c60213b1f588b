import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Options } from '../Options.tsx';
import { positionsOf } from '../positions.ts';
import type { ResponderProps } from '../responder-props.ts';
import styles from '../tipos.module.css';

/** One or more of 2 to 10 options, as checkboxes. */
export function Responder({ mostrado: { opciones }, value, onChange }: ResponderProps) {
  const t = useTranslations('ui.pregunta');
  const hint = useId();
  const chosen = positionsOf(value);
  const toggle = (position: number) =>
    onChange((chosen.includes(position) ? chosen.filter((each) => each !== position) : [...chosen, position]).toSorted((a, b) => a - b));
  return (
    <div role="group" aria-labelledby={hint}>
      <p id={hint} className={styles.hint}>
        {t('variasAyuda')}
      </p>
      <Options type="checkbox" options={opciones} chosen={chosen} onPress={toggle} />
    </div>
  );
}
