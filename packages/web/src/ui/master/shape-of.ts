import type { MasterTypes } from '@portal/contract/core';
import type { FormShape } from './form-values.ts';
import type { EditorProps } from './master-form-props.ts';
import type { ChildItems } from '../../core/master/master-queries.ts';

/** Returns the fields of a master's form, which are those with an input, and the names of its ordered lists. */
export const shapeOf = <T extends MasterTypes, Children extends ChildItems<T>>({
  queries: { definition },
  inputs,
}: Pick<EditorProps<T, Children>, 'queries' | 'inputs'>): FormShape => ({
  fields: Object.fromEntries(Object.entries(definition.fields).filter(([name]) => Reflect.get(inputs, name) !== null)),
  lists: Object.keys(inputs).filter((name) => !(name in definition.fields)),
});
