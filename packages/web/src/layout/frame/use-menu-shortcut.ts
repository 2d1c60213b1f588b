import { useGo } from '../../core/router/go.ts';
import { GO } from '../../core/shortcuts/shortcuts.ts';
import type { MenuGroup, MenuItem } from '../../ui/shell/menu.ts';

/** Returns the entry of the menu to which a letter leads; undefined for none. */
export const entryFor = (menu: readonly MenuGroup[], letter: string): MenuItem | undefined => {
  const items = menu.filter(({ shortcuts }) => !shortcuts).flatMap((group) => group.items);
  return GO[letter]?.map((path) => items.find(({ to }) => to === path)).find((item) => item !== undefined);
};

/** Returns the function that goes to the screen of a letter, as the menu does; it returns whether there is one. */
export function useMenuShortcut(menu: readonly MenuGroup[]): (letter: string) => boolean {
  const go = useGo();
  return (letter) => {
    const entry = entryFor(menu, letter);
    if (entry) void go({ to: entry.to, state: {} });
    return entry !== undefined;
  };
}
