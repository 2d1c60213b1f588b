import type { Cast } from '../support/cast.ts';
import { type Audience, routes } from '../gallery/routes.ts';
import type { State } from '../gallery/state.ts';

/** Roles that open every screen, also those that refuse them. */
const ROLES = ['nadie', 'alumno', 'soporte', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** A state of a screen, and who visits it. */
export interface Stop {
  readonly state: State;
  readonly role: Role | 'propio';
  /** Whether this role reads the screen, and no other stop shows it to the same role. */
  readonly needed: boolean;
}

/** Roles that read the screens of an audience; the first one visits it as «propio». */
const READERS: Record<Audience, readonly Role[]> = {
  anonimo: ['nadie'],
  publico: ['nadie', 'alumno', 'soporte', 'admin'],
  todos: ['alumno', 'soporte', 'admin'],
  usuario: ['alumno', 'admin'],
  soporte: ['admin', 'soporte'],
  admin: ['admin'],
};

const personOf = (role: Role, cast: Cast): State['person'] => {
  if (role === 'nadie') return undefined;
  return role === 'alumno' ? cast.people('dosTemas')[0] : cast.staff(role);
};

/**
 * Returns what the tour visits: every state of the gallery that its address alone reaches, and every route once more as each role.
 * @param states of the gallery, the plain ones of every route among them
 */
export function stopsOf(states: readonly State[], cast: Cast): readonly Stop[] {
  const own = states.filter(({ act }) => !act).map((state): Stop => ({ state, role: 'propio', needed: true }));
  const roles = routes.flatMap(({ path, audience }) =>
    ROLES.map((role): Stop => ({
      role,
      state: { path, state: role, person: personOf(role, cast), refuses: /./ },
      needed: READERS[audience].indexOf(role) > 0,
    })),
  );
  return [...own, ...roles];
}
