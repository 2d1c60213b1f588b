import { tableroApi } from '@portal/contract/tablero';
import { useTranslations } from 'use-intl';
import { Cifras } from './admin/Cifras.tsx';
import { Graficos } from './admin/Graficos.tsx';
import { Planes } from './admin/Planes.tsx';
import { PorHacer } from './admin/PorHacer.tsx';
import { Tendencias } from './admin/Tendencias.tsx';
import { Valorados } from './admin/Valorados.tsx';
import { useCifrasPortal, usePlanesTablero, usePorHacer } from './tablero.queries.ts';
import { href } from '../../core/router/paths.ts';
import { PrimerosPasos } from '../../pieces/portal/pasos/PrimerosPasos.tsx';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { PrintedFilters } from '../../ui/print/PrintedFilters.tsx';
import { roleOf } from '../../core/router/roles.ts';
import { useMayCall } from '../../core/session/may-call.ts';
import { useUser } from '../../core/session/session.ts';

/** /dashboard: the portal's figures, its plans by company, charts and ratings, for an administrator (P92). */
export function TableroScreen() {
  const t = useTranslations();
  const asked = useMayCall()(tableroApi.porHacer);
  const { isPending } = usePorHacer(asked);
  // Begins beside the duties, although its tables wait below them.
  usePlanesTablero();
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.tablero')}
        actions={
          <LinkButton {...href('/certificado/verificar')} variant="default">
            {t('tablero.admin.verificar')}
          </LinkButton>
        }
      />
      <PrintedFilters at={useCifrasPortal().dataUpdatedAt} />
      {roleOf(useUser()) === 'admin' && <PrimerosPasos />}
      {asked && <PorHacer />}
      {!(asked && isPending) && <Rest />}
    </PageStack>
  );
}

/** Everything below the duties, shown when their number is known, so that it keeps its place. */
function Rest() {
  return (
    <>
      <Cifras />
      <Tendencias />
      <Planes />
      <Graficos />
      <Valorados />
    </>
  );
}
