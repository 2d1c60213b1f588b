import { Button, Tooltip } from '@mantine/core';
import type { AsignacionDetalle } from '@portal/contract/asignacion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CerrarDialog } from '../../../pieces/asignacion/lista/CerrarDialog.tsx';
import { useReabrir } from '../../../pieces/asignacion/lista/lista.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

const ABIERTA = 1;

/** Button that closes an open assignment, or opens a closed one again. */
export function AsignacionActions({ asignacion }: { asignacion: AsignacionDetalle }) {
  return asignacion.codigo_estado === ABIERTA ? <Cerrar id={asignacion.id_asignacion} /> : <Reabrir asignacion={asignacion} />;
}

function Cerrar({ id }: { id: number }) {
  const t = useTranslations('asignacion');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="danger" variant="light" onClick={() => setAsking(true)}>
        {t('edicion.cerrar')}
      </Button>
      {asking && (
        <CerrarDialog
          title={t('cierre.confirmarUno')}
          elegidas={{ seleccion: { ids: [id] }, filtros: {} }}
          onClose={() => setAsking(false)}
          onDone={() => undefined}
        />
      )}
    </>
  );
}

function Reabrir({ asignacion }: { asignacion: AsignacionDetalle }) {
  const t = useTranslations('asignacion.edicion');
  const confirm = useConfirm();
  const { mutateAsync } = useReabrir();
  const { personal, plan, cesado } = asignacion;
  const action = async () => toast.success((await mutateAsync(asignacion)).message);
  const ask = async () => {
    try {
      await confirm({
        title: t('confirmarReabrir'),
        text: t('confirmarReabrirTexto', { personal, plan }),
        confirmLabel: t('reabrir'),
        action,
      });
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Tooltip label={t('cesado')} disabled={!cesado}>
      <Button data-disabled={cesado || undefined} aria-disabled={cesado || undefined} onClick={cesado ? undefined : () => void ask()}>
        {t('reabrir')}
      </Button>
    </Tooltip>
  );
}
