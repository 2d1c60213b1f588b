import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LIMITE_PLANES } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { PlanesPicker } from '../planes/PlanesPicker.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { PHONE } from '../../../core/theme/media.ts';

interface Props {
  readonly selected: ReadonlySet<number>;
  readonly onChange: (selected: ReadonlySet<number>) => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** Choice of the plans for the selected people. */
export function PlanesDialog({ selected, onChange, onNext, onClose }: Props) {
  const t = useTranslations();
  const phone = useMediaQuery(PHONE);
  return (
    <Dialog title={t('asignar.plan.seleccione')} size="lg" fullScreen={phone ?? false} onClose={onClose}>
      <PlanesPicker autoFocus label={t('pantallas.planes')} selected={selected} onChange={onChange} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
        <Button disabled={selected.size === 0 || selected.size > LIMITE_PLANES} onClick={onNext}>
          {t('asignar.plan.boton')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
