import { TEXTO_CORTO_MAX } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { noSubmit } from '../no-submit.ts';
import type { ResponderProps } from '../responder-props.ts';
import styles from '../tipos.module.css';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { useContentLanguage } from '../../../portal/portal.queries.ts';

/** A short text. */
export function Responder({ value, onChange, disabled }: ResponderProps) {
  const t = useTranslations('ui.pregunta');
  return (
    <div className={styles.answer}>
      <TextField
        label={t('respuesta')}
        lang={useContentLanguage()}
        autoComplete="off"
        // The browser's spelling check would help with the answer.
        spellCheck={false}
        value={typeof value === 'string' ? value : ''}
        maxLength={TEXTO_CORTO_MAX}
        disabled={disabled}
        onKeyDown={noSubmit}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
