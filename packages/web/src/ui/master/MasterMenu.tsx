import { Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import type { EditorProps, FormValues, Stored } from './master-form-props.ts';
import { valuesOf } from './use-master-form.ts';
import styles from './master.module.css';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import { toast } from '../overlay/toast.tsx';

const INACTIVO = 2;

/** Delete, with what stands in the way and Inactivar instead (P29), and copy. Only while editing. */
export function MasterMenu<Row extends Stored, Values extends FormValues>(props: EditorProps<Row, Values> & { row: Row }) {
  const t = useTranslations('ui.maestro');
  const { queries, id = 0, row, listPath, editPath } = props;
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = queries.useRemove();
  const save = queries.useSave();
  const [copying, setCopying] = useState(false);

  const toList = (message: string) => {
    toast.success(message);
    void navigate({ to: listPath, ignoreBlocker: true });
  };
  const inactivate = async (reason: string) => {
    const yes = row.codigo_estado !== INACTIVO && (await confirm({ title: t('noSeElimina'), text: reason, confirmLabel: t('inactivar') }));
    if (!yes) return;
    const saved = await save.mutateAsync({ id, version: row.version, values: { ...valuesOf(props, row), codigo_estado: INACTIVO } });
    toList(saved.message);
  };
  const tryRemove = async () => {
    if (!(await confirm({ title: t('confirmarEliminar'), tone: 'danger', confirmLabel: t('eliminar') }))) return;
    try {
      toList((await remove.mutateAsync(id)).message);
    } catch (error) {
      const refused = error instanceof ApiError && error.code === 'dependencias';
      if (refused && row.codigo_estado !== INACTIVO) await inactivate(messageOf(error));
      else toast.error(messageOf(error));
    }
  };
  return (
    <span className={styles.menu}>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        loading={remove.isPending}
        onClick={() => void tryRemove()}
      >
        {t('eliminar')}
      </Button>
      {queries.copies && (
        <Button variant="subtle" color="gray" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => setCopying(true)}>
          {t('duplicar')}
        </Button>
      )}
      {copying && <DuplicateDialog queries={queries} id={id} editPath={editPath} onClose={() => setCopying(false)} />}
    </span>
  );
}
