import { isLanguage, LANGUAGES, SPOKEN } from '@portal/messages';
import { IconLanguage } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { chooseLanguageHere } from '../../core/i18n/person-language.ts';
import { useSpoken } from '../../core/i18n/spoken.ts';
import styles from './LanguageSelect.module.css';

/** Shows a failure. Loaded then: the sign-in has no toasts (docs/decisions/022). */
const tell = (text: string) => import('../overlay/toast.tsx').then(({ toast }) => toast.error(text));

/** Choice of the language, each named in itself. The screen changes at once and keeps what was typed. `labelled` shows its name. */
export function LanguageSelect({ labelled = false }: { labelled?: boolean }) {
  const t = useTranslations();
  const { language } = useSpoken();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (isLanguage(target.value)) chooseLanguageHere(target.value).catch(() => void tell(t('conexion.sinConexion')));
  };
  return (
    <label className={styles.language}>
      <IconLanguage size={18} stroke={1.6} aria-hidden="true" />
      <span className={labelled ? styles.label : 'sr-only'}>{t('ui.marco.idioma')}</span>
      <select className={styles.select} value={language} onChange={choose}>
        {SPOKEN.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}
