import { ActionIcon, Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
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
  onClick?: (event: MouseEvent) => void;
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

/** Attributes of a button that cannot be used now: it keeps the focus and its tooltip. */
const blockedBy = (reason: string | undefined) => ({
  'aria-disabled': reason !== undefined || undefined,
  'data-disabled': reason !== undefined || undefined,
});

function Action({ words, ...props }: Omit<Props, 'call'>) {
  const { label, icon: Icon, reason } = props;
  const icon = <Icon size={18} stroke={1.6} aria-hidden="true" />;
  const shown = { ...props, icon, name: reason === undefined ? label : `${label}: ${reason}` };
  return words === undefined ? <IconAction {...shown} /> : <WordsAction {...shown} words={words} />;
}

interface Shown extends Pick<Props, 'link' | 'onClick' | 'tone' | 'disabled' | 'reason'> {
  icon: ReactNode;
  name: string;
}

function WordsAction({ icon, name, words, reason, disabled, onClick }: Shown & { words: string }) {
  const { hover, tooltip } = useHoverTooltip(name);
  return (
    <>
      <Button
        {...hover}
        {...blockedBy(reason)}
        variant="default"
        size="xs"
        leftSection={icon}
        aria-label={name}
        disabled={disabled}
        onClick={reason === undefined ? onClick : undefined}
      >
        {words}
      </Button>
      {reason !== undefined && tooltip}
    </>
  );
}

function IconAction({ icon, name, link, onClick, tone = 'normal', disabled, reason }: Shown) {
  const color = tone === 'danger' ? 'danger' : 'gray';
  const { hover, tooltip } = useHoverTooltip(name);
  return (
    <>
      {link ? (
        <ActionIcon component={AppLink} {...link} {...hover} aria-label={name} color={color}>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon
          {...hover}
          {...blockedBy(reason)}
          onClick={reason === undefined ? onClick : undefined}
          aria-label={name}
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
