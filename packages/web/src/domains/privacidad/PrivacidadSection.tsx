import { useTranslations } from 'use-intl';
import { DescargarButton } from './DescargarButton.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** Personal data of a person, beside the person's form (P162). */
export function PrivacidadSection({ id }: { id: number }) {
  const t = useTranslations('privacidad.persona');
  return (
    <Section title={t('titulo')} description={t('texto')}>
      <DescargarButton id={id} label={t('descargar')} />
    </Section>
  );
}
