import { useHotkeys } from '@mantine/hooks';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { type Conflict, keepMine } from './conflict.ts';
import type { EditorProps, FormValues, MasterFormProps, Stored } from './master-form-props.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import type { Saved } from '../../core/master/master-queries.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import { useHolds } from '../form/pending-work.ts';
import { toast } from '../overlay/toast.tsx';

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
  const { row, id, queries, fields, empty, listPath, editPath, reload } = props;
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const schema = useMemo(() => z.object(fields), [fields]);
  const [base, setBase] = useState(() => (row ? valuesOf(props, row) : empty));
  const { form, showErrors } = useContractForm(schema, base);
  const [version, setVersion] = useState(row?.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { hold, reason } = useHolds();
  useUnsavedGuard(() => form.isDirty() || reason() !== undefined);
  const leaves = useLacks();
  const save = queries.useSave();

  const onError = async (error: unknown) => {
    showErrors(error);
    const current = error instanceof ApiError && error.code === 'conflicto' ? await reload() : undefined;
    if (current) setConflict({ base, mine: form.getValues(), theirs: valuesOf(props, current), version: current.version });
  };
  /** Goes on with a stored record; `values` may hold what is still to be saved. */
  const renew = (saved: Values, current: number, values = saved) => {
    setVersion(current);
    setBase(saved);
    form.setValues(values);
    form.resetDirty(saved);
    save.reset();
  };
  /** Goes back to the list, unless a published record still lacks something and its editor wants to see to it now. */
  const leave = async (saved: Saved) => {
    toast.success(saved.message);
    if (saved.avisos.length === 0 || (await leaves(saved.avisos))) return void navigate({ to: listPath, ignoreBlocker: true });
    if (id === undefined) return void navigate({ to: editPath, search: { id: saved.id }, ignoreBlocker: true } as never);
    const current = await reload();
    if (current) renew(valuesOf(props, current), current.version);
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
    renew(conflict.theirs as Values, conflict.version, (keep === 'theirs' ? conflict.theirs : keepMine(conflict)) as Values);
    setConflict(null);
  };
  return { form, submit, hold, saving: save.isPending, failure: save.error, conflict, resolve };
}

/** Tells what a published record still lacks; false when its editor wants to see to it now. */
function useLacks(): (avisos: readonly string[]) => Promise<boolean> {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  return (avisos) =>
    confirm({ title: t('avisos'), text: avisos.join(' '), confirmLabel: t('irALaLista'), cancelLabel: t('seguirEditando') });
}

/** Asks before unsaved changes, or what its fields still work at, are left behind. */
function useUnsavedGuard(unsaved: () => boolean): void {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async () =>
      unsaved() && !(await confirm({ title: t('sinGuardar'), text: t('sinGuardarTexto'), confirmLabel: t('salir') })),
    enableBeforeUnload: unsaved,
  });
}
