import { LANGUAGES } from '@portal/messages';
import { z } from 'zod';
import { spokenLanguage } from '../../../core/i18n/spoken.ts';
import type { Shelf } from '../../../core/offline/shelf.ts';

/** Program of a person, in one plan or in all. */
export interface ProgramPlace {
  readonly id_programa: number;
  readonly id_planestudio: number | undefined;
  readonly titulo: string;
}

const PREFIX = 'programa:';
const kept = z.object({
  id_programa: z.number(),
  id_planestudio: z.number().optional(),
  titulo: z.string(),
  /** When it was kept: milliseconds of this device's clock. */
  at: z.number(),
  temas: z.number(),
  /** Questionnaires that were drawn for it, and those of pending topics that could not be; missing in what earlier versions kept. */
  cuestionarios: z.number().optional(),
  faltan: z.number().optional(),
  /** Resources outside of the portal, which cannot be kept. */
  fuera: z.number(),
  /** Packages, which cannot be kept either; missing in what earlier versions kept. */
  interactivos: z.number().optional(),
  /** Keys of its files. */
  archivos: z.array(z.string()),
});
export type KeptProgram = z.output<typeof kept> & { readonly key: string; readonly id_planestudio: number | undefined };

/** Parts that a program stored on the device. */
export type KeptParts = Required<Pick<KeptProgram, 'temas' | 'fuera' | 'interactivos' | 'archivos' | 'cuestionarios' | 'faltan'>>;

/** Key of a program on the shelf. */
export const programKey = ({ id_programa, id_planestudio }: Pick<ProgramPlace, 'id_programa' | 'id_planestudio'>): string =>
  `${PREFIX}${id_planestudio ?? 0}-${id_programa}`;

/** Returns the programs that the device keeps, by title in the order of the reader's language. */
export function readPrograms(shelf: Shelf): KeptProgram[] {
  const all = shelf.keys().filter((key) => key.startsWith(PREFIX));
  const programs = all.flatMap((key) => {
    const { data } = kept.safeParse(shelf.get(key));
    return data ? [{ ...data, key, id_planestudio: data.id_planestudio }] : [];
  });
  const { compare } = new Intl.Collator(LANGUAGES[spokenLanguage()].tag, { numeric: true, sensitivity: 'base' });
  return programs.toSorted((a, b) => compare(a.titulo, b.titulo));
}

/** Notes a program as kept. */
export function saveProgram(shelf: Shelf, place: ProgramPlace, what: KeptParts): void {
  const { id_programa, id_planestudio, titulo } = place;
  shelf.set(programKey(place), { id_programa, id_planestudio, titulo, ...what, at: Date.now() });
}
