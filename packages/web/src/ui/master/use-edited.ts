import { useState } from 'react';
import type { z } from 'zod';
import { type Conflict, keepMine } from './conflict.ts';
import type { FormValues } from './master-form-props.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';

/** What a form started from. */
export interface Base {
  readonly values: FormValues;
  readonly version: number | undefined;
}

/** A form over what was stored: it goes on from a later save, and settles a conflict with another person's. */
export function useEdited(schema: z.ZodType, start: Base) {
  const [base, setBase] = useState(start);
  const { form, showErrors } = useContractForm(schema, start.values);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Goes on from a stored record; `values` may hold what is still to be saved. */
  const renew = (stored: Base, values = stored.values) => {
    setBase(stored);
    form.setValues(values);
    form.resetDirty(stored.values);
  };
  /** Another person saved first. */
  const meet = ({ values, version }: Base) => setConflict({ base: base.values, mine: form.getValues(), theirs: values, version });
  /** Takes over what the other person saved, or keeps one's own changes on top of it, to be saved again. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!conflict) return;
    const { theirs: values, version } = conflict;
    renew({ values, version }, keep === 'theirs' ? values : keepMine(conflict));
    setConflict(null);
  };
  return { base, form, showErrors, conflict, renew, meet, resolve };
}
