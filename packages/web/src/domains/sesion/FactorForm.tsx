import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import { AuthSubmit } from '../../ui/auth/AuthSubmit.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Props {
  readonly busy: boolean;
  /** Asks for a code; without it the person has a passkey alone. */
  readonly withCode: boolean;
  /** Uses a passkey; undefined for a person, or a page, without one. */
  readonly onLlave: (() => void) | undefined;
  readonly failure: unknown;
  readonly onSend: (codigo: string) => void;
  /** Back to name and password. */
  readonly onBack: () => void;
}

/** Characters of the shortest code, that of the app. */
const SHORTEST = 6;

/** Second step of the sign-in: a passkey, a code of the app or a recovery code (P151, P168). */
export function FactorForm({ busy, withCode, onLlave, failure, onSend, onBack }: Props) {
  const t = useTranslations('sesion.factor');
  const llave = useTranslations('sesion.login');
  const issues = useTranslations('validacion');
  const [codigo, setCodigo] = useState('');
  const [refused, setRefused] = useState(false);
  const short = refused && codigo.trim().length < SHORTEST;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Read from the field: some programs fill it in without an event.
        const written = new FormData(event.currentTarget).get('codigo');
        const given = typeof written === 'string' ? written : '';
        setCodigo(given);
        setRefused(true);
        if (given.trim().length >= SHORTEST && !busy) onSend(given);
      }}
    >
      <Stack gap="md">
        {failure ? <ErrorAlert>{messageOf(failure)}</ErrorAlert> : withCode && <p role="status">{t('pedido')}</p>}
        {onLlave && (
          <Button size="md" fullWidth variant={withCode ? 'default' : 'filled'} disabled={busy} autoFocus={!withCode} onClick={onLlave}>
            {llave('llave')}
          </Button>
        )}
        {withCode && (
          <>
            <TextField
              name="codigo"
              label={t('codigo')}
              error={short ? issues('min_caracteres', { valor: SHORTEST }) : undefined}
              help={t('codigoAyuda')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              autoFocus
              maxLength={40}
              required
              value={codigo}
              onChange={(event) => setCodigo(event.currentTarget.value)}
            />
            <AuthSubmit busy={busy}>{t('entrar')}</AuthSubmit>
          </>
        )}
        <Button variant="default" fullWidth size="md" onClick={onBack} disabled={busy}>
          {t('volver')}
        </Button>
      </Stack>
    </form>
  );
}
