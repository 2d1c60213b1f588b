import type { ImportField, ImportTypes, Lectura, LecturaElegida, ReviewColumns, ReviewRow } from '@portal/contract/core';
import type { ReactNode } from 'react';
import type { Importing, Review } from '../../core/import/use-import.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';
import type { ColumnDisplays } from '../table/list-column.ts';

interface Counts {
  readonly aceptadas: number;
  readonly rechazadas: number;
  readonly cesan: number;
  /** Names of the first people who become Cesado. */
  readonly cesan_nombres: readonly string[];
  readonly lectura: Lectura;
}

/** Sentences of one import. */
export interface ImportTexts<T extends ImportTypes> {
  readonly title: string;
  readonly description: string;
  /** Sentence above the past imports; default: they can be undone while their records are as they were. */
  readonly past?: string;
  /** Name of the file field: "Planilla de preguntas". */
  readonly upload: string;
  readonly uploadText: string;
  /** Label of the button under the review: "Importar 3 preguntas". */
  readonly confirm: (counts: { readonly aceptadas: number; readonly cesan: number }) => string;
  readonly question: string;
  readonly questionText: (
    counts: Counts & T['answer'],
    /** Choices with which the file was read. */
    opciones: T['optionsInput'] | undefined,
  ) => ReactNode;
}

export interface ImportProps<T extends ImportTypes> {
  readonly importing: Importing<T>;
  readonly texts: ImportTexts<T>;
  /** List of the records. */
  readonly back: LinkTarget & { readonly to: Path };
  /** Where a confirmation leads; default: `back`. */
  readonly after?: LinkTarget & { readonly to: Path };
  /** Badge or two beside the title. */
  readonly meta?: ReactNode;
  /** Displays of the further columns of the review, behind those of the file. */
  readonly found?: ColumnDisplays<ReviewColumns<T>, ReviewRow<T>>;
  /** Displays of further columns before those of the file. */
  readonly ahead?: ColumnDisplays<ReviewColumns<T>, ReviewRow<T>>;
  /** How the first reading takes the sheets of a file; absent: the person chooses among several. */
  readonly pedido?: LecturaElegida;
  /** Choices made before the file, above its field. */
  readonly before?: ReactNode;
  /** Choices for the whole file that the screen was opened with. */
  readonly options?: T['optionsInput'];
  /** Choices for the whole of a file that hold for the corrected file of its refused rows too; by default all. */
  readonly kept?: (opciones: T['optionsInput']) => T['optionsInput'];
  /** Column that titles the card of a row on phones. */
  readonly primary: ImportField<T>;
  /** Columns that identify the record, behind that one. */
  readonly lead?: readonly ImportField<T>[];
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
