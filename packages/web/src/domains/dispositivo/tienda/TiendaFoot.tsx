import { Anchor, NativeSelect } from '@mantine/core';
import { isLanguage, LANGUAGES, SPOKEN } from '@portal/messages';
import { useTranslations } from 'use-intl';
import styles from './tienda.module.css';
import { useIdleTablet } from './tienda.queries.ts';
import { useLanguage } from '../../../core/i18n/language.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

/** Foot of the entry on a tablet: what waits, the language, and the way of people who sign in by password. */
export function TiendaFoot() {
  const t = useTranslations('tienda.entrada');
  const { data: waiting = 0 } = useIdleTablet();
  const { language, change } = useLanguage();
  return (
    <>
      {waiting > 0 && (
        <p className={styles.waiting} role="status">
          {t('esperan', { total: waiting })}
        </p>
      )}
      <div className={styles.foot}>
        {SPOKEN.length > 1 && (
          <NativeSelect
            aria-label={t('idioma')}
            value={language}
            data={SPOKEN.map((code) => ({ value: code, label: LANGUAGES[code].name }))}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && void change(value)}
          />
        )}
        <Anchor component={AppLink} to="/auth/login">
          {t('conContrasena')}
        </Anchor>
      </div>
    </>
  );
}
