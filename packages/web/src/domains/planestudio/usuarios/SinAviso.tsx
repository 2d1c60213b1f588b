import { Button, Group, Text } from '@mantine/core';
import type { UsuarioPlanFila } from '@portal/contract/usuario';
import { useFormatter, useTranslations } from 'use-intl';
import { useSinAviso } from './plan-usuarios.queries.ts';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import type { ListModel } from '../../../ui/table/use-list.ts';

/** How many people of a plan no letter reached; a press shows them alone, a second press all (P279). */
export function SinAviso({ id, list: { state, change } }: { id: number; list: ListModel<UsuarioPlanFila> }) {
  const t = useTranslations('planestudio.usuarios');
  const format = useFormatter();
  const { total } = useSinAviso(id);
  const pressed = state.filtro['sin_aviso'] === 'true';
  const tone = total ? 'warning' : 'neutral';
  return (
    <Group gap="sm" mb="md" data-tone={tone}>
      <span>{t('sinAviso')}</span>
      <StateBadge tone={tone} dot={false}>
        {total === undefined ? '…' : format.number(total)}
      </StateBadge>
      <Text size="sm" c="dimmed">
        {t('sinAvisoTexto')}
      </Text>
      {(pressed || total !== 0) && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-pressed={pressed}
          onClick={() => change(({ filtro }) => ({ filtro: { ...filtro, sin_aviso: pressed ? '' : 'true' } }))}
        >
          {t(pressed ? 'sinAvisoTodas' : 'sinAvisoVer')}
        </Button>
      )}
    </Group>
  );
}
