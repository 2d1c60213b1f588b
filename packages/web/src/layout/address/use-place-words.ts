import { type Icon, IconPoint } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { nameOf, openScreenAt } from '../screens.ts';
import { type LinkTarget } from '../../core/router/origin.ts';
import { targetOf } from '../../core/router/place.ts';
import type { Role } from '../../core/router/roles.ts';
import { screens } from '../../screens/index.ts';
import { MENU_ICONS } from '../../screens/menu-icons.ts';

/** Address with the name of its record, if it has one. */
interface Place {
  readonly direccion: string;
  readonly titulo: string | null;
}

/** Address in words: its label, the screen of a record, icon and target. */
export interface PlaceWords {
  readonly direccion: string;
  readonly label: string;
  /** Name of the screen, when the label names a record. */
  readonly screen: string | undefined;
  readonly icon: Icon;
  readonly target: LinkTarget;
}

/** Returns the icon of a screen: its own, or that of the entry or tab with the longest address that begins its own. */
export function iconOf(path: string): Icon {
  const entries = screens.filter((one) => (one.menu ?? one.tab) && path.startsWith(one.path));
  const [entry] = entries.toSorted((a, b) => b.path.length - a.path.length);
  return (entry && MENU_ICONS[entry.path]) ?? IconPoint;
}

/** Returns the function that words an address; undefined for one that the role may not open. */
export function usePlaceWords(role: Role): (place: Place) => PlaceWords | undefined {
  const t = useTranslations();
  return ({ direccion, titulo }) => {
    const target = targetOf(direccion);
    const screen = openScreenAt(target.to, role);
    if (!screen) return undefined;
    const title = nameOf(screen, t);
    return { direccion, label: titulo ?? title, screen: titulo ? title : undefined, icon: iconOf(target.to), target };
  };
}
