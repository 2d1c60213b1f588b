import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isOffered, screenAt } from '../screens.ts';
import { forgetRecent, noteRecent, readRecent } from '../../core/recent-places.ts';
import { placeOf } from '../../core/router/place.ts';
import { mayOpen } from '../../core/router/may-open.ts';
import { HOME, type Role } from '../../core/router/roles.ts';
import { onSignOut } from '../../core/session/session.ts';
import { readShop } from '../../core/session/shop.ts';
import type { Screen } from '../../screens/index.ts';
import type { NamedPlace } from '../../ui/page/page-frame.ts';

/** Address that is shown, as a place that can be pinned and found again. */
export interface Here {
  readonly pathname: string;
  readonly direccion: string;
  /** Name of its record; null for a screen, and until the record is loaded. */
  readonly titulo: string | null;
  /** Opens again by its address: not the form of a new record, and not the first screen. */
  readonly lasting: boolean;
  /** Whether it can be pinned: never what one passes through once, and a record not before it was found. */
  readonly pinnable: 'never' | 'later' | 'now';
  /** Learns the name of the record from the head of the screen. */
  readonly onRecord: (named: NamedPlace) => void;
}

/** Whether a role may open a screen, and the screen opens again by this address. */
const opensAgain = (screen: Screen | undefined, role: Role, hasRecord: boolean): boolean =>
  screen !== undefined && screen.path !== HOME[role] && mayOpen(role, screen) && (hasRecord || isOffered(screen));

/** Screens that one passes through once: an attempt's result, the end of a plan. */
const PASSING: ReadonlySet<Screen['title'] | undefined> = new Set(['pantallas.resultado', 'pantallas.feedback', 'pantallas.planFin']);

/** Returns whether what a screen shows can be pinned. */
function pinnableOf(screen: Screen | undefined, lasting: boolean, found: boolean): Here['pinnable'] {
  if (!lasting || PASSING.has(screen?.title)) return 'never';
  return found ? 'now' : 'later';
}

/** Returns the name of a record; undefined for the title of its screen. */
const ownName = (name: string | undefined, title: string): string | undefined => (name === title ? undefined : name);

/** Returns the name of the record at an address, once its screen reported it. */
const nameAt = (named: NamedPlace | undefined, direccion: string): string | undefined =>
  named?.place === direccion ? named.name : undefined;

/** Returns the name under which a place was noted before. */
const knownName = (id_usuario: number, direccion: string): string | null =>
  readRecent(id_usuario).find((one) => one.direccion === direccion)?.titulo ?? null;

/** Follows the address and the name of its record; notes both for this person on this device. */
export function useHere(id_usuario: number, role: Role): Here {
  const t = useTranslations();
  const shown = useMatches({ select: (matches) => matches.at(-1) });
  const pathname = shown?.pathname ?? '/';
  const direccion = placeOf(pathname, shown?.search ?? {});
  const [named, onRecord] = useState<NamedPlace>();
  const screen = screenAt(pathname);
  const hasRecord = direccion.includes('?');
  const name = nameAt(named, direccion);
  const titulo = (hasRecord && screen && ownName(name, t(screen.title))) || null;
  // A shared tablet keeps nothing of a person.
  const lasting = !readShop() && opensAgain(screen, role, hasRecord);
  useEffect(() => {
    if (!lasting) return;
    noteRecent(id_usuario, { direccion, titulo: titulo ?? knownName(id_usuario, direccion) });
  }, [id_usuario, direccion, titulo, lasting]);
  useEffect(() => onSignOut(() => forgetRecent(id_usuario)), [id_usuario]);
  const pinnable = pinnableOf(screen, lasting, !hasRecord || titulo !== null);
  return { pathname, direccion, titulo, lasting, pinnable, onRecord };
}
