import type { MasterTypes } from '@portal/contract/core';
import { emptyValues } from './form-values.ts';
import type { EditorProps, FormValues } from './master-form-props.ts';
import type { Base, useEdited } from './use-edited.ts';
import { useAvisosDialog } from './use-leaving.tsx';
import { shapeOf } from './shape-of.ts';
import { focusFirstField } from '../../core/forms/focus-first-field.ts';
import type { Saved } from '../../core/master/master-calls.ts';
import type { ChildItems } from '../../core/master/master-queries.ts';
import type { MasterRecord } from '../../core/master/use-master.ts';
import { useGo } from '../../core/router/go.ts';
import type { LinkTarget } from '../../core/router/origin.ts';

/** Screen that opens after a save; «otra» empties the form for another new record. */
export type SaveTarget = LinkTarget | 'otra';

/** Opens a screen; `state: true` keeps the state of the form's history entry. */
type Leave = (target: LinkTarget, how?: { readonly state: true }) => void;

/** Returns the way out of a form that has nothing unsaved. */
export function useLeaveForm(): Leave {
  const go = useGo();
  return (target, how) => void go(target, { ...how, ignoreBlocker: true });
}

type Props<T extends MasterTypes, Children extends ChildItems<T>> = EditorProps<T, Children> & {
  /** Fetches the record again, with its children. */
  readonly reload: () => Promise<MasterRecord<T, Children> | undefined>;
};

interface Form<T extends MasterTypes, Children> {
  readonly edited: ReturnType<typeof useEdited>;
  readonly leaveTo: Leave;
  readonly baseOf: (record: MasterRecord<T, Children>) => Base;
  /** Forgets the last save. */
  readonly reset: () => void;
}

interface AfterSave {
  readonly values: FormValues;
  readonly target: SaveTarget;
  /** Shows that the record is saved. */
  readonly announce: () => void;
}

/** Returns what follows a save: another screen, the same form with warnings, or an empty one. */
export function useAfterSave<T extends MasterTypes, Children extends ChildItems<T>>(
  props: Props<T, Children>,
  { edited, leaveTo, baseOf, reset }: Form<T, Children>,
) {
  const { id, editPath, reload, initial, another, only } = props;
  const confirmAvisos = useAvisosDialog();
  /** Opens the list after a save; with warnings, the person may stay in the form, which restarts from the saved record. */
  const leave = async (saved: Saved, target: LinkTarget, announce: () => void) => {
    const leaves = saved.avisos.length === 0 || (await confirmAvisos(saved.avisos, target.to === editPath));
    // After the dialog, which the message would cover; a person who stays has read there that it is saved.
    if (leaves) announce();
    if (leaves && only === undefined) return leaveTo(target);
    if (id === undefined) return leaveTo({ to: editPath, search: { id: saved.id } }, { state: true });
    const current = await reload();
    if (current) edited.restart(baseOf(current));
    reset();
  };
  /** Empties the form for another new record; `another` keeps some values. */
  const startAnother = (values: FormValues) => {
    edited.restart({ values: { ...emptyValues(shapeOf(props), initial), ...another?.(values) }, version: undefined });
    reset();
    focusFirstField();
  };
  return async (saved: Saved, { values, target, announce }: AfterSave) => {
    if (target !== 'otra') return leave(saved, target, announce);
    announce();
    startAnother(values);
  };
}
