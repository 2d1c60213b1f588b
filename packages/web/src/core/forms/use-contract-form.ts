import { validate } from '@portal/contract/core';
import type { z } from 'zod';
import { type CheckedForm, type Sentences, useCheckedForm, type Values } from './use-checked-form.ts';

/** Form validated by the server's own schema. */
export const useContractForm = <V extends Values>(schema: z.ZodType, initialValues: V, messages?: Sentences<V>): CheckedForm<V> =>
  useCheckedForm((values) => validate(schema, values).issues, initialValues, messages);
