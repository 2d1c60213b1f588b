import { Button } from '@mantine/core';
import { ESTADO } from '@portal/contract/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Copia, simulateCopia } from './plan-usuarios.queries.ts';
import styles from './usuarios.module.css';
import { planes } from '../../../pieces/planestudio/plan-master.queries.ts';
import { useAll } from '../../../core/master/use-master.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { SimulacionDialog } from '../../../pieces/asignacion/simulacion/SimulacionDialog.tsx';

interface Props {
  /** Source plan, chosen beforehand. */
  readonly origen?: number | undefined;
  readonly onClose: () => void;
}

/** «Copiar Usuarios de Plan»: chooses the plans, shows who would get the second one, and copies exactly those. */
export function CopiarDialog({ origen, onClose }: Props) {
  const t = useTranslations('planestudio.copia');
  const [chosen, setChosen] = useState<Copia>();
  if (!chosen) return <Planes origen={origen} onClose={onClose} onChosen={setChosen} />;
  return (
    <SimulacionDialog
      title={t('boton')}
      simulate={simulateCopia(chosen)}
      question={t('confirmar')}
      applyLabel={t('copiar')}
      done={({ insertados, reabiertos }) => t('hecha', { resultado: insertados + reabiertos, existentes: 0, omitidos: 0 })}
      onApplied={onClose}
      onClose={onClose}
    />
  );
}

function Planes({ origen, onClose, onChosen }: Props & { readonly onChosen: (choice: Copia) => void }) {
  const t = useTranslations('planestudio.copia');
  const comun = useTranslations('comun');
  const { data } = useAll(planes);
  const [from, setFrom] = useState(origen === undefined ? null : String(origen));
  const [to, setTo] = useState<string | null>(null);
  const [reabrir, setReabrir] = useState(false);
  const options = (active: boolean) =>
    data
      ?.filter(({ codigo_estado, plantilla }) => plantilla !== 1 && (!active || codigo_estado === ESTADO.activo))
      .map(({ id_planestudio, denominacion }) => ({ value: String(id_planestudio), label: denominacion }));
  const same = from !== null && from === to;
  return (
    <Dialog onClose={onClose} size="lg" centered title={t('boton')}>
      <div className={styles.fields}>
        <SelectField
          label={t('origen')}
          placeholder={comun('seleccione')}
          data-autofocus
          data={options(false)}
          value={from}
          onChange={setFrom}
        />
        <SelectField
          label={t('destino')}
          placeholder={comun('seleccione')}
          help={t('destinoTexto')}
          error={same && t('mismoPlan')}
          data={options(true)}
          value={to}
          onChange={setTo}
        />
        <CheckboxField
          label={t('reabrir')}
          help={t('reabrirTexto')}
          checked={reabrir}
          onChange={(event) => setReabrir(event.currentTarget.checked)}
        />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {comun('cancelar')}
        </Button>
        <Button
          disabled={from === null || to === null || same}
          onClick={() => onChosen({ id_planestudio: Number(from), id_referencia: Number(to), reabrir })}
        >
          {t('simular')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
