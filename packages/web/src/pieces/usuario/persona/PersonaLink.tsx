import type { ReactNode } from 'react';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

/** The way to the page of a person from every list: the code where there is one, else the name (P209). */
export const PersonaLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <AppLink {...href('/usuarioreporte', { id })}>{children}</AppLink>
);
