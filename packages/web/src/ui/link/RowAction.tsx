import { ActionIcon, Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { AppLink } from './AppLink.tsx';
import { useHoverTooltip } from './use-hover-tooltip.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import { useReach } from '../../core/router/reach.ts';
import { type JudgedCall, useMayCall } from '../../core/session/may-call.ts';

interface Props {
  /** Action and row: "Editar Inducción". */
  label: string;
  icon: Icon;
  /** Call that its act makes: without the right to it there is no button. */
  call?: JudgedCall;
  /** Makes it a link, where the signed-in person may go; without it `onClick` makes it a button. */
  link?: LinkTarget;
  onClick?: () => void;
  /** Words of the main action of the list; without them the button shows the icon alone. */
  words?: string;
  tone?: 'normal' | 'danger';
  disabled?: boolean;
  /** Why it cannot be used now: disables it, and its tooltip says so. */
  reason?: string | undefined;
}

/** An icon button for the actions cell of a row, with its name as tooltip. */
export function RowAction({ call, ...props }: Props) {
  const may = useMayCall();
  const reaches = useReach();
  const { link } = props;
  if ((call && !may(call)) || (link && !reaches(link))) return null;
  return <Action {...props} />;
}

function Action({ label, icon: Icon, link, onClick, words, tone = 'normal', disabled, reason }: Omit<Props, 'call'>) {
  const icon = <Icon size={18} stroke={1.6} aria-hidden="true" />;
  const name = reason === undefined ? label : `${label}: ${reason}`;
  const color = tone === 'danger' ? 'danger' : 'gray';
  const { hover, tooltip } = useHoverTooltip(name);
  if (words !== undefined) {
    return (
      <Button variant="default" size="xs" leftSection={icon} aria-label={label} onClick={onClick}>
        {words}
      </Button>
    );
  }
  return (
    <>
      {link ? (
        <ActionIcon component={AppLink} {...link} {...hover} aria-label={label} color={color}>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon
          {...hover}
          onClick={reason === undefined ? onClick : undefined}
          aria-label={name}
          aria-disabled={reason !== undefined || undefined}
          data-disabled={reason !== undefined || undefined}
          color={color}
          disabled={disabled}
        >
          {icon}
        </ActionIcon>
      )}
      {tooltip}
    </>
  );
}
