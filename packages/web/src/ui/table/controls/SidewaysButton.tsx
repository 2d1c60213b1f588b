import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Sideways } from '../use-sideways.ts';

/** Says that columns lie out of sight, and shows them; one button for both ways, so that the focus stays at the end. */
export function SidewaysButton({ beyond, move }: Pick<Sideways, 'beyond' | 'move'>) {
  const t = useTranslations('ui.tabla');
  if (!beyond) return null;
  const Shown = beyond === 'right' ? IconArrowRight : IconArrowLeft;
  return (
    <Button variant="subtle" color="gray" rightSection={<Shown size={16} aria-hidden="true" />} onClick={move}>
      {t(beyond === 'right' ? 'masColumnas' : 'primerasColumnas')}
    </Button>
  );
}
