import type { useTranslations } from 'use-intl';
import type { Role } from '../core/router/roles.ts';
import { mayOpen } from '../core/router/may-open.ts';
import type { Reach } from '../core/router/reach.ts';
import { currentSession, isShopSession } from '../core/session/session.ts';
import { screens, type Screen } from '../screens/index.ts';

const BY_PATH: ReadonlyMap<string, Screen> = new Map(screens.map((screen) => [screen.path, screen]));

/** Returns the screen of an address, without its query; undefined for an unknown one. */
export const screenAt = (pathname: string): Screen | undefined => BY_PATH.get(pathname);

/** Returns the screen of an address if the role may open it. */
export function openScreenAt(pathname: string, role: Role): Screen | undefined {
  const screen = screenAt(pathname);
  return screen && mayOpen(role, screen) && !isAbsentInShop(screen) && !isBeyondAccess(screen) ? screen : undefined;
}

/** Words a key of the catalogue. */
export type Wording = ReturnType<typeof useTranslations<never>>;

/** Returns the name of a screen: that of its entry, else its title. */
export const nameOf = ({ menu, title }: Screen, t: Wording): string => t(menu?.label ? `menu.${menu.label}` : title);

/** Returns whether the menu, its tabs or the search offer a screen: it opens without a record. */
export const isOffered = ({ menu, tab, alone }: Screen): boolean => menu !== undefined || tab !== undefined || alone === true;

/** Returns whether a session on a shared tablet does without this screen (P124). */
export const isAbsentInShop = (screen: Screen | undefined): boolean => screen?.ownDevice === true && isShopSession();

/** Returns whether a screen is for administrators of all companies, and the signed-in access is limited to some (P46). */
export const isBeyondAccess = (screen: Screen | undefined): boolean =>
  screen?.unlimited === true && currentSession().user?.indicador_alcance === 1;

/** Screens that open without a record to add one; an auditor opens them with a record alone. */
const isFormOfNew = ({ to, search }: Parameters<Reach>[0]): boolean =>
  to.endsWith('edit') && (search as { id?: unknown } | undefined)?.id === undefined;

/** Returns what a role may open: links and buttons to anything else are not there. */
export const reachOf =
  (role: Role): Reach =>
  (target) => {
    const screen = screenAt(target.to);
    if (!screen) return true;
    return openScreenAt(target.to, role) !== undefined && !(role === 'auditor' && isFormOfNew(target));
  };
