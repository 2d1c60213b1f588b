import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { PIN_LARGO } from '@portal/contract/dispositivo';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Keypad } from './Keypad.tsx';
import { TiendaFoot } from './TiendaFoot.tsx';
import styles from './tienda.module.css';
import { useEntry } from './use-entry.ts';
import { useSession } from '../../../core/session/session.ts';
import { readShop, type Shop } from '../../../core/session/shop.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';

/** /tienda: entry on a shared tablet by document and PIN (P123). */
export function TiendaScreen() {
  const t = useTranslations('tienda.entrada');
  // Renders again when the tablet is unpaired, which ends the session.
  useSession();
  const shop = readShop();
  if (shop) return <Entry shop={shop} />;
  return (
    <div className={styles.screen}>
      <p className={styles.shop}>{t('sinVincular')}</p>
      <LinkButton to="/tienda/vincular" size="lg" fullWidth>
        {t('vincular')}
      </LinkButton>
    </div>
  );
}

function Entry({ shop }: { shop: Shop }) {
  const t = useTranslations('tienda.entrada');
  const entry = useEntry(shop);
  const { step, value, fault, busy, change, submit } = entry;
  const [letters, setLetters] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const error = useId();
  useEffect(() => input.current?.focus(), [step, letters]);
  const typed = {
    ref: input,
    label: t(`campos.${step}`, { cifras: PIN_LARGO }),
    value,
    className: styles.field,
    // Browsers offer to save every password, for the next person to see, but no code of one use.
    autoComplete: step === 'documento' ? 'off' : 'one-time-code',
    // The keys below type; the system's keyboard would cover them.
    inputMode: step === 'documento' && letters ? ('text' as const) : ('none' as const),
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? error : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change(currentTarget.value),
  };
  return (
    <form
      className={styles.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.shop}>{t('tienda', { tablet: shop.dispositivo, empresa: shop.empresa })}</p>
      {step === 'nuevo' && <p className={styles.shop}>{t('provisional')}</p>}
      {step === 'documento' ? (
        <TextInput {...typed} />
      ) : (
        <PasswordInput {...typed} maxLength={PIN_LARGO} visibilityToggleButtonProps={{ 'aria-label': t('ver') }} />
      )}
      {!letters && <Keypad disabled={busy} onDigit={(digit) => change(value + digit)} onBack={() => change(value.slice(0, -1))} />}
      {/* The last digit of a PIN sends it. */}
      {step === 'documento' && (
        <Button type="submit" size="lg" loading={busy} fullWidth>
          {t('siguiente')}
        </Button>
      )}
      {/* Below the keys, which stay under the finger. */}
      {fault && (
        <Alert id={error} color="red" icon={<IconAlertTriangle />} role="alert">
          {fault}
        </Alert>
      )}
      <OtherWay {...{ entry, letters }} onLetters={() => setLetters(!letters)} />
      <TiendaFoot />
    </form>
  );
}

interface OtherWayProps {
  readonly entry: ReturnType<typeof useEntry>;
  /** Whether the system's keyboard types the document. */
  readonly letters: boolean;
  readonly onLetters: () => void;
}

/** Another keyboard for the document, or another person. */
function OtherWay({ entry: { step, busy, restart }, letters, onLetters }: OtherWayProps) {
  const t = useTranslations('tienda.entrada');
  return step === 'documento' ? (
    <Button variant="subtle" onClick={onLetters}>
      {t(letters ? 'conTeclas' : 'conLetras')}
    </Button>
  ) : (
    <Button variant="subtle" disabled={busy} onClick={restart}>
      {t('otraPersona')}
    </Button>
  );
}
