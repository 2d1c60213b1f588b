import { ActionIcon, Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useHoverTooltip } from '../../ui/link/use-hover-tooltip.tsx';

interface Props {
  /** Action and person. */
  readonly label: string;
  readonly href: string;
  /** Given by its callers: the file of shared modules, in which this is, has no single icons. */
  readonly icon: Icon;
  /** Words of the button; without them it shows the icon alone. */
  readonly words?: string | undefined;
}

const ELSEWHERE = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;

/** Opens a prepared message, which the person who clicks sends, or not. */
export function MessageAction({ label, href, icon: Icon, words }: Props) {
  const { hover, tooltip } = useHoverTooltip(label);
  const icon = <Icon size={18} stroke={1.6} aria-hidden="true" />;
  const shared = { ...hover, ...ELSEWHERE, href, 'aria-label': label };
  return (
    <>
      {words === undefined ? (
        <ActionIcon {...shared} color="gray">
          {icon}
        </ActionIcon>
      ) : (
        <Button {...shared} variant="default" size="xs" leftSection={icon}>
          {words}
        </Button>
      )}
      {tooltip}
    </>
  );
}
