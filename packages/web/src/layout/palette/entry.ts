import type { Icon } from '@tabler/icons-react';
import type { TipoResultado } from '@portal/contract/portal';
import type { LinkTarget } from '../../core/router/origin.ts';

/** Kinds of what the palette offers. */
export const KINDS = [
  'fijado',
  'reciente',
  'pantalla',
  'accion',
  'ajuste',
  'persona',
  'plan',
  'programa',
  'curso',
  'modulo',
  'tema',
  'certificado',
  'empresa',
] as const satisfies readonly (TipoResultado | 'fijado' | 'reciente' | 'pantalla' | 'accion' | 'ajuste')[];
export type Kind = (typeof KINDS)[number];

/** One offer of the palette: it leads somewhere or does something. */
export interface Entry {
  readonly key: string;
  readonly kind: Kind;
  readonly label: string;
  /** Where it belongs, or its code. */
  readonly detail?: string | undefined;
  readonly icon: Icon;
  readonly target?: LinkTarget;
  readonly run?: () => void;
}

/** Offer that the client finds by itself: further words by which it is found. */
export interface LocalEntry extends Entry {
  readonly words?: string;
}

/** Most offers of a kind. */
const MOST: Readonly<Partial<Record<Kind, number>>> = { pantalla: 6, accion: 6, ajuste: 6 };

/** Returns the entries of each kind: the kind of the best entry first. */
export const byKind = (entries: readonly Entry[]): { readonly kind: Kind; readonly entries: readonly Entry[] }[] =>
  [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    entries: entries.filter((entry) => entry.kind === kind).slice(0, MOST[kind]),
  }));
