import { useTranslations } from 'use-intl';
import { commandSymbol } from '../../core/shortcuts/keys.ts';
import styles from './Keys.module.css';

/** Names of the keys of a shortcut, as the keyboard of this machine shows them; `hidden` from screen readers beside a control that says it itself. */
export function Keys({ keys, hidden }: { keys: readonly string[]; hidden?: boolean }) {
  const t = useTranslations('atajo');
  const special: Readonly<Record<string, string>> = {
    mod: commandSymbol() ?? t('teclas.mod'),
    enter: t('teclas.enter'),
    ArrowDown: t('teclas.abajo'),
    ArrowUp: t('teclas.arriba'),
  };
  const nameOf = (part: string) => special[part] ?? part.toUpperCase();
  return (
    <span className={styles.keys} aria-hidden={hidden || undefined}>
      {keys.map((key, index) => (
        <span key={key} className={styles.step}>
          {index > 0 && <small>{t('luego')}</small>}
          {key.split('+').map((part) => (
            <kbd key={part}>{nameOf(part)}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
