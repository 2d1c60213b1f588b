import { Button } from '@mantine/core';
import type { LlaveAcceso } from '@portal/contract/sesion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../../core/client/api-error.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { admitsLlaves } from '../../../core/session/llaves.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';
import { LlaveDialog } from './LlaveDialog.tsx';
import { useLlaves, useRemoveLlave } from '../../../pieces/sesion/seguridad/llave.queries.ts';
import styles from './seguridad.module.css';
import items from '../../../pieces/sesion/abiertas/abiertas.module.css';

/** Passkeys of the signed-in person: added under a name, removed (P167). */
export function LlavesSection() {
  const t = useTranslations('seguridad.llave');
  const { data: portal } = usePortalInfo();
  const llaves = useLlaves();
  const remove = useRemoveLlave();
  const confirm = useConfirm();
  const [adding, setAdding] = useState(false);
  const admits = admitsLlaves(portal?.llaves);
  const removeLlave = async ({ id_llave, nombre }: LlaveAcceso) => {
    const asked = { title: t('confirmarQuitar', { nombre }), text: t('confirmarQuitarTexto'), confirmLabel: t('quitar') };
    if (await confirm(asked)) remove.mutate(id_llave, { onSuccess: () => toast.success(t('retirada')) });
  };
  return (
    <Section title={t('titulo')} description={t('texto')}>
      {remove.isError && <ErrorAlert>{messageOf(remove.error)}</ErrorAlert>}
      {llaves.isPending && <FormSkeleton />}
      {llaves.isError && <ErrorState message={messageOf(llaves.error)} onRetry={() => void llaves.refetch()} />}
      {llaves.data && (
        <>
          <List
            llaves={llaves.data}
            removing={remove.isPending ? remove.variables : undefined}
            onRemove={(llave) => void removeLlave(llave)}
          />
          {admits ? <Button onClick={() => setAdding(true)}>{t('agregar')}</Button> : <p className={items.fact}>{t('noAdmite')}</p>}
        </>
      )}
      {adding && <LlaveDialog onClose={() => setAdding(false)} />}
    </Section>
  );
}

interface ListProps {
  readonly llaves: readonly LlaveAcceso[];
  /** Number of the passkey that is being removed. */
  readonly removing: number | undefined;
  readonly onRemove: (llave: LlaveAcceso) => void;
}

function List({ llaves, removing, onRemove }: ListProps) {
  const t = useTranslations('seguridad.llave');
  if (llaves.length === 0) return <p className={styles.state}>{t('sinLlaves')}</p>;
  return (
    <ul className={items.list}>
      {llaves.map((llave) => (
        <Llave key={llave.id_llave} llave={llave} removing={removing === llave.id_llave} onRemove={() => onRemove(llave)} />
      ))}
    </ul>
  );
}

interface LlaveProps {
  readonly llave: LlaveAcceso;
  readonly removing: boolean;
  readonly onRemove: () => void;
}

function Llave({ llave: { nombre, respaldada, fecha_creacion, fecha_uso }, removing, onRemove }: LlaveProps) {
  const t = useTranslations('seguridad.llave');
  const moment = useMomentFormat();
  return (
    <li className={items.item}>
      <div className={items.about}>
        <p className={items.name}>{nombre}</p>
        <p className={items.fact}>{t('creada', { fecha: moment(fecha_creacion) })}</p>
        <p className={items.fact}>{fecha_uso === null ? t('sinUso') : t('usada', { fecha: moment(fecha_uso) })}</p>
        {respaldada && <p className={items.fact}>{t('respaldada')}</p>}
      </div>
      <Button variant="default" size="xs" loading={removing} onClick={onRemove} aria-label={t('quitarDe', { nombre })}>
        {t('quitar')}
      </Button>
    </li>
  );
}
