import { useTranslations } from 'use-intl';
import { DescargarButton } from '../../pieces/privacidad/DescargarButton.tsx';
import styles from '../../pieces/privacidad/privacidad.module.css';
import { useUser } from '../../core/session/session.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SolicitudesSection } from '../../pieces/solicitud/SolicitudesSection.tsx';

/** /misdatos: what the portal holds about the signed-in person, to take along (P162). */
export function MisDatosScreen() {
  const t = useTranslations();
  const { id } = useUser();
  return (
    <>
      <PageHeader title={t('pantallas.misDatos')} description={t('privacidad.propio.texto')} back={{ to: '/seguridad' }} />
      <div className={styles.sections}>
        <Section title={t('privacidad.descarga.titulo')} description={t('privacidad.descarga.texto')}>
          <DescargarButton id={id} label={t('privacidad.descarga.descargar')} />
        </Section>
        <SolicitudesSection />
      </div>
    </>
  );
}
