import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './tienda.module.css';
import { usePair } from '../../../pieces/dispositivo/tienda/tienda.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useGo } from '../../../core/router/go.ts';
import { readShop } from '../../../core/session/shop.ts';

/** /tienda/vincular: takes the code that an administrator shows, or that its picture brings as the fragment of the address, and makes this browser the tablet of a shop (P122). */
export function VincularScreen() {
  const t = useTranslations('tienda.vincular');
  const go = useGo();
  const pair = usePair();
  const [codigo, setCodigo] = useState(useLocation({ select: ({ hash }) => hash }));
  const error = useId();
  const shop = readShop();
  // Only a page that came encrypted may seal what it keeps.
  const able = 'subtle' in crypto && 'indexedDB' in globalThis;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (codigo.trim()) pair.mutate(codigo, { onSuccess: () => void go({ to: '/tienda' }) });
  };
  if (!able) return <Alert color="red">{t('sinCifrado')}</Alert>;
  return (
    <form className={styles.screen} onSubmit={send} noValidate>
      <p className={styles.shop}>{t('texto')}</p>
      {shop && <Alert color="yellow">{t('yaVinculada', { tablet: shop.dispositivo, empresa: shop.empresa })}</Alert>}
      <TextInput
        className={styles.field}
        label={t('codigo')}
        description={t('codigoAyuda')}
        placeholder="XXXX-XXXX"
        value={codigo}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
        required
        aria-describedby={pair.isError ? error : undefined}
        onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
      />
      {pair.isError && (
        <Alert id={error} color="red" icon={<IconAlertTriangle />} role="alert">
          {messageOf(pair.error)}
        </Alert>
      )}
      <Button type="submit" size="lg" loading={pair.isPending} disabled={!codigo.trim()} fullWidth>
        {t('enviar')}
      </Button>
    </form>
  );
}
