import { useTranslations } from 'use-intl';
import { openScreenAt } from '../screens.ts';
import type { Origin } from '../../core/router/origin.ts';
import type { Role } from '../../core/router/roles.ts';
import type { Screen } from '../../screens/index.ts';
import type { Crumb } from '../../ui/page/page-frame.ts';
import { entryOf, itemAt, type MenuGroup } from '../../ui/shell/menu.ts';

/** Screen that is shown, and where it was opened from. */
interface Here {
  readonly pathname: string;
  readonly origin: Origin | undefined;
}

/** Returns the screens above another, from the menu down; none above an entry or a tab, and where no way leads to the person's menu. */
function ancestorsOf(pathname: string, menu: readonly MenuGroup[], role: Role): Screen[] {
  const found: Screen[] = [];
  // A screen of another role's menu leads nowhere in this one, though an entry may begin its address.
  for (let screen = openScreenAt(pathname, role); screen && !screen.menu && !screen.tab;) {
    const above = openScreenAt(screen.parent ?? entryOf(menu, screen.path) ?? '', role);
    if (!above || found.includes(above)) break;
    found.unshift(above);
    screen = above;
  }
  return itemAt(menu, found[0]?.path) ? found : [];
}

/** Finds the screen of an address on the way back. */
function originAt(origin: Origin | undefined, path: string): Origin | undefined {
  for (let one = origin; one; one = one.origin) if (one.to === path) return one;
  return undefined;
}

/** Returns the places above the present screen; one that was passed through keeps its search and page. */
export function useCrumbs(menu: readonly MenuGroup[], role: Role, { pathname, origin }: Here): Crumb[] {
  const t = useTranslations();
  // Pins are entries beside the menu's own: a pinned record still has its list above it.
  const own = menu.filter(({ shortcuts }) => !shortcuts);
  return ancestorsOf(pathname, own, role).map(({ path, title }) => {
    const passed = originAt(origin, path);
    return { label: t(title), link: { to: path, search: passed?.search ?? {}, state: { origin: passed?.origin } } };
  });
}
