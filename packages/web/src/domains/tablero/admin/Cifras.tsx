import { IconBook2, IconListDetails, IconUserQuestion, IconUsers } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCifrasPortal } from '../tablero.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { KpiCard } from '../../../ui/chart/KpiCard.tsx';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { CardsSkeleton } from '../../../ui/page/skeletons.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** Filter of a list that leaves what the card counts. */
const ACTIVE = { filtro: { codigo_estado: '1' } };

/** The four cards of the dashboard, each of which leads to its list. */
export function Cifras() {
  const t = useTranslations('tablero.admin');
  const format = useFormatter();
  const { data, error, isPending, refetch } = useCifrasPortal();
  if (isPending) return <CardsSkeleton count={4} />;
  if (!data)
    return (
      <Section>
        <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />
      </Section>
    );
  return (
    <CardGrid>
      <KpiCard
        label={t('temas')}
        value={format.number(data.tema_activo)}
        icon={IconBook2}
        tone="info"
        cifra="temasActivos"
        hint={t('vencidos', { vencidos: data.tema_vencido })}
        link={{ ...href('/tema', ACTIVE), label: t('irTemas') }}
      />
      <KpiCard
        label={t('usuarios')}
        value={format.number(data.usuario_activo)}
        icon={IconUsers}
        tone="success"
        cifra="usuariosActivos"
        hint={t('registrados', { total: data.usuario_total })}
        link={{ ...href('/usuario', ACTIVE), label: t('irUsuarios') }}
      />
      <KpiCard
        label={t('sinAsignar')}
        value={format.number(data.usuario_sin_asignar)}
        icon={IconUserQuestion}
        tone={data.usuario_sin_asignar > 0 ? 'warning' : 'neutral'}
        cifra="sinAsignar"
        hint={t('sinAsignarTexto')}
        link={{ ...href('/usuariosinasignar'), label: t('irSinAsignar') }}
      />
      <KpiCard
        label={t('planes')}
        value={format.number(data.plan_activo)}
        icon={IconListDetails}
        cifra="planesActivos"
        link={{ ...href('/planestudio', ACTIVE), label: t('irPlanes') }}
      />
    </CardGrid>
  );
}
