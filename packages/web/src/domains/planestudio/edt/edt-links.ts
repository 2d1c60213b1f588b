import type { NodoEdt } from '@portal/contract/planestudio';
import type { LinkTarget } from '../../../core/router/origin.ts';

const EDIT = { 1: '/planestudioedit', 2: '/programaedit', 3: '/cursoedit', 4: '/moduloedit' } as const;

/** Returns the link to the form of an EDT node, by its level (P74). */
export const editLink = ({ nivel, id }: Pick<NodoEdt, 'nivel' | 'id'>): LinkTarget => ({
  to: EDIT[nivel as 1 | 2 | 3 | 4] ?? '/temaedit',
  search: { id },
});
