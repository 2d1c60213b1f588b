import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface Props {
  /** False while it is on its way: its place is kept, for the title would wrap again. */
  ready: boolean;
  pinned: boolean;
  onToggle: () => void;
}

/** Button beside the title of a screen that pins it in the menu. */
export function PinButton({ ready, pinned, onToggle }: Props) {
  const t = useTranslations('navegacion');
  const label = t(pinned ? 'soltar' : 'fijar');
  const Shown = pinned ? IconPinFilled : IconPin;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        style={ready ? undefined : { visibility: 'hidden' }}
        aria-label={label}
        aria-pressed={pinned}
        onClick={onToggle}
      >
        <Shown size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
