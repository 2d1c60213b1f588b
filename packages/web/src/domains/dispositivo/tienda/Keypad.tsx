import { UnstyledButton } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './tienda.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface Props {
  disabled: boolean;
  onDigit: (digit: string) => void;
  onBack: () => void;
}

/** Keys of a shop's tablet, large enough for any finger; a keyboard types into the field itself. */
export function Keypad({ disabled, onDigit, onBack }: Props) {
  const t = useTranslations('tienda.entrada');
  const key = (digit: string) => (
    <UnstyledButton key={digit} className={styles.key} disabled={disabled} onClick={() => onDigit(digit)}>
      {digit}
    </UnstyledButton>
  );
  return (
    <div className={styles.keypad} role="group" aria-label={t('teclado')}>
      {DIGITS.map(key)}
      <span />
      {key('0')}
      <UnstyledButton className={styles.key} disabled={disabled} aria-label={t('borrar')} onClick={onBack}>
        <IconBackspace size={26} aria-hidden="true" />
      </UnstyledButton>
    </div>
  );
}
