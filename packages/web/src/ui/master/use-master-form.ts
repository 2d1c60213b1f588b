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
import { useHolds } from '../form/pending-work.ts';
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
  const { hold, reason } = useHolds();
  const release = useUnsavedGuard(form.isDirty);
  const save = queries.useSave();

  const onError = async (error: unknown) => {
    showErrors(error);
    const current = error instanceof ApiError && error.code === 'conflicto' ? await reload() : undefined;
    if (current) setConflict({ base, mine: form.getValues(), theirs: valuesOf(props, current), version: current.version });
  };
  /** Tells what a published record still lacks, then goes back to the list. */
  const leave = async ({ message, avisos }: { message: string; avisos: readonly string[] }) => {
    release();
    toast.success(message);
    if (avisos.length)
      await confirm({ title: t('avisos'), text: avisos.join(' '), confirmLabel: t('entendido'), cancelLabel: t('cerrar') });
    void navigate({ to: listPath });
  };
  const store = async (values: Values) => {
    const waiting = reason();
    if (waiting) return toast.error(waiting, { id: 'espera' });
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
  return { form, submit, hold, saving: save.isPending, failure: save.error, conflict, resolve };
}

/** Asks before unsaved changes are left behind; the answer lets go of them, once they are saved. */
function useUnsavedGuard(isDirty: () => boolean): () => void {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  const released = useRef(false);
  const holds = () => isDirty() && !released.current;
  useBlocker({
    shouldBlockFn: async () =>
      holds() && !(await confirm({ title: t('sinGuardar'), text: t('sinGuardarTexto'), confirmLabel: t('salir') })),
    enableBeforeUnload: holds,
  });
  return () => {
    released.current = true;
  };
}
