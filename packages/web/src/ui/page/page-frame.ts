import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';

/** Place above a screen: its name and address. */
export interface Crumb {
  readonly label: string;
  readonly link?: LinkTarget | undefined;
}

/** Parts that the frame of the portal adds to the head of a screen. */
export interface PageFrame {
  /** Places above the screen, from the menu down; empty for a screen of the menu. */
  readonly crumbs: readonly Crumb[];
  /** Purpose of the screen; undefined where only the screen itself says it. */
  readonly about: string | undefined;
  /** Control beside the title that pins the screen. */
  readonly pin: ReactNode;
  /** Address of the screen and its record. */
  readonly place: string;
  /** Learns the name of the record that the screen shows; has to be stable. */
  readonly onRecord: (named: NamedPlace) => void;
  /** Returns the name of the screen at an address; undefined where the person may not open it. */
  readonly nameOf: (path: Path) => string | undefined;
  /** Opens the part of the user guide that explains the screen. */
  readonly onGuide: () => void;
}

/** Address with the name of its record; undefined: it has none, or it is not loaded. */
export interface NamedPlace {
  readonly place: string;
  readonly name: string | undefined;
}

/** Context of the head of a screen; null outside of the signed-in frame. */
export const PageFrameContext = createContext<PageFrame | null>(null);

/** Returns the frame around a screen, and passes it the name of the record. */
export function usePageFrame(record: string | undefined): PageFrame | null {
  const frame = useContext(PageFrameContext);
  const tell = frame?.onRecord;
  const place = frame?.place;
  useEffect(() => {
    if (place !== undefined) tell?.({ place, name: record });
  }, [tell, place, record]);
  return frame;
}
