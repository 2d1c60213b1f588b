import { useHotkeys } from '@mantine/hooks';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { type Conflict, keepMine } from './conflict.ts';
import type { EditorProps, FormValues, MasterFormProps, Stored } from './master-form-props.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useConfirm } from '../confirm.tsx';
import { toast } from '../toast.tsx';

/** The values of a stored record: fields of `empty`, which also says what stands for null. */
export const valuesOf = <Row extends Stored, Values extends FormValues>(
  { empty, toValues }: MasterFormProps<Row, Values>,
  row: Row,
): Values =>
  toValues?.(row) ??
  (Object.fromEntries(Object.entries(empty).map(([field, none]) => [field, (row as FormValues)[field] ?? none])) as Values);

/** State and saving of a master's form: confirmation, Ctrl+S, unsaved changes, conflicts and what a published record lacks. */
export function useMasterForm<Row extends Stored, Values extends FormValues>(
  props: EditorProps<Row, Values> & { reload: () => Promise<Row | undefined> },
) {
  const { row, id, queries, fields, empty, listPath, reload } = props;
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const schema = useMemo(() => z.object(fields), [fields]);
  const [base, setBase] = useState(() => (row ? valuesOf(props, row) : empty));
  const { form, showErrors } = useContractForm(schema, base);
  const [version, setVersion] = useState(row?.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const leaving = useRef(false);
  const save = queries.useSave();

  const onError = async (error: unknown) => {
    showErrors(error);
    const current = error instanceof ApiError && error.code === 'conflicto' ? await reload() : undefined;
    if (current) setConflict({ base, mine: form.getValues(), theirs: valuesOf(props, current), version: current.version });
  };
  /** Tells what a published record still lacks, then goes back to the list. */
  const leave = async ({ message, avisos }: { message: string; avisos: readonly string[] }) => {
    leaving.current = true;
    toast.success(message);
    if (avisos.length)
      await confirm({ title: t('avisos'), text: avisos.join(' '), confirmLabel: t('entendido'), cancelLabel: t('cerrar') });
    void navigate({ to: listPath });
  };
  const store = async (values: Values) => {
    if (!(await confirm({ title: t('confirmarGuardar') }))) return;
    save.mutate(
      { id, version, values },
      {
        onError: (error) => void onError(error),
        onSuccess: (saved) => void leave(saved),
      },
    );
  };
  const submit = form.onSubmit((values) => void store(values));
  useHotkeys([['mod+S', () => submit()]], []);
  useBlocker({
    shouldBlockFn: async () =>
      form.isDirty() &&
      !leaving.current &&
      !(await confirm({ title: t('sinGuardar'), text: t('sinGuardarTexto'), confirmLabel: t('salir') })),
    enableBeforeUnload: () => form.isDirty() && !leaving.current,
  });
  /** Takes over what the other person saved, or keeps one's own changes on top of it, to be saved again. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!conflict) return;
    const saved = conflict.theirs as Values;
    setVersion(conflict.version);
    setBase(saved);
    form.setValues(keep === 'theirs' ? saved : (keepMine(conflict) as Values));
    form.resetDirty(saved);
    save.reset();
    setConflict(null);
  };
  return { form, submit, saving: save.isPending, failure: save.error, conflict, resolve };
}
