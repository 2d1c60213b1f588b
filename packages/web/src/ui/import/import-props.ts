import type { ImportField, ImportTypes } from '@portal/contract';
import type { ReactNode } from 'react';
import type { Importing, Review } from '../../core/import/use-import.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';

/** Sentences of one import. */
export interface ImportTexts {
  readonly title: string;
  readonly description: string;
  /** Name of the file field: "Planilla de preguntas". */
  readonly upload: string;
  readonly uploadText: string;
  /** Label of the button under the review: "Importar 3 preguntas". */
  readonly confirm: (counts: { readonly aceptadas: number }) => string;
  readonly question: string;
  readonly questionText: (counts: { readonly aceptadas: number; readonly rechazadas: number }) => string;
}

export interface ImportProps<T extends ImportTypes> {
  readonly importing: Importing<T>;
  readonly texts: ImportTexts;
  /** List of the records, where a confirmation leads. */
  readonly back: LinkTarget & { readonly to: Path };
  /** Choices for the whole file that the screen was opened with. */
  readonly options?: T['optionsInput'];
  /** Column that titles the card of a row on phones. */
  readonly primary: ImportField<T>;
  /** Button that downloads the template. */
  readonly template: ReactNode;
  /** Further choices for the whole file, below its columns. */
  readonly note?: (about: {
    readonly review: Review<T>;
    /** Choices with which the file was read. */
    readonly opciones: T['optionsInput'] | undefined;
    readonly busy: boolean;
    readonly onOptions: (opciones: T['optionsInput']) => void;
  }) => ReactNode;
}
