import type { Icon } from '@tabler/icons-react';
import type { LinkTarget } from '../../core/router/origin.ts';

/** One entry of the main menu. */
export interface MenuItem extends LinkTarget {
  label: string;
  icon: Icon;
}

/** Entries under a collapsible heading; without a label they are at the top. */
export interface MenuGroup {
  id: string;
  label?: string;
  items: MenuItem[];
}

/** Finds a screen's entry: its own, or the one whose address is a prefix of its own (`/cursoedit` belongs to `/curso`). */
export const entryOf = (menu: readonly MenuGroup[], pathname: string): string | undefined =>
  menu
    .flatMap(({ items }) => items.map(({ to }) => to))
    .filter((to) => pathname.startsWith(to))
    .toSorted((a, b) => b.length - a.length)[0];

/** The signed-in person, with the fields that the frame shows. */
export interface ShellUser {
  fullname: string;
  username: string;
  email?: string | null;
}
