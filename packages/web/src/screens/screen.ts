import type { ComponentType } from 'react';
import type { Path } from '../core/router/paths.ts';
import type { Audience } from '../core/router/roles.ts';
import type { TitleKey } from '../core/router/title-key.ts';
import type { MessageKey } from '@portal/messages';
import type { es } from '@portal/messages/es';

/** Groups of the menu, by task (P58). */
type Group = 'inicio' | 'personas' | 'contenidos' | 'estudio' | 'mensajes' | 'reportes' | 'integraciones' | 'ajustes' | 'alumno';

/** Place of a screen in the menu; its icon is in `MENU_ICONS`. */
interface MenuPlace {
  readonly group: Group;
  /** Text of the entry (`menu`); default: the screen's title. */
  readonly label?: keyof (typeof es)['menu'];
  /** Text of the entry where it opens several tabs; default: that of the screen. */
  readonly family?: keyof (typeof es)['menu'];
  /** Shows the entry to people who answer for others alone. */
  readonly equipo?: boolean;
  /** Shows the entry to this role only, when the screen's audience is wider. */
  readonly only?: 'alumno' | 'soporte' | 'admin';
}

/**
 * One screen: address, audience, key of its title, and its component, loaded when it is opened. The build, the checks and the journeys import
 * the screens too: their modules import nothing at once that needs a browser.
 */
export interface Screen {
  readonly path: Path;
  readonly audience: Audience;
  /** Key of its title: one of `pantallas`, or `pantalla` of its domain's texts. */
  readonly title: TitleKey;
  /** Key of the sentence that says what the screen is for: below its title, unless the screen says something more precise, and while the program loads (start/opening.js). */
  readonly text?: MessageKey;
  /** `first`: in the first file (sign-in.ts). */
  readonly load: 'first' | (() => Promise<ComponentType>);
  /** Texts that it shows; default: everything for staff and `todos`, else the learner's part (packages/messages/src/learner.ts). */
  readonly texts?: 'learner' | 'whole';
  readonly menu?: MenuPlace;
  /** Entry of the menu that has the screen among its tabs, in the order of the table; its icon is in `MENU_ICONS`. */
  readonly tab?: Path;
  /** Screen above one that is not of the menu; default: the entry or tab with an address that begins its own. */
  readonly parent?: Path;
  /** Opens without a record: the search offers it although the menu does not. */
  readonly alone?: boolean;
  /** Not for an access that is limited to companies, whom the server refuses its calls (P46). */
  readonly unlimited?: boolean;
  /** Not for a session on a shared tablet, which the server refuses its calls (P124). */
  readonly ownDevice?: boolean;
}
