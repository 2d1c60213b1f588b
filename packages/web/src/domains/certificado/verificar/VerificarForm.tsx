import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './verificar.module.css';
import { useGo } from '../../../core/router/go.ts';
import { href } from '../../../core/router/paths.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

/** Longer than any code, short enough for an address. */
const MAX_LENGTH = 40;

/** Form that puts the typed code into the address, so that a link or a reload repeats the verification. */
export function VerificarForm({ codigo }: { codigo: string }) {
  const t = useTranslations('certificado.verificar');
  const go = useGo();
  const [typed, setTyped] = useState(codigo);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setMissing(!wanted);
    if (wanted) void go(href('/certificado/verificar', { codigo: wanted }));
  };
  return (
    <form className={styles.search} onSubmit={submit} noValidate>
      <TextField
        label={t('codigo')}
        help={t('ejemplo')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={MAX_LENGTH}
        error={missing && t('requerido')}
        className={styles.codeInput}
        autoComplete="off"
        autoFocus={!codigo}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{t('enviar')}</Button>
    </form>
  );
}
