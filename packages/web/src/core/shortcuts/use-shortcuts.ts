import { useEffect, useRef } from 'react';
import { readLayoutConfig } from '../theme/layout-config.ts';
import { keyOf, takesKeys } from './keys.ts';
import { dialogOpen, focusSearch, moveInList, saveForm, startNew } from './page-actions.ts';
import { GO_KEY } from './shortcuts.ts';

/** Actions of the frame for shortcuts. */
export interface ShortcutWork {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  readonly onGuide: () => void;
  readonly onPin: () => void;
  /** Goes to the screen of a letter; returns whether there is one. */
  readonly onGo: (letter: string) => boolean;
}

/** Milliseconds between the two keys of a sequence. */
const SEQUENCE_MS = 1500;

/** Follows the keyboard of the whole page. Single keys never act in a field or before a dialog, and not when the person switched them off. */
export function useShortcuts(work: ShortcutWork): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    let gone: number | undefined;
    const follow = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (!key || event.defaultPrevented || event.isComposing) return;
      const sequence = gone !== undefined && event.timeStamp - gone < SEQUENCE_MS;
      gone = undefined;
      if (acts(event, key, { work: latest.current, sequence })) event.preventDefault();
      else if (begins(event, key) && !sequence) gone = event.timeStamp;
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

/** Whether single keys act here and now. */
const singleKeys = ({ target }: KeyboardEvent): boolean => readLayoutConfig().shortcuts === 'on' && !takesKeys(target) && !dialogOpen();

/** Whether a key begins a sequence. */
const begins = (event: KeyboardEvent, key: string): boolean => key === GO_KEY && !event.repeat && singleKeys(event);

function acts(event: KeyboardEvent, key: string, { work, sequence }: { work: ShortcutWork; sequence: boolean }): boolean {
  if (arrows(event, key)) return true;
  // A held key acts once; only arrows go on.
  if (event.repeat) return false;
  const always = ALWAYS[key];
  if (always) return always(work);
  if (key === 'mod+s' || key === 'mod+enter') return saveForm(event.target);
  if (!singleKeys(event)) return false;
  if (sequence) return work.onGo(key);
  return ALONE[key]?.(work) ?? false;
}

const arrows = (event: KeyboardEvent, key: string): boolean =>
  (key === 'ArrowDown' || key === 'ArrowUp') &&
  readLayoutConfig().shortcuts === 'on' &&
  !dialogOpen() &&
  moveInList(event.target, key === 'ArrowDown' ? 1 : -1);

const done = (work: () => void): true => {
  work();
  return true;
};

/** Keys that act also in a field. */
const ALWAYS: Readonly<Record<string, (work: ShortcutWork) => boolean>> = {
  'mod+k': ({ onSearch }) => done(onSearch),
  F1: ({ onGuide }) => done(onGuide),
};

const ALONE: Readonly<Record<string, (work: ShortcutWork) => boolean>> = {
  '?': ({ onHelp }) => done(onHelp),
  p: ({ onPin }) => done(onPin),
  '/': focusSearch,
  n: startNew,
};
