import { Popover } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  width: number;
  className?: string | undefined;
  /** The button that opens and closes it, whose name it takes. */
  trigger: (toggle: () => void) => ReactElement;
  children: (close: () => void) => ReactNode;
  /** Where it opens inside something that scrolls or cuts off. */
  withinPortal?: boolean;
}

/**
 * What opens beside a button. Escape closes it wherever the keyboard is: Mantine's popover hears it only from inside,
 * and the keyboard gets there a moment after it has opened.
 */
export function Flyout({ width, className, trigger, children, withinPortal = false }: Props) {
  const [opened, { toggle, close }] = useDisclosure(false);
  useHotkeys(opened ? [['Escape', close]] : [], []);
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      position="bottom-end"
      width={width}
      trapFocus
      returnFocus
      withinPortal={withinPortal}
    >
      <Popover.Target>{trigger(toggle)}</Popover.Target>
      <Popover.Dropdown className={className}>{children(close)}</Popover.Dropdown>
    </Popover>
  );
}
