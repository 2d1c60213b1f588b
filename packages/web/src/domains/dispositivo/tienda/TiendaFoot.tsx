import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './tienda.module.css';
import { useIdleTablet } from '../../../pieces/dispositivo/tienda/tienda.queries.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

/** Foot of the entry on a tablet: what waits, and the way of people who sign in by password. */
export function TiendaFoot() {
  const t = useTranslations('tienda.entrada');
  const { data: waiting = 0 } = useIdleTablet();
  return (
    <>
      {waiting > 0 && (
        <p className={styles.waiting} role="status">
          {t('esperan', { total: waiting })}
        </p>
      )}
      <div className={styles.foot}>
        <Anchor component={AppLink} to="/auth/login">
          {t('conContrasena')}
        </Anchor>
      </div>
    </>
  );
}
