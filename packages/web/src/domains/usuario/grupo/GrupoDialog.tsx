import { Button } from '@mantine/core';
import type { ResponseOf, Selection } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAsignarGrupo, usePrevisto } from './grupo.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { countOf } from '../../../core/list/selection.ts';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { Consequences } from '../../../ui/overlay/Consequences.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';

type Previsto = ResponseOf<typeof usuarioApi.asignarGrupo>;

interface Props {
  readonly seleccion: Selection;
  readonly onClose: () => void;
  /** Called after the people entered the group. */
  readonly onDone: () => void;
}

/** Choice of a group for the selected people: says what follows and asks whether to do exactly that. */
export function GrupoDialog({ seleccion, onClose, onDone }: Props) {
  const t = useTranslations('grupo');
  const comun = useTranslations('comun');
  const { data: grupos } = useParametros('grupo_usuario');
  const [codigo, setCodigo] = useState<string | null>(null);
  const previsto = usePrevisto(codigo, seleccion);
  const assign = useAsignarGrupo();
  const grupo = grupos?.find(({ codigo_parametro }) => codigo_parametro === codigo)?.parametro ?? '';
  const submit = () => {
    if (codigo === null) return;
    assign.mutate(
      { codigo_grupo: codigo, seleccion },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onDone();
          onClose();
        },
        onError: () => void previsto.refetch(),
      },
    );
  };
  return (
    <Dialog onClose={() => !assign.isPending && onClose()} size="lg" centered title={t('dialogo.titulo', { total: countOf(seleccion) })}>
      {assign.error && !previsto.error && <ErrorAlert>{messageOf(assign.error)}</ErrorAlert>}
      <SelectField
        label={t('dialogo.grupo')}
        placeholder={comun('seleccione')}
        data-autofocus
        disabled={assign.isPending}
        data={grupos?.map(({ codigo_parametro, parametro }) => ({ value: codigo_parametro, label: parametro }))}
        value={codigo}
        onChange={setCodigo}
      />
      {codigo !== null && (
        <QueryContent query={previsto}>
          {(data) => (
            <>
              <Consecuencias previsto={data} />
              <p>
                <strong>{t('dialogo.confirmar')}</strong> {t('dialogo.confirmarTexto', { grupo, ...data })}
              </p>
            </>
          )}
        </QueryContent>
      )}
      <DialogActions>
        <Button variant="default" disabled={assign.isPending} onClick={onClose}>
          {comun('cancelar')}
        </Button>
        <Button disabled={codigo === null || !previsto.data} loading={assign.isPending} onClick={onceClicked(submit)}>
          {t('pantalla.asignar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Consecuencias({ previsto }: { previsto: Previsto }) {
  const t = useTranslations('grupo.dialogo');
  const { cambiados, trasladados, existentes, cesados, planes } = previsto;
  return (
    <Consequences title={t('sigue')}>
      <li>{t('cambian', { total: cambiados })}</li>
      {trasladados > 0 && <li>{t('trasladados', { total: trasladados })}</li>}
      {existentes > 0 && <li>{t('existentes', { total: existentes })}</li>}
      {cesados > 0 && <li>{t('cesados', { total: cesados })}</li>}
      <li>
        {planes.length === 0 ? t('sinPlanes') : t('planes', { total: planes.length })}
        <ul>
          {planes.map(({ id_planestudio, plan, asignados }) => (
            <li key={id_planestudio}>{t('plan', { plan, total: asignados })}</li>
          ))}
        </ul>
      </li>
    </Consequences>
  );
}
