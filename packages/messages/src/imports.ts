import type { ImportColumn } from '@portal/contract/core';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { columnHeader, type Named } from './lists.ts';
import type { Texts } from './texts.ts';

/** Returns the header of an import's column in templates and refused rows: the import's own in Spanish, else that of its review (P136). */
export const importTitle = (
  texts: Pick<Texts, 'find'> & { readonly language: Language },
  rows: Named,
  { campo, titulo }: Pick<ImportColumn, 'campo' | 'titulo'>,
): string => (texts.language === DEFAULT_LANGUAGE ? titulo : columnHeader(texts, rows, campo));
