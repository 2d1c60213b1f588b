import type { Language } from '../languages.ts';

/** Texts that word a term otherwise than docs/idiomas.md, and why they do. */
export interface TermException {
  readonly reason: string;
  readonly languages: readonly Language[];
  readonly term: string;
  /** Absent: all texts. */
  readonly keys?: readonly string[];
}
