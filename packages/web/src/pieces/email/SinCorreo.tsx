import type { PersonaSinCorreo } from '@portal/contract/email';
import { useTranslations } from 'use-intl';
import styles from './email.module.css';
import { TelefonoAction } from './TelefonoAction.tsx';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { basePath } from '../../core/router/base-path.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';

/** People whom no letter reaches: a prepared message for those with a telephone, and the way to print codes for all of them. */
export function SinCorreo({ personas }: { readonly personas: readonly PersonaSinCorreo[] }) {
  const t = useTranslations('email');
  const { long } = useDayFormat();
  if (!personas.length) return null;
  const textOf = ({ personal: nombre, planes, fecha_fin }: PersonaSinCorreo) =>
    t('telefono.asigna', { nombre, planes, fecha: long(fecha_fin), portal: window.location.origin + basePath });
  return (
    <section aria-label={t('sinCorreo.titulo')} className={styles.without}>
      <p className={styles.note}>{t('sinCorreo.texto')}</p>
      <ul className={styles.people}>
        {personas.map((persona) => (
          <li key={persona.id_usuario}>
            <span>{persona.personal}</span>
            <TelefonoAction nombre={persona.personal} telefono={persona.telefono} texto={textOf(persona)} />
          </li>
        ))}
      </ul>
      <AppLink {...href('/usuariocodigos', { ids: personas.map(({ id_usuario }) => id_usuario).join(',') })}>
        {t('sinCorreo.codigos')}
      </AppLink>
    </section>
  );
}
