import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Path } from '../../core/router/paths.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { LinkButton } from '../link/AppLink.tsx';
import { useConfirm } from '../overlay/confirm.tsx';
import { FormActions } from '../form/FormActions.tsx';
import styles from './PickList.module.css';

/** Most pairs that one call accepts. */
const LIMIT = 20_000;

interface Props {
  /** Two `PickList`s. */
  children: ReactNode;
  /** Number of pairs to link. */
  pairs: number;
  saving: boolean;
  onSave: () => void;
  cancelPath: Path;
}

/** Two lists side by side; saving links every choice of one with every choice of the other. */
export function PickPair({ children, pairs, saving, onSave, cancelPath }: Props) {
  const t = useTranslations();
  const confirm = useConfirm();
  const tooMany = pairs > LIMIT;
  const save = async () => {
    if (await confirm({ title: t('ui.maestro.confirmarGuardar'), text: t('ui.seleccion.pares', { pares: pairs }) })) onSave();
  };
  return (
    <>
      <div className={styles.pair}>{children}</div>
      <FormActions
        start={
          <span className={styles.summary} role="status">
            {tooMany ? t('ui.seleccion.demasiados', { limite: LIMIT }) : t('ui.seleccion.pares', { pares: pairs })}
          </span>
        }
      >
        <LinkButton {...useWayBack(cancelPath)} variant="default">
          {t('comun.cancelar')}
        </LinkButton>
        <Button disabled={pairs === 0 || tooMany} loading={saving} onClick={() => void save()}>
          {t('comun.guardar')}
        </Button>
      </FormActions>
    </>
  );
}
