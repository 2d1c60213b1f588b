import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './auth.module.css';

interface Account {
  readonly username: string;
  readonly password: string;
  readonly rol: string;
}

interface Props {
  accounts: readonly Account[];
  onPick: (account: Account) => void;
}

/** Buttons of the demo accounts, which the server lists only in a demo; a click fills the form. */
export function DemoSignIns({ accounts, onPick }: Props) {
  const t = useTranslations('sesion.login');
  const id = useId();
  if (accounts.length === 0) return null;
  return (
    <div className={styles.demo} role="group" aria-labelledby={id}>
      <p id={id} className={styles.demoTitle}>
        {t('demo')}
      </p>
      <div className={styles.demoList}>
        {accounts.map((account) => (
          <Button key={account.username} size="xs" variant="default" onClick={() => onPick(account)}>
            {t(`rol.${account.rol as 'admin' | 'soporte' | 'alumno'}`)} · {account.username}
          </Button>
        ))}
      </div>
    </div>
  );
}
