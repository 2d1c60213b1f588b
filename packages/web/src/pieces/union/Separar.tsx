import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Partes } from './Efectos.tsx';
import styles from './union.module.css';
import { useSeparar, useVuelta } from './union.queries.ts';
import { Consequences } from '../../ui/overlay/Consequences.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { showFailure } from '../../ui/overlay/show-failure.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

interface Props {
  readonly id_union: number;
  readonly unido: string;
  readonly conservado: string;
  readonly onClose: () => void;
}

/** Shows what taking a join back would bring back and leave, and does it. */
export function Separar({ id_union, unido, conservado, onClose }: Props) {
  const t = useTranslations();
  const vuelta = useVuelta(id_union);
  const { mutate, isPending } = useSeparar();
  const shown = vuelta.isFetching || vuelta.error ? undefined : vuelta.data;
  const submit = () =>
    mutate(id_union, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
      },
      onError: showFailure,
    });
  return (
    <div className={styles.root}>
      <QueryContent query={vuelta}>
        {({ vuelven, quedan }) => (
          <>
            <Consequences title={t('union.vuelve', { nombre: unido })}>
              {vuelven.length > 0 ? <Partes efectos={vuelven} /> : <li>{t('union.sinNada')}</li>}
            </Consequences>
            {quedan.length > 0 && (
              <Consequences title={t('union.noVuelve', { nombre: conservado })}>
                <Partes efectos={quedan} />
              </Consequences>
            )}
          </>
        )}
      </QueryContent>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {t('comun.cancelar')}
        </Button>
        <Button color="danger" loading={isPending} disabled={!shown} onClick={onceClicked(submit)}>
          {t('union.deshacer')}
        </Button>
      </DialogActions>
    </div>
  );
}
