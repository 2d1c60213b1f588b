import { leerDecimal, NUMERO_MAX } from '@portal/contract/pregunta';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { noSubmit } from '../no-submit.ts';
import type { ResponderProps } from '../responder-props.ts';
import styles from '../tipos.module.css';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { useContentLanguage } from '../../../portal/portal.queries.ts';

/** Begin of a number that is still being typed. */
const BEGUN = /^[+\-\u2212\u2010-\u2013]?\d*(?:[.,]\d*)?$/;

/** A number with comma or point, beside its unit. */
export function Responder({ mostrado: { unidad }, value, onChange, disabled }: ResponderProps) {
  const t = useTranslations('ui.pregunta');
  const lang = useContentLanguage();
  const [left, setLeft] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const wrong = text.trim() !== '' && leerDecimal(text) === undefined && (left || !BEGUN.test(text.trim()));
  return (
    <div className={styles.answer}>
      <div className={styles.number}>
        <TextField
          label={unidad ? t('respuestaEn', { unidad }) : t('respuesta')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          // Room for blanks around the longest number, which do not count.
          maxLength={NUMERO_MAX * 2}
          disabled={disabled}
          help={t('numeroAyuda')}
          error={wrong ? t('numeroInvalido') : undefined}
          onKeyDown={noSubmit}
          onBlur={() => setLeft(true)}
          onChange={({ currentTarget }) => {
            setLeft(false);
            onChange(currentTarget.value);
          }}
        />
        {unidad && (
          <span className={styles.unit} lang={lang} aria-hidden="true">
            {unidad}
          </span>
        )}
        <UnstyledButton
          className={styles.sign}
          disabled={disabled}
          aria-label={t('signo')}
          title={t('signo')}
          onClick={() => onChange(withOtherSign(text))}
        >
          ±
        </UnstyledButton>
      </div>
    </div>
  );
}

const SIGN = /^\s*[+\-\u2212\u2010-\u2013]/;

const withOtherSign = (text: string): string => {
  const [sign] = SIGN.exec(text) ?? [''];
  return sign.trim() === '' || sign.trim() === '+' ? `-${text.slice(sign.length)}` : text.slice(sign.length);
};
