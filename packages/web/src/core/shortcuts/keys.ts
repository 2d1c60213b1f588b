/** Returns whether this is a Mac, an iPhone or an iPad: there the command key takes the place of Ctrl. */
const isApple = (): boolean => /Mac OS X|iPhone|iPad/.test(navigator.userAgent);

/** Name of the key for commands: ⌘ on Apple's machines; undefined for Ctrl: its name depends on the language. */
export const commandSymbol = (): string | undefined => (isApple() ? '⌘' : undefined);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the name of a pressed key: `k`, `?`, `mod+k` with the command key; undefined for other combinations. */
export function keyOf({ key, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  const command = isApple() ? metaKey : ctrlKey;
  const other = isApple() ? ctrlKey : metaKey;
  if (altKey || other) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return command ? `mod+${name.toLowerCase()}` : name;
}

const BUTTONS = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color', 'range']);

/** Whether keys pressed on an element write or choose something there. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !BUTTONS.has(target.type);
  return (
    target.isContentEditable || target.matches('textarea, select, [role="combobox"], [role="listbox"], [role="option"], [role="menuitem"]')
  );
}
