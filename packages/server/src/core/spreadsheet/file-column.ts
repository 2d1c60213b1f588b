import type { Column } from '@portal/contract/core';

/** Column of a file: path of its value in a row, and its header. */
export interface FileColumn {
  /** `titulo`, or `avance.p12` for a dynamic column. */
  readonly name: string;
  readonly column: Column;
  readonly header: string;
}
