import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { signOut } from '../../../pieces/sesion/sesion.queries.ts';
import { FactorSection } from './FactorSection.tsx';
import { LlavesSection } from './LlavesSection.tsx';
import styles from './seguridad.module.css';
import { RecordatoriosSection } from '../../../pieces/notificacion/RecordatoriosSection.tsx';
import { SesionesSection } from './SesionesSection.tsx';
import { useSession } from '../../../core/session/session.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

/** /seguridad: second factor, passkeys and open sessions of the signed-in person (P150 to P152, P167). */
export function SeguridadScreen() {
  const t = useTranslations();
  const { sinFactor } = useSession();
  return (
    <>
      <PageHeader
        title={t('pantallas.seguridad')}
        description={t('seguridad.texto')}
        actions={
          sinFactor ? (
            <Button variant="default" onClick={() => void signOut()}>
              {t('ui.marco.cerrarSesion')}
            </Button>
          ) : (
            <LinkButton to="/misdatos" variant="default">
              {t('privacidad.propio.enlace')}
            </LinkButton>
          )
        }
      />
      {sinFactor && (
        <Alert color="yellow" icon={<IconAlertTriangle />} role="alert" mb="md">
          {t('seguridad.pendiente')}
        </Alert>
      )}
      <div className={styles.sections}>
        <FactorSection />
        <LlavesSection />
        {!sinFactor && <SesionesSection />}
        {!sinFactor && <RecordatoriosSection />}
      </div>
    </>
  );
}
