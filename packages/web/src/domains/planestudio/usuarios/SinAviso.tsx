import type { UsuarioPlanFila } from '@portal/contract/usuario';
import { IconMailX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSinAviso } from './plan-usuarios.queries.ts';
import { KpiCard } from '../../../ui/chart/KpiCard.tsx';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import type { ListModel } from '../../../ui/table/use-list.ts';

/** How many people of a plan no letter reached; a press shows them alone, a second press all (P279). */
export function SinAviso({ id, list: { state, change } }: { id: number; list: ListModel<UsuarioPlanFila> }) {
  const t = useTranslations('planestudio.usuarios');
  const { total } = useSinAviso(id);
  const { sin_aviso, ...others } = state.filtro;
  const pressed = sin_aviso === 'true';
  const toggle = {
    label: t(pressed ? 'sinAvisoTodas' : 'sinAvisoVer'),
    pressed,
    onToggle: () => change({ pagina: 1, filtro: pressed ? others : { ...others, sin_aviso: 'true' } }),
  };
  return (
    <CardGrid>
      <KpiCard
        label={t('sinAviso')}
        value={total ?? '…'}
        icon={IconMailX}
        tone={total ? 'warning' : 'neutral'}
        hint={t('sinAvisoTexto')}
        {...((pressed || total !== 0) && { toggle })}
      />
    </CardGrid>
  );
}
