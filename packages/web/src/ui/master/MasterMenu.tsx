import { Button } from '@mantine/core';
import type { MasterTypes } from '@portal/contract/core';
import { IconArrowBackUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DuplicateDialog } from './copy/DuplicateDialog.tsx';
import { SIN_EFECTO } from './efecto.queries.ts';
import { accepts, stateOf, valuesOf, versionOf } from './form-values.ts';
import type { EditorProps } from './master-form-props.ts';
import type { Permits } from './use-permits.ts';
import { shapeOf } from './shape-of.ts';
import { useEfecto } from './use-efecto.tsx';
import { useUndoCopy } from './copy/use-undo-copy.tsx';
import styles from './master.module.css';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { isRecent, useCopiaDe } from '../../core/master/copias.queries.ts';
import { planOf } from '../../core/master/copy-of-plan.ts';
import type { ChildItems } from '../../core/master/master-queries.ts';
import { ownerOf } from '../../core/master/use-owner-options.ts';
import { useRemove, useSave, type MasterRecord } from '../../core/master/use-master.ts';
import { useGo } from '../../core/router/go.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import { toast } from '../overlay/toast.tsx';

const INACTIVO = 2;

type Props<T extends MasterTypes, Children extends ChildItems<T>> = EditorProps<T, Children> & {
  readonly stored: MasterRecord<T, Children>;
  readonly permits: Permits;
};

/** Buttons of a stored record: delete, which offers Inactivar when dependents forbid it (P29), and duplicate. */
export function MasterMenu<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const t = useTranslations('ui.maestro');
  const { queries, id = 0, stored, back, permits } = props;
  const { definition } = queries;
  const estado = 'codigo_estado' in definition.fields ? stateOf(stored.row) : undefined;
  const confirm = useConfirm();
  const go = useGo();
  const remove = useRemove(queries);
  const save = useSave(queries);
  const { ask, effectOf } = useEfecto();

  const toList = (message: string) => {
    toast.success(message);
    void go(back, { ignoreBlocker: true });
  };
  const inactivate = async (reason: string) => {
    const values = { ...valuesOf(shapeOf(props), stored), codigo_estado: INACTIVO };
    if (!accepts(definition.body, values)) return;
    const version = versionOf(stored.row);
    const { frases } = await effectOf(definition.domain, { ...values, ...definition.keyed(id), version });
    if (!(await confirm({ title: t('noSeElimina'), text: [reason, ...frases].join(' '), confirmLabel: t('inactivar') }))) return;
    toList((await save.mutateAsync({ id, version, values })).message);
  };
  /** Says what a removal takes with it. */
  const whatGoes = async () => {
    const said = props.removal ?? (queries.duplicate && t('eliminarTexto'));
    const { frases } = definition.domain === 'contenido' ? await ask('eliminarContenido', { id }) : SIN_EFECTO;
    return [said, ...frases].filter((line) => line !== undefined).join(' ') || undefined;
  };
  const tryRemove = async () => {
    const text = await whatGoes();
    if (!(await confirm({ title: t('confirmarEliminar'), text, tone: 'danger', confirmLabel: t('eliminar') }))) return;
    try {
      toList((await remove.mutateAsync(id)).message);
    } catch (error) {
      const refused = error instanceof ApiError && error.code === 'dependencias';
      if (refused && estado !== undefined && estado !== INACTIVO) await inactivate(messageOf(error));
      else toast.error(messageOf(error));
    }
  };
  return (
    <span className={styles.menu}>
      {permits.del && (
        <Button
          variant="subtle"
          color="danger"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          loading={remove.isPending}
          onClick={() => void tryRemove()}
        >
          {t('eliminar')}
        </Button>
      )}
      <CopyButtons {...props} />
    </span>
  );
}

/** Duplicates the record, and takes a copy back for a day (P238). */
function CopyButtons<T extends MasterTypes, Children extends ChildItems<T>>({
  queries,
  id = 0,
  stored,
  back,
  editPath,
  permits,
}: Props<T, Children>) {
  const t = useTranslations('ui.maestro');
  const go = useGo();
  const [copying, setCopying] = useState(false);
  const { duplicate, definition } = queries;
  const copia = useCopiaDe(definition.domain, id, duplicate !== undefined && permits.ins && isRecent(stored.row));
  const { undo, undoing } = useUndoCopy();
  const takeBack = async (id_copia: number) => {
    if (await undo(id_copia)) void go(back, { ignoreBlocker: true });
  };
  return (
    <>
      {duplicate && permits.ins && (
        <Button variant="subtle" color="gray" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => setCopying(true)}>
          {t('duplicar')}
        </Button>
      )}
      {copia && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
          loading={undoing}
          onClick={() => void takeBack(copia.id_copia)}
        >
          {t('deshacerCopia')}
        </Button>
      )}
      {copying && duplicate && (
        <DuplicateDialog
          queries={queries}
          endpoint={duplicate}
          id={id}
          editPath={editPath}
          common={ownerOf(stored.row) === null}
          plan={planOf(stored.row)}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}
