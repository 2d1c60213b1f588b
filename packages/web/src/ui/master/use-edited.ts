import { useState } from 'react';
import type { z } from 'zod';
import { type Conflict, estadosOf, keepMine, type Resolution } from './conflict/conflict.ts';
import type { FormValues } from './master-form-props.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';

/** Stored values that a form started from, and their version. */
export interface Base {
  readonly values: FormValues;
  readonly version: number | undefined;
  /** State of the record; absent without one. */
  readonly estado?: number | undefined;
}

const isNewer = (one: Base, other: Base): boolean =>
  one.version !== undefined && other.version !== undefined && one.version > other.version;

/** Form over a stored record: restarts from a later save and resolves a conflict with another person's. */
export function useEdited(schema: z.ZodType, stored: Base) {
  const [base, setBase] = useState(stored);
  const { form, showErrors } = useContractForm(schema, base.values);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Restarts from a stored record; `values` that differ from it count as unsaved. */
  const restart = (saved: Base, values = saved.values) => {
    setBase(saved);
    form.setValues(values);
    form.resetDirty(saved.values);
  };
  // A call beside the form, such as the use of a package, gave the record a version of its own and none of these values.
  if (isNewer(stored, base) && JSON.stringify(stored.values) === JSON.stringify(base.values)) setBase({ ...base, version: stored.version });
  /** Opens the conflict with the record that was saved first, by another person or in another tab (`own`). */
  const openConflict = ({ values, version, estado }: Base, by: Pick<Conflict, 'own' | 'autor'>) =>
    setConflict({
      base: base.values,
      mine: form.getValues(),
      theirs: values,
      version,
      ...by,
      estados: estadosOf(base.estado, estado, values),
    });
  /** Resolves the conflict: loads their values, or merges my changes into them for another save. */
  const resolve = (resolution: Resolution) => {
    if (!conflict) return;
    const { theirs: values, version, estados } = conflict;
    restart(
      { values, version, estado: estados?.guardado ?? base.estado },
      resolution === 'theirs' ? values : keepMine(conflict, resolution.taken),
    );
    setConflict(null);
  };
  return { base, form, showErrors, conflict, restart, openConflict, resolve };
}
