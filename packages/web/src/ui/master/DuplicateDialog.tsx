import { Button, Modal } from '@mantine/core';
import type { DuplicateCall, MasterTypes } from '@portal/contract';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import type { ChildItems, MasterQueries } from '../../core/master/master-queries.ts';
import { useDuplicate } from '../../core/master/use-master.ts';
import { stateFrom } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';
import { toast } from '../overlay/toast.tsx';
import styles from './master.module.css';

interface Props<T extends MasterTypes, Children extends ChildItems<T>> {
  queries: MasterQueries<T, Children>;
  endpoint: DuplicateCall<T>;
  id: number;
  /** Form that opens with the copy. */
  editPath: Path;
  onClose: () => void;
}

/** Dialog that copies a record, with or without its children, and opens the copy. */
export function DuplicateDialog<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const { queries, endpoint, id, editPath, onClose } = props;
  const t = useTranslations();
  const navigate = useNavigate();
  const router = useRouter();
  const duplicate = useDuplicate(queries, endpoint);
  const copy = (conContenido: boolean) =>
    duplicate.mutate(
      { id, conContenido },
      {
        onError: (error) => toast.error(messageOf(error)),
        onSuccess: (copied) => {
          toast.success(t('ui.maestro.duplicado'));
          onClose();
          const state = stateFrom(router.latestLocation, editPath, undefined);
          void navigate({ to: editPath, search: { id: copied }, state, ignoreBlocker: true } as never);
        },
      },
    );
  return (
    <Modal opened onClose={onClose} title={t('ui.maestro.duplicar')} centered>
      <p className={styles.text}>{t('ui.maestro.duplicarTexto')}</p>
      <div className={styles.buttons}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
        <Button variant="default" loading={duplicate.isPending} onClick={() => copy(false)}>
          {t('ui.maestro.soloFicha')}
        </Button>
        <Button loading={duplicate.isPending} onClick={() => copy(true)}>
          {t('ui.maestro.conContenido')}
        </Button>
      </div>
    </Modal>
  );
}
