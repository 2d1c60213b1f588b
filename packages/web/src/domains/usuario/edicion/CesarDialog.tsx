import { Button } from '@mantine/core';
import type { UsuarioFila } from '@portal/contract/usuario';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Consecuencias } from './Consecuencias.tsx';
import styles from './edicion.module.css';
import { useCesar } from '../../../pieces/usuario/usuario-master.queries.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import { DateField } from '../../../ui/form/day/DateField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

export interface StateDialogProps {
  row: Pick<UsuarioFila, 'id_usuario' | 'personal' | 'version'>;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Dialog that ends an employment: what follows, counted by the server, and the day. */
export function CesarDialog({ row, onClose, onChanged }: StateDialogProps) {
  const t = useTranslations('usuario.edicion');
  const comun = useTranslations('comun');
  const today = useToday();
  const [day, setDay] = useState<string | null>(today);
  const cease = useCesar();
  const submit = () =>
    cease.mutate(
      { id_usuario: row.id_usuario, version: row.version, fecha_cese: day ?? today },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onClose();
          void onChanged();
        },
      },
    );
  return (
    <Dialog onClose={onClose} title={t('cesarTitulo', { nombre: row.personal })} centered>
      <Consecuencias id={row.id_usuario} kind={day !== null && day > today ? 'futuro' : 'cese'} />
      <DateField label={t('diaCese')} value={day} onChange={setDay} required error={fieldError(cease.error)} />
      {cease.error && !fieldError(cease.error) && <ErrorAlert>{messageOf(cease.error)}</ErrorAlert>}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {comun('cancelar')}
        </Button>
        <Button color="danger" loading={cease.isPending} disabled={day === null} onClick={onceClicked(submit)}>
          {t('cesar')}
        </Button>
      </div>
    </Dialog>
  );
}

const fieldError = (error: unknown): string | undefined => (error instanceof ApiError ? error.errors['fecha_cese'] : undefined);
