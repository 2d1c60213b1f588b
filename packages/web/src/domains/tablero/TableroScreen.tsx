import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconMailPause } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Cifras } from './admin/Cifras.tsx';
import { Graficos } from './admin/Graficos.tsx';
import { Planes } from './admin/Planes.tsx';
import { Valorados } from './admin/Valorados.tsx';
import styles from './tablero.module.css';
import { useCifrasPortal } from './tablero.queries.ts';
import { href } from '../../core/router/paths.ts';
import { PrimerosPasos } from '../../pieces/portal/pasos/PrimerosPasos.tsx';
import { AppLink, LinkButton } from '../../ui/link/AppLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { PrintedFilters } from '../../ui/print/PrintedFilters.tsx';

/** /dashboard: the portal's figures, its plans by company, charts and ratings, for an administrator (P92). */
export function TableroScreen() {
  const t = useTranslations();
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.tablero')}
        actions={
          <>
            <LinkButton {...href('/certificado/verificar')} variant="default">
              {t('tablero.admin.verificar')}
            </LinkButton>
            <LinkButton {...href('/dashboardadmin')} variant="default">
              {t('tablero.admin.indicadores')}
            </LinkButton>
          </>
        }
      />
      <PrintedFilters at={useCifrasPortal().dataUpdatedAt} />
      <PrimerosPasos />
      <TemasSinPreguntas />
      <RecordatoriosRetenidos />
      <Cifras />
      <Planes />
      <Graficos />
      <Valorados />
    </PageStack>
  );
}

/** Warning of active topics that nobody can complete, with a link to them (P45). */
function TemasSinPreguntas() {
  const t = useTranslations('tablero.admin');
  const { data } = useCifrasPortal();
  const total = data?.tema_sin_preguntas ?? 0;
  if (total === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title={t('sinPreguntas', { total })}>
      <AppLink {...href('/tema', { filtro: { con_avisos: 'true' } })}>{t('verSinPreguntas')}</AppLink>
    </Alert>
  );
}

/** Warning of reminders that wait for an administrator's word (P43). */
function RecordatoriosRetenidos() {
  const t = useTranslations('tablero.admin');
  const { data } = useCifrasPortal();
  const total = data?.recordatorio_retenido ?? 0;
  if (total === 0) return null;
  return (
    <Alert color="yellow" icon={<IconMailPause />} title={t('retenidos', { total })}>
      <p className={styles.alertText}>{t('retenidosTexto')}</p>
      <AppLink {...href('/correo', { filtro: { estado: 'retenido' } })}>{t('verRetenidos')}</AppLink>
    </Alert>
  );
}
