import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Waiting.module.css';

/** Seconds of loading after which the time and a way to cancel show. */
const SHOWN_AFTER = 2;

/** Seconds after which other consultations of the person are given as a reason. */
const LONG_AFTER = 10;

/**
 * Says that a list is still being calculated, for how long, and offers to cancel; nothing in the first two seconds. It is after the
 * content that loads, over its foot, and moves nothing.
 */
export function Waiting({ onCancel }: { onCancel?: (() => void) | undefined }) {
  const t = useTranslations();
  const seconds = useSeconds();
  const shown = seconds >= SHOWN_AFTER;
  return (
    <div className={styles.place}>
      <div className={styles.root} data-shown={shown || undefined}>
        {shown && <Loader size={14} aria-hidden="true" />}
        <span role="status">
          {shown && t('ui.espera.calculando')}
          {seconds >= LONG_AFTER && ` ${t('ui.espera.turno')}`}
        </span>
        {shown && (
          <span aria-hidden="true" className={styles.seconds}>
            {t('ui.espera.segundos', { segundos: seconds })}
          </span>
        )}
        {shown && onCancel && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
            {t('comun.cancelar')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Counts the seconds since it was mounted, from the first one that shows. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let counting: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      setSeconds(SHOWN_AFTER);
      counting = setInterval(() => setSeconds((before) => before + 1), 1000);
    };
    const waiting = setTimeout(start, SHOWN_AFTER * 1000);
    return () => {
      clearTimeout(waiting);
      clearInterval(counting);
    };
  }, []);
  return seconds;
}
