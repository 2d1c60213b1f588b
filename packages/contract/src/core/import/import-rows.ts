import { z } from 'zod';
import {
  dataColumn,
  momentColumn,
  numberColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  textColumn,
} from '../list/column.ts';
import { defineList } from '../list/list.ts';
import { enmiendas } from './mended-cells.ts';

/** State of a row: a new record, a changed record, a record that is stored already, refused. */
export const FILA_ESTADOS = ['nueva', 'cambiada', 'existente', 'rechazada'] as const;
export type FilaEstado = (typeof FILA_ESTADOS)[number];

/** Change of a cell: the stored text and the text of the file. */
const cambio = z.object({ antes: z.string().nullable(), despues: z.string().nullable() });

/** Columns of every review beside those of its file. */
export const REVIEWED = {
  /** Place in the review, from 1. */
  numero: dataColumn(z.number()),
  /** Number of the row in the sheet, with the header as row 1; null for a record that the file lacks. */
  fila: optionalNumberColumn(),
  /** Name of the row's sheet, when several were read. */
  hoja: optionalTextColumn(),
  estado: optionColumn(z.enum(FILA_ESTADOS), 'filaImportada'),
  /** `Error: …` with every reason, for a refused row. */
  error: optionalTextColumn(),
  /** Warning about an accepted row. */
  aviso: optionalTextColumn(),
  con_aviso: optionColumn(z.boolean(), 'siNo'),
  /** A confirmation writes the row: its `estado` is `nueva` or `cambiada`. */
  aceptada: optionColumn(z.boolean(), 'siNo'),
  /** The row makes somebody Cesado; so does a record that a complete list lacks. */
  cesa: optionColumn(z.boolean(), 'siNo'),
  /** The same as `estado` being `existente`. */
  existente: dataColumn(z.boolean()),
  /** Changes by field. */
  cambios: dataColumn(z.record(z.string(), cambio).nullable()),
  /** Cells that a person mended in the review: the text of the file and the new one, by field. */
  enmiendas: dataColumn(enmiendas.nullable()),
  /** Reason why the undoing of the import kept the record. */
  conservada: optionalTextColumn(),
};

/** List of confirmed imports, the latest first. */
export const importacionLista = defineList({
  name: 'importacion',
  key: 'id_importacion',
  columns: {
    id_importacion: numberColumn(),
    fecha_creacion: momentColumn(),
    usuario_creacion: textColumn(),
    /** Name of who imported; the username when nobody has it any more. */
    autor: textColumn(),
    /** The caller's own: its rows may be read. */
    propia: dataColumn(z.boolean()),
    /** Name of the file, when its sender said it. */
    archivo: optionalTextColumn(),
    /** Subject of the whole file, e.g. its plan; null for imports without such a choice. */
    asunto: optionalTextColumn(),
    estado: optionColumn(z.enum(['aplicada', 'deshecha']), 'importacion'),
    insertados: numberColumn(),
    /** Changed records, without those who became Cesado. */
    actualizados: numberColumn(),
    cesados: numberColumn(),
    /** Names of the first of those who became Cesado. */
    cesaron: optionalTextColumn(),
    existentes: numberColumn(),
    rechazados: numberColumn(),
    /** Cells of the file that were mended in its review. */
    enmendadas: numberColumn(),
  },
  order: '-id_importacion',
});
