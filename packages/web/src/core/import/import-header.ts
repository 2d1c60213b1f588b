import type { AnyList, ImportColumn } from '@portal/contract/core';
import { importTitle } from '@portal/messages';
import { spoken } from '../i18n/spoken.ts';

/** Returns what titles a column of a template in the current language. */
export const importHeaderOf =
  (rows: Pick<AnyList, 'name'>) =>
  (column: ImportColumn): string => {
    const texts = spoken();
    return texts ? importTitle(texts, rows, column) : column.titulo;
  };
