import { ActionIcon, Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useHoverTooltip } from './use-hover-tooltip.tsx';

interface Props {
  /** Action and person. */
  readonly label: string;
  readonly href: string;
  /** Words of the button; without them it shows the icon alone. */
  readonly words?: string | undefined;
}

const ELSEWHERE = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;

/** Opens a prepared message, which the person who clicks sends, or not. */
export function MessageAction({ label, href, words }: Props) {
  const { hover, tooltip } = useHoverTooltip(label);
  const icon = <IconBrandWhatsapp size={18} stroke={1.6} aria-hidden="true" />;
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
