import { Button } from '@mantine/core';
import type { SesionAbierta } from '@portal/contract/sesion';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../../core/client/api-error.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import items from '../../../pieces/sesion/abiertas/abiertas.module.css';
import { SesionItem, useSesionDevice } from '../../../pieces/sesion/abiertas/SesionItem.tsx';
import { useCloseOthers, useCloseSesion, useSesiones } from './seguridad.queries.ts';

/** Where the person is signed in; each session but this one can be closed, alone or with the others (P150). */
export function SesionesSection() {
  const t = useTranslations('seguridad.sesiones');
  const confirm = useConfirm();
  const sesiones = useSesiones();
  const one = useCloseSesion();
  const others = useCloseOthers();
  const closeOthers = async () => {
    if (!(await confirm({ title: t('confirmarOtras'), text: t('confirmarOtrasTexto'), confirmLabel: t('cerrarOtras') }))) return;
    others.mutate(undefined, { onSuccess: () => toast.success(t('otrasCerradas')) });
  };
  const failure = one.error ?? others.error;
  const several = (sesiones.data?.length ?? 0) > 1;
  return (
    <Section
      title={t('titulo')}
      description={t('texto')}
      actions={
        several && (
          <Button variant="default" loading={others.isPending} onClick={() => void closeOthers()}>
            {t('cerrarOtras')}
          </Button>
        )
      }
    >
      {failure && <ErrorAlert>{messageOf(failure)}</ErrorAlert>}
      {sesiones.isPending && <FormSkeleton />}
      {sesiones.isError && <ErrorState message={messageOf(sesiones.error)} onRetry={() => void sesiones.refetch()} />}
      {sesiones.data && (
        <ul className={items.list}>
          {sesiones.data.map((sesion) => (
            <Sesion
              key={sesion.id_sesion}
              sesion={sesion}
              closing={one.isPending && one.variables === sesion.id_sesion}
              onClose={() => one.mutate(sesion.id_sesion, { onSuccess: () => toast.success(t('cerrada')) })}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface SesionProps {
  readonly sesion: SesionAbierta;
  readonly closing: boolean;
  readonly onClose: () => void;
}

function Sesion({ sesion, closing, onClose }: SesionProps) {
  const t = useTranslations('seguridad.sesiones');
  const device = useSesionDevice(sesion);
  return (
    <SesionItem sesion={sesion}>
      {!sesion.actual && (
        <Button variant="default" size="xs" loading={closing} onClick={onClose} aria-label={t('cerrarDe', { equipo: device })}>
          {t('cerrar')}
        </Button>
      )}
    </SesionItem>
  );
}
