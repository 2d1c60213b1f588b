import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Path } from '../core/router/paths.ts';
import type { Audience } from '../core/router/roles.ts';
import type { es } from '@portal/messages/es';

/** Where a screen stands in the menu; groups follow P58. */
interface MenuPlace {
  readonly group: 'inicio' | 'maestros' | 'gestion' | 'parametros' | 'reportes' | 'alumno';
  readonly icon: Icon;
  /** Only these see it there, when the menu is narrower than the screen's audience. */
  readonly only?: 'alumno' | 'soporte' | 'admin';
}

/** One screen: address, who it is for, what its title says, and the component that shows it, loaded when it is opened. */
export interface Screen {
  readonly path: Path;
  readonly audience: Audience;
  readonly title: keyof (typeof es)['pantallas'];
  readonly load: () => Promise<ComponentType>;
  readonly menu?: MenuPlace;
}
