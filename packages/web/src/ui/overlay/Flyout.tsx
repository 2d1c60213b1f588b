import { Popover, type PopoverProps } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

interface Props {
  width: number;
  className?: string | undefined;
  /** Button that opens and closes it and gives it its name. */
  trigger: (toggle: () => void) => ReactElement;
  children: (close: () => void) => ReactNode;
  /** Side of the button; default below it. */
  position?: PopoverProps['position'];
  /** Renders it in a portal; needed inside a container that scrolls or clips. */
  withinPortal?: boolean;
}

/** Signals to a dialog of Mantine around the popover that Escape in this element is not for it. */
const keepEscape = ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true');

/**
 * A popover beside a button. Escape closes it from anywhere: Mantine's own handler reacts only inside the popover, which gets
 * the focus a moment after it opens. A dialog around it stays.
 */
export function Flyout({ width, className, trigger, children, position = 'bottom-end', withinPortal = false }: Props) {
  const [opened, { toggle, close }] = useDisclosure(false);
  useHotkeys(opened ? [['Escape', close]] : [], []);
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      position={position}
      width={width}
      trapFocus
      returnFocus
      withinPortal={withinPortal}
    >
      <Popover.Target>{trigger(toggle)}</Popover.Target>
      <Popover.Dropdown className={className} onFocusCapture={keepEscape}>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}
