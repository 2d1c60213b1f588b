import type { Column, ImportDefinition, ImportField, ImportTypes } from '@portal/contract/core';
import { importTitle, type Language, loadTranslator, optionsOf, SPOKEN, type Translator } from '@portal/messages';
import { foldText } from '../spreadsheet/header-name.rules.ts';

/** Imports by their definition and the reader's language: their look-ups are built once. */
const localized = new WeakMap<object, Map<Language, unknown>>();

/** Returns an import with the column titles in the reader's language; it understands headers and coded values in every language (P136). */
export async function localizeImport<T extends ImportTypes>(
  definition: ImportDefinition<T>,
  texts: Translator,
): Promise<ImportDefinition<T>> {
  const known = localized.get(definition) ?? new Map<Language, unknown>();
  localized.set(definition, known);
  const found = known.get(texts.language) ?? (await build(definition, texts));
  known.set(texts.language, found);
  return found as ImportDefinition<T>;
}

async function build<T extends ImportTypes>(definition: ImportDefinition<T>, texts: Translator): Promise<ImportDefinition<T>> {
  const languages = await Promise.all(SPOKEN.map(loadTranslator));
  const columns = definition.columns.map((column) => ({
    ...column,
    titulo: importTitle(texts, definition.rows, column),
    otros: [...column.otros, column.titulo],
    idiomas: languages.map((language) => importTitle(language, definition.rows, column)),
  }));
  return { ...definition, columns, leer: readerOf(definition, languages) };
}

/** Returns what reads the cells of a row: as the import does, else coded values by their labels in any language. */
function readerOf<T extends ImportTypes>(
  { columns, fields, leer }: ImportDefinition<T>,
  languages: readonly Translator[],
): ImportDefinition<T>['leer'] {
  const coded = columns.flatMap(({ campo }) => {
    const values = valuesByLabel(fields[campo]?.column, languages);
    return values.size > 0 ? [{ campo, values }] : [];
  });
  return (text) => {
    const read: { [Name in ImportField<T>]?: string | undefined } = { ...leer(text) };
    for (const { campo, values } of coded) read[campo] ??= values.get(foldText(text(campo)));
    return read;
  };
}

function valuesByLabel(column: Column | undefined, languages: readonly Translator[]): ReadonlyMap<string, string> {
  const options = column ? languages.flatMap((texts) => optionsOf(texts, column)) : [];
  return new Map(options.map(({ label, value }) => [foldText(label), value]));
}
