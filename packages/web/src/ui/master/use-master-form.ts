import { useHotkeys } from '@mantine/hooks';
import type { MasterTypes } from '@portal/contract/core';
import type { Resolution } from './conflict/conflict.ts';
import { accepts, emptyValues, stateOf, valuesOf, versionOf } from './form-values.ts';
import type { EditorProps, FormValues } from './master-form-props.ts';
import { useEdited } from './use-edited.ts';
import { authorOf, isOwnSave, linkHolder } from './refusals.tsx';
import { questionOf, useEfecto } from './use-efecto.tsx';
import { useSaveTalk } from './use-save-talk.ts';
import { useNext } from './use-next.ts';
import { shapeOf } from './shape-of.ts';
import { useAfterSave, useLeaveForm, type SaveTarget } from './use-after-save.ts';
import { useUnsavedGuard } from './use-leaving.tsx';
import { useOneAtATime } from '../../core/forms/use-one-at-a-time.ts';
import { ApiError } from '../../core/client/api-error.ts';
import type { Saved } from '../../core/master/master-calls.ts';
import type { ChildItems } from '../../core/master/master-queries.ts';
import { useSave, type MasterRecord } from '../../core/master/use-master.ts';
import { useHolds } from '../form/pending-work.ts';
import { toast } from '../overlay/toast.tsx';

type Props<T extends MasterTypes, Children extends ChildItems<T>> = EditorProps<T, Children> & {
  /** Fetches the record again, with its children. */
  readonly reload: () => Promise<MasterRecord<T, Children> | undefined>;
  /** False: the form only shows the record. */
  readonly saves: boolean;
};

/** Returns what a form starts from: values, version and state of a stored record. */
const storedBase = (shape: ReturnType<typeof shapeOf>, record: { readonly row: object; readonly children: object }) => ({
  values: valuesOf(shape, record),
  version: versionOf(record.row),
  estado: stateOf(record.row),
});

/** Waits until a mutation has ended. */
const settled = (run: (onSettled: () => void) => void) => new Promise<void>((done) => run(() => done()));

/** State and saving of a master's form: Ctrl+S, questions, unsaved changes, conflicts and warnings after saving. */
export function useMasterForm<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const { stored, id, queries, initial, back, editPath, reload, another, saves } = props;
  const { body } = queries.definition;
  const shape = shapeOf(props);
  const talk = useSaveTalk(props);
  const effect = useEfecto();
  const baseOf = (record: MasterRecord<T, Children>) => storedBase(shape, record);
  const edited = useEdited(body, stored ? baseOf(stored) : { values: emptyValues(shape, initial), version: undefined });
  const { form } = edited;
  const { hold, reason } = useHolds();
  useUnsavedGuard(() => form.isDirty() || reason() !== undefined);
  const save = useSave(queries);
  const next = useNext(queries, { id, editPath });
  const leaveTo = useLeaveForm();
  const once = useOneAtATime();

  const onError = async (error: unknown) => {
    if (edited.showErrors(error)) linkHolder(form, error, editPath);
    const current = error instanceof ApiError && error.code === 'conflicto' ? await reload() : undefined;
    if (current) edited.openConflict(baseOf(current), { own: isOwnSave(error), autor: authorOf(error) });
  };
  const afterSave = useAfterSave(props, { edited, leaveTo, baseOf, reset: save.reset });
  const store = async (values: FormValues, target: SaveTarget) => {
    const waiting = reason();
    if (waiting) return toast.error(waiting, { id: 'espera' });
    if (!accepts(body, values)) return;
    const { version } = edited.base;
    const cambio = id === undefined ? undefined : { ...values, ...queries.definition.keyed(id), version };
    const efecto = await effect.effectOf(queries.definition.domain, cambio);
    const question = questionOf([...talk.consequencesOf(values), ...efecto.frases], efecto);
    if (question && !(await talk.ask(question.text))) return;
    const onSuccess = (saved: Saved) => {
      form.resetDirty();
      const announce = () => talk.announce(saved, { values });
      void afterSave(saved, { values, target, announce });
    };
    const input = id === undefined || version === undefined ? { values } : { id, version, values, avisar: question?.avisar() ?? false };
    await settled((onSettled) => save.mutate(input, { onError: (error) => void onError(error), onSuccess, onSettled }));
  };
  const submitTo = (target: SaveTarget) => form.onSubmit((values) => void once(() => store(values, target)));
  const submit = submitTo(back);
  const submitToNext = next && (() => (form.isDirty() ? submitTo(next)() : leaveTo(next)));
  const submitAnother = id === undefined && another ? () => submitTo('otra')() : undefined;
  useHotkeys(saves ? [['mod+S', () => submit()]] : [], []);
  const resolve = (resolution: Resolution) => {
    edited.resolve(resolution);
    save.reset();
  };
  return {
    form,
    submit,
    submitToNext,
    submitAnother,
    hold,
    saving: save.isPending || effect.asking,
    failure: save.error,
    conflict: edited.conflict,
    resolve,
  };
}
