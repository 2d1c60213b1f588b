import type { Icon } from '@tabler/icons-react';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';

/** One of the screens that an entry of the menu opens. */
export interface MenuTab {
  readonly to: Path;
  readonly label: string;
  readonly icon: Icon;
}

/** One entry of the main menu. */
export interface MenuItem extends LinkTarget {
  /** Differs from the address where several entries lead to one screen. */
  key?: string;
  label: string;
  icon: Icon;
  /** Number of what waits there, and the same in words. */
  waiting?: { readonly count: number; readonly words: string } | undefined;
  /** Its screens, the first of which it opens itself; none where it opens one. */
  tabs?: readonly MenuTab[];
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

const itemsOf = (menu: readonly MenuGroup[]): readonly MenuItem[] =>
  menu.filter(({ shortcuts }) => !shortcuts).flatMap(({ items }) => items);

const addressesOf = ({ to, tabs = [] }: MenuItem): readonly string[] => [to, ...tabs.map((tab) => tab.to)];

/** Finds the entry that opens a screen, itself or by one of its tabs. */
export const itemAt = (menu: readonly MenuGroup[], path: string | undefined): MenuItem | undefined =>
  itemsOf(menu).find((item) => path !== undefined && addressesOf(item).includes(path));

/** Finds the entry of the first of some addresses that has one. */
export const entryAmong = (menu: readonly MenuGroup[], paths: readonly (string | undefined)[]): string | undefined =>
  paths.map((path) => itemAt(menu, path)).find((item) => item !== undefined)?.to;

/** Finds the entry or tab of a screen: its own, or the one with an address that is a prefix of its own (`/cursoedit` belongs to `/curso`). */
export const entryOf = (menu: readonly MenuGroup[], pathname: string): string | undefined =>
  itemsOf(menu)
    .flatMap(addressesOf)
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
