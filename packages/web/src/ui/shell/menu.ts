import type { Icon } from '@tabler/icons-react';
import type { LinkTarget } from '../../core/router/origin.ts';

/** One entry of the main menu. */
export interface MenuItem extends LinkTarget {
  /** Differs from the address where several entries lead to one screen. */
  key?: string;
  label: string;
  icon: Icon;
}

/** Entries under a collapsible heading; without a label they are at the top. */
export interface MenuGroup {
  id: string;
  label?: string | undefined;
  /** Shown in its place while the menu is narrow. */
  icon: Icon;
  /** Opens a dialog about the group, from its heading. */
  action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Links to records and screens of other groups: none of them is the present entry. */
  shortcuts?: boolean;
  items: MenuItem[];
}

const entriesOf = (menu: readonly MenuGroup[]): readonly string[] =>
  menu.filter(({ shortcuts }) => !shortcuts).flatMap(({ items }) => items.map(({ to }) => to));

/** Finds the first of some addresses that is an entry. */
export const entryAmong = (menu: readonly MenuGroup[], paths: readonly (string | undefined)[]): string | undefined => {
  const entries = entriesOf(menu);
  return paths.find((path) => path !== undefined && entries.includes(path));
};

/** Finds a screen's entry: its own, or the one with an address that is a prefix of its own (`/cursoedit` belongs to `/curso`). */
export const entryOf = (menu: readonly MenuGroup[], pathname: string): string | undefined =>
  entriesOf(menu)
    .filter((to) => pathname.startsWith(to))
    .toSorted((a, b) => b.length - a.length)[0];

/** The signed-in person, with the fields that the frame shows. */
export interface ShellUser {
  fullname: string;
  username: string;
  email: string | null;
  empresa: string | null;
  /** Role in words. */
  rol: string;
}

/** Entry of the user menu. */
export interface UserAction {
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
}
