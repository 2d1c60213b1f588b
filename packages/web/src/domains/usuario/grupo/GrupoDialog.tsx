import { Button } from '@mantine/core';
import type { ResponseOf, Selection } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAsignarGrupo, usePrevisto } from './grupo.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { countOf } from '../../../core/list/selection.ts';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { Consequences } from '../../../ui/overlay/Consequences.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';

type Previsto = ResponseOf<typeof usuarioApi.asignarGrupo>;

interface Props {
  readonly seleccion: Selection;
  readonly onClose: () => void;
  /** Called after the people entered the group. */
  readonly onDone: () => void;
}

/** Choice of a group for the selected people: says what follows, then asks, then does it. */
export function GrupoDialog({ seleccion, onClose, onDone }: Props) {
  const t = useTranslations('grupo');
  const comun = useTranslations('comun');
  const { data: grupos } = useParametros('grupo_usuario');
  const [codigo, setCodigo] = useState<string | null>(null);
  const previsto = usePrevisto(codigo, seleccion);
  const assign = useAssign({ seleccion, onDone, onClose });
  const nombre = grupos?.find(({ codigo_parametro }) => codigo_parametro === codigo)?.parametro ?? '';
  return (
    <Dialog onClose={onClose} size="lg" centered title={t('dialogo.titulo', { total: countOf(seleccion) })}>
      <SelectField
        label={t('dialogo.grupo')}
        placeholder={comun('seleccione')}
        data-autofocus
        data={grupos?.map(({ codigo_parametro, parametro }) => ({ value: codigo_parametro, label: parametro }))}
        value={codigo}
        onChange={setCodigo}
      />
      {codigo !== null && <QueryContent query={previsto}>{(data) => <Consecuencias previsto={data} />}</QueryContent>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {comun('cancelar')}
        </Button>
        <Button
          disabled={codigo === null || !previsto.data}
          onClick={() => codigo !== null && previsto.data && void assign(codigo, nombre, previsto.data)}
        >
          {t('pantalla.asignar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useAssign({ seleccion, onDone, onClose }: Props) {
  const t = useTranslations('grupo.dialogo');
  const confirm = useConfirm();
  const { mutateAsync } = useAsignarGrupo();
  return async (codigo_grupo: string, grupo: string, { cambiados, asignados }: Previsto) => {
    try {
      const action = async () => toast.success((await mutateAsync({ codigo_grupo, seleccion })).message);
      if (!(await confirm({ title: t('confirmar'), text: t('confirmarTexto', { grupo, cambiados, asignados }), action }))) return;
      onDone();
      onClose();
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
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
