import type { TemaAlumno } from '@portal/contract/asignacion';
import { IconInbox, IconListDetails, IconTable } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { TemasLista } from './TemasLista.tsx';
import { TemasTable } from './TemasTable.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { SuscribirCalendario } from '../../../pieces/calendario/SuscribirCalendario.tsx';
import { PedirTemas } from '../../../pieces/tema/PedirTemas.tsx';
import { useMisTemas } from '../../../pieces/tema/tema.queries.ts';

const TABLE = 'tabla';

/** /dashboardtema: the assigned topics by urgency, or as the table of P61 (`?vista=tabla`). */
export function TemasScreen() {
  const t = useTranslations();
  const { vista } = useScreenSearch('/dashboardtema');
  const { data, error, isPending, refetch } = useMisTemas();
  if (isPending) return <PageSkeleton />;
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.temas')}
        actions={
          data &&
          data.length > 0 && (
            <>
              <OtherView table={vista === TABLE} />
              <SuscribirCalendario />
            </>
          )
        }
      />
      {data ? (
        <Temas temas={data} table={vista === TABLE} />
      ) : (
        <Section>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Section>
      )}
    </PageStack>
  );
}

function Temas({ temas, table }: { temas: TemaAlumno[]; table: boolean }) {
  const t = useTranslations('tablero.temas');
  if (temas.length === 0)
    return (
      <Section>
        <EmptyList icon={IconInbox} title={t('vacio')} text={t('vacioTexto')} action={<PedirTemas />} />
      </Section>
    );
  if (table) return <TemasTable temas={temas} />;
  return <TemasLista temas={temas} />;
}

/** Link to the view that is not shown. */
function OtherView({ table }: { table: boolean }) {
  const t = useTranslations('tablero.temas');
  const Icon = table ? IconListDetails : IconTable;
  return (
    <LinkButton
      {...href('/dashboardtema', { vista: table ? undefined : TABLE })}
      variant="default"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
    >
      {table ? t('verLista') : t('verTabla')}
    </LinkButton>
  );
}
