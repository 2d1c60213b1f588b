import { Button } from '@mantine/core';
import type { Selection } from '@portal/contract/core';
import type { Icon } from '@tabler/icons-react';
import { countOf } from '../../../core/list/selection.ts';

interface Props {
  label: string;
  icon: Icon;
  selected: Selection;
  /** Most rows of one call; above it the button is disabled and shows `tooMany`. */
  limit: number;
  tooMany: string;
  loading?: boolean;
  /** Action that cannot be undone, or that removes something: never drawn as the main button. */
  danger?: boolean;
  onClick: () => void;
}

/** Button for the selected rows of a table. */
export function SelectionButton({ label, icon: Icon, selected, limit, tooMany, danger, ...button }: Props) {
  const total = countOf(selected);
  return (
    <Button
      size="compact-sm"
      {...(danger && { variant: 'light', color: 'danger' })}
      leftSection={<Icon size={16} aria-hidden="true" />}
      disabled={total === 0 || total > limit}
      {...button}
    >
      {total > limit ? tooMany : label}
    </Button>
  );
}
