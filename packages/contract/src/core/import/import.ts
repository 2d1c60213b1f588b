import { z } from 'zod';
import { byNames } from '../by-names.ts';
import { type Columns, textColumn } from '../list/column.ts';
import { type Fields, type InputSchema, inputShape } from '../field.ts';
import { type ImportCalls, importCalls } from './import-calls.ts';
import { REVIEWED } from './import-rows.ts';
import type { ScopeRule } from '../endpoint.ts';
import type { ImportField, ImportTypes, ReviewColumns } from './import-types.ts';
import { defineList, type ListDefinition } from '../list/list.ts';
import { type ImportColumn, SHEET_ENDINGS } from '../list/spreadsheet.ts';

/** Definition of one import, for its calls, the server and its screen. */
export interface ImportDefinition<T extends ImportTypes> {
  readonly domain: string;
  /** Columns in the order of a file without known headers. */
  readonly columns: readonly ImportColumn<ImportField<T>>[];
  /** Judges the texts of a row. */
  readonly input: InputSchema<T['fields']>;
  readonly fields: T['fields'];
  readonly extra: T['extra'];
  /** Texts to judge instead of those of some cells, by field; it sees the whole row. */
  readonly leer: (text: (campo: ImportField<T>) => string) => { readonly [Name in ImportField<T>]?: string | undefined };
  /** Texts of empty cells that other cells of the row say, by field; undefined when no cell says another. */
  readonly completar: ((text: (campo: ImportField<T>) => string) => { readonly [Name in ImportField<T>]?: string | undefined }) | undefined;
  /** Fields from the outermost to the innermost of which an empty cell is that of the row above, as merged cells and outlines leave it. */
  readonly arrastrar: readonly ImportField<T>[];
  readonly options: z.ZodType<T['options'], T['optionsInput']>;
  /** Choice of 0 or 1 that the company remembers for files with the same header of the first of these fields that they have (P279). */
  readonly recuerda: { readonly opcion: string; readonly campos: readonly ImportField<T>[] } | undefined;
  /** The options say that the file is all there is: nothing of it may stay unread. */
  readonly entera: (opciones: T['options']) => boolean;
  /** The rows are lists of people and the like: cells as `-` or `N/A` are empty, and a text that begins with `=` is a lost formula. */
  readonly padron: boolean;
  /** Rows below the header. */
  readonly maxRows: number;
  /** Endings of the names of its files. */
  readonly archivos: readonly string[];
  /** The rows of a review as a list. */
  readonly rows: ListDefinition<ReviewColumns<T>>;
  readonly calls: ImportCalls<T>;
}

/** Types of a definition: `ImportTypesOf<typeof preguntaImportacion>`. */
export type ImportTypesOf<D> = D extends ImportDefinition<infer T> ? T : never;

type Heading = Omit<ImportColumn, 'campo'>;

interface ImportSpec<F extends Fields, X extends Columns, O extends z.ZodRawShape, A extends z.ZodRawShape> {
  readonly domain: string;
  /** Address of its calls; `/<domain>/importar` unless another call has that. */
  readonly path?: `/${string}`;
  /** How summaries and file names call the records: `preguntas`. */
  readonly words: string;
  readonly fields: F;
  /** Header of each field. */
  readonly columns: { readonly [Name in keyof F]: Heading };
  readonly extra: X;
  readonly options: O;
  readonly answer: A;
  readonly maxRows: number;
  /** Endings of the names of its files, in small letters; by default those of spreadsheets. */
  readonly archivos?: readonly string[];
  /** How a limited access applies to a file (P46): `bulk` for records that belong to companies, by default to none. */
  readonly scope?: ScopeRule;
  /** By default no file says that it is all there is. */
  readonly entera?: (opciones: z.output<z.ZodObject<O>>) => boolean;
  readonly padron?: boolean;
  readonly recuerda?: { readonly opcion: keyof O & string; readonly campos: readonly (keyof F & string)[] };
  readonly completar?: (text: (campo: keyof F & string) => string) => { readonly [Name in keyof F]?: string | undefined };
  readonly leer?: (text: (campo: keyof F & string) => string) => { readonly [Name in keyof F]?: string | undefined };
  readonly arrastrar?: readonly (keyof F & string)[];
}

interface TypesOf<F extends Fields, X extends Columns, O extends z.ZodRawShape, A extends z.ZodRawShape> {
  readonly fields: F;
  readonly extra: X;
  readonly options: z.output<z.ZodObject<O>>;
  readonly optionsInput: z.input<z.ZodObject<O>>;
  readonly answer: z.output<z.ZodObject<A>>;
}

/** Defines an import of a spreadsheet (P40): the columns of its file, and its calls from review to undoing. */
export function defineImport<F extends Fields, X extends Columns, O extends z.ZodRawShape, A extends z.ZodRawShape>(
  spec: ImportSpec<F, X, O, A>,
): ImportDefinition<TypesOf<F, X, O, A>> {
  const { domain, words, fields, extra, maxRows } = spec;
  const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, textColumn()]));
  const columns: Columns & typeof REVIEWED = { ...REVIEWED, ...texts, ...extra };
  const rows = defineList({
    name: `${domain}.importar`,
    key: 'numero',
    columns,
    order: 'numero',
    files: { csv: `${words}-rechazadas`, xlsx: `${words}-rechazadas` },
  });
  const options = z.object(spec.options);
  return byNames<ImportDefinition<TypesOf<F, X, O, A>>>({
    domain,
    columns: Object.keys(fields).map((campo) => ({ campo, ...spec.columns[campo] })),
    input: z.object(inputShape(fields)),
    fields,
    extra,
    leer: spec.leer ?? (() => ({})),
    completar: spec.completar,
    arrastrar: spec.arrastrar ?? [],
    options,
    entera: spec.entera ?? (() => false),
    padron: spec.padron ?? false,
    recuerda: spec.recuerda,
    maxRows,
    archivos: spec.archivos ?? SHEET_ENDINGS,
    rows,
    calls: importCalls({
      path: spec.path ?? `/${domain}/importar`,
      words,
      rows,
      options,
      answer: spec.answer,
      scope: spec.scope ?? 'none',
      archivos: spec.archivos ?? SHEET_ENDINGS,
    }),
  });
}
