import { Button, Tooltip } from '@mantine/core';
import type { AsignacionDetalle } from '@portal/contract/asignacion';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CerrarDialog } from '../../../pieces/asignacion/lista/CerrarDialog.tsx';
import { ProrrogarDialog } from '../../../pieces/asignacion/lista/ProrrogarDialog.tsx';
import { useReabrir } from '../../../pieces/asignacion/lista/lista.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

const ABIERTA = 1;

/** Buttons that extend or close an open assignment, or open a closed one again. */
export function AsignacionActions({ asignacion }: { asignacion: AsignacionDetalle }) {
  const { id_asignacion: id, codigo_estado } = asignacion;
  if (codigo_estado !== ABIERTA) return <Reabrir asignacion={asignacion} />;
  return (
    <>
      <Prorrogar id={id} />
      <Cerrar id={id} />
    </>
  );
}

function Prorrogar({ id }: { id: number }) {
  const t = useTranslations('asignacion.edicion');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarPlus size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('prorrogar')}
      </Button>
      {asking && (
        <ProrrogarDialog elegidas={{ seleccion: { ids: [id] }, filtros: {} }} onClose={() => setAsking(false)} onDone={() => undefined} />
      )}
    </>
  );
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
