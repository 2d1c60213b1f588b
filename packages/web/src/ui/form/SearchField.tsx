import { CloseButton, TextInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Debounce of the typing, in milliseconds. */
const PAUSE = 250;

interface Props {
  label: string;
  value: string;
  /** Called when the typing pauses, and at once on Enter, Esc and clear. */
  onCommit: (value: string) => void;
  /** Called when what is typed and what is searched begin or cease to differ. */
  onTyping?: (typing: boolean) => void;
  placeholder?: string;
  size?: 'xs' | 'sm';
  withIcon?: boolean;
  className?: string;
  inputMode?: 'decimal';
  /** Takes the focus when the dialog around it opens. */
  autoFocus?: boolean;
}

/** A search box that searches while typing, debounced. */
export function SearchField({
  label,
  value,
  onCommit,
  onTyping,
  placeholder = label,
  size = 'sm',
  withIcon = true,
  className,
  inputMode,
  autoFocus,
}: Props) {
  const t = useTranslations('ui.tabla');
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  const timer = useRef<number>(undefined);
  if (value !== last) {
    setLast(value);
    setText(value);
  }
  // The latest one: what another filter changed during the pause must not be undone.
  const commitLatest = useCallbackRef(onCommit);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const commit = (next: string, wait = 0) => {
    setText(next);
    window.clearTimeout(timer.current);
    onTyping?.(wait > 0);
    if (wait) timer.current = window.setTimeout(() => commit(next), wait);
    else commitLatest(next);
  };
  return (
    <TextInput
      className={className}
      type="text"
      role="searchbox"
      enterKeyHint="search"
      inputMode={inputMode}
      data-autofocus={autoFocus || undefined}
      size={size}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      leftSection={withIcon ? <IconSearch size={16} stroke={1.75} aria-hidden="true" /> : undefined}
      rightSection={text ? <CloseButton size="sm" aria-label={t('limpiarBusqueda')} onClick={() => commit('')} /> : undefined}
      onChange={(event) => commit(event.currentTarget.value, PAUSE)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(text);
        if (event.key === 'Escape' && text) commit('');
      }}
    />
  );
}
