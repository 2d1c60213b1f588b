import { Button } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ShopWatch.module.css';
import { forgetAtTheEnd } from './leave-tienda.ts';
import { beat } from './tienda.queries.ts';
import { useIdle } from './use-idle.ts';
import { readShop } from '../../../core/session/shop.ts';
import { isShopSession, useUser } from '../../../core/session/session.ts';
import { useReturnFocus } from '../../../ui/overlay/use-return-focus.ts';

/** Bar of a shared tablet: who is in, one tap to leave, and the last seconds before it does so by itself (P124). */
export function ShopWatch({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('tienda.sesion');
  const user = useUser();
  const onBeat = useCallback(() => void beat(), []);
  const left = useIdle({ onEnd: onLeave, onBeat });
  // An entry by PIN does so itself.
  useEffect(() => (isShopSession() ? undefined : forgetAtTheEnd(user.id)), [user.id]);
  return (
    <>
      <div className={styles.bar} role="region" aria-label={t('barra')}>
        <span className={styles.who}>
          <IconUserCircle size={24} stroke={1.6} aria-hidden="true" />
          <span>
            <strong>{user.fullname}</strong>
            <span className={styles.shop}>{readShop()?.dispositivo}</span>
          </span>
        </span>
        <Button size="md" color="dark" leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={onLeave}>
          {t('salir')}
        </Button>
      </div>
      {left !== undefined && <LastSeconds left={left} />}
    </>
  );
}

/** Covers the screen, frames of lessons too: a touch anywhere goes on. */
function LastSeconds({ left }: { left: number }) {
  const t = useTranslations('tienda.sesion');
  useReturnFocus();
  return (
    <div className={styles.cover} role="alertdialog" aria-modal="true" aria-label={t('sigue')}>
      <div className={styles.box}>
        <p className={styles.left} aria-hidden="true">
          {left}
        </p>
        <p className={styles.question}>{t('sigue')}</p>
        <p className={styles.text}>{t('cierra', { segundos: left })}</p>
        <Button size="lg" fullWidth autoFocus>
          {t('continuar')}
        </Button>
      </div>
    </div>
  );
}
