import { z } from 'zod';
import { dataColumn, momentColumn, optionalTextColumn, textColumn } from './list/column.ts';

/** Default columns of every stored master: author, last editor, both moments, version (P69). */
export const STAMPS = {
  usuario_creacion: textColumn(),
  usuario_modificacion: optionalTextColumn(),
  fecha_creacion: momentColumn(),
  fecha_modificacion: momentColumn(),
  version: dataColumn(z.number()),
};

/** Author and moments, which come from session and clock whatever is sent (P2). */
export const STAMPED: ReadonlySet<string> = new Set(['usuario_creacion', 'usuario_modificacion', 'fecha_creacion', 'fecha_modificacion']);
