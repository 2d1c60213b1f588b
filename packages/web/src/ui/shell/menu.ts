import type { Icon } from '@tabler/icons-react';
import type { LinkTarget } from '../link/AppLink.tsx';

/** One entry of the main menu. */
export interface MenuItem extends LinkTarget {
  label: string;
  icon: Icon;
}

/** Entries under a heading that folds; without a label they stand alone at the top. */
export interface MenuGroup {
  id: string;
  label?: string;
  items: MenuItem[];
}

/** The entry to which a screen belongs: its own, or the one whose address it lengthens (`/cursoedit` belongs to `/curso`). */
export const entryOf = (menu: readonly MenuGroup[], pathname: string): string | undefined =>
  menu
    .flatMap(({ items }) => items.map(({ to }) => to))
    .filter((to) => pathname.startsWith(to))
    .toSorted((a, b) => b.length - a.length)[0];

/** The signed-in person, as far as the frame shows it. */
export interface ShellUser {
  fullname: string;
  username: string;
  email?: string | null;
}
