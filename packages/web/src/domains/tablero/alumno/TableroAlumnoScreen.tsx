import type { PanelAlumno } from '@portal/contract/avance';
import { useTranslations } from 'use-intl';
import { AlumnoCifras } from './AlumnoCifras.tsx';
import { PanelSkeleton, UndecidedSkeleton } from './PanelSkeleton.tsx';
import { PorAprobar } from './PorAprobar.tsx';
import { Ritmo } from './Ritmo.tsx';
import { SiguienteTema } from './SiguienteTema.tsx';
import { SusPlanes } from './SusPlanes.tsx';
import { useFirstRedirect } from './use-first-redirect.ts';
import { usePanel } from '../alumno.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useUser } from '../../../core/session/session.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** /dashboardusuario: the next topic, figures and the most urgent other topics (P61). */
export function TableroAlumnoScreen() {
  const t = useTranslations('tablero');
  const user = useUser();
  const { data, error, isPending, refetch } = usePanel();
  const redirect = useFirstRedirect(data);
  if (redirect === 'runs') return <UndecidedSkeleton />;
  if (isPending) return redirect === 'wanted' ? <UndecidedSkeleton /> : <PanelSkeleton />;
  return (
    <PageStack>
      <PageHeader title={t('saludo', { nombre: user.first_name })} description={data?.cifras.temas === 0 ? '' : undefined} />
      {data ? (
        <Panel panel={data} />
      ) : (
        <Section>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Section>
      )}
    </PageStack>
  );
}

/** Way to the answers of the training area that the person has not seen (P273). */
function RespuestasNuevas({ total = 0 }: { total?: number | undefined }) {
  const t = useTranslations('consulta.propias');
  if (total === 0) return null;
  return (
    <Section>
      <AppLink {...href('/misconsultas')}>{t('porLeer', { total })}</AppLink>
    </Section>
  );
}

/** Parts of the panel; without assigned topics its message alone. */
function Panel({ panel }: { panel: PanelAlumno }) {
  return (
    <>
      <SiguienteTema panel={panel} />
      <RespuestasNuevas total={panel.consultas_por_leer} />
      <SusPlanes planes={panel.planes} />
      {panel.cifras.temas > 0 && <AlumnoCifras cifras={panel.cifras} />}
      <Ritmo ritmo={panel.ritmo} />
      <PorAprobar panel={panel} />
    </>
  );
}
