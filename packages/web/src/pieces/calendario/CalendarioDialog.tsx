import { Button, Stack, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCreateEnlace, useEnlace, useRemoveEnlace } from './calendario.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { DIALOG_OF_SECRET } from '../../ui/secret/dialog-of-secret.ts';
import { ShownOnce } from '../../ui/secret/ShownOnce.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

interface Props {
  readonly onClose: () => void;
}

/** Dialog that makes, replaces and takes back the address of the own calendar; it shows a new one once (P292). */
export function CalendarioDialog({ onClose }: Props) {
  const t = useTranslations('tablero.calendario');
  const enlace = useEnlace();
  const create = useCreateEnlace();
  return (
    <Dialog centered title={t('suscribir')} onClose={onClose} {...(create.data && DIALOG_OF_SECRET)}>
      {create.data ? (
        <Nueva direccion={create.data.direccion} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Text>{t('que')}</Text>
          {create.isError && <ErrorAlert>{messageOf(create.error)}</ErrorAlert>}
          <QueryContent query={enlace}>
            {({ enlace: stored }) =>
              stored ? <Existente desde={stored.fecha_reemplazo ?? stored.fecha_creacion} create={create} /> : <Ninguna create={create} />
            }
          </QueryContent>
        </Stack>
      )}
    </Dialog>
  );
}

interface Creating {
  readonly create: ReturnType<typeof useCreateEnlace>;
}

function Ninguna({ create }: Creating) {
  const t = useTranslations('tablero.calendario');
  return (
    <>
      <Text>{t('privada')}</Text>
      <DialogActions>
        <Button data-autofocus loading={create.isPending} onClick={onceClicked(() => create.mutate())}>
          {t('crear')}
        </Button>
      </DialogActions>
    </>
  );
}

function Existente({ desde, create }: Creating & { readonly desde: string }) {
  const t = useTranslations('tablero.calendario');
  const day = useDayFormat();
  const confirm = useConfirm();
  const remove = useRemoveEnlace();
  const replaceAsked = async () => {
    const texts = { title: t('reemplazarPregunta'), text: t('reemplazarTexto'), confirmLabel: t('reemplazar') };
    if (await confirm(texts)) create.mutate();
  };
  const removeAsked = async () => {
    const texts = { title: t('quitarPregunta'), text: t('quitarTexto'), confirmLabel: t('quitar'), tone: 'danger' as const };
    if (await confirm(texts)) remove.mutate(undefined, { onSuccess: ({ message }) => toast.success(message) });
  };
  return (
    <>
      <Text>{t('tiene', { fecha: day.long(desde) })}</Text>
      {remove.isError && <ErrorAlert>{messageOf(remove.error)}</ErrorAlert>}
      <DialogActions>
        <Button variant="default" loading={remove.isPending} onClick={onceClicked(() => void removeAsked())}>
          {t('quitar')}
        </Button>
        <Button loading={create.isPending} onClick={onceClicked(() => void replaceAsked())}>
          {t('reemplazar')}
        </Button>
      </DialogActions>
    </>
  );
}

function Nueva({ direccion, onClose }: Props & { readonly direccion: string }) {
  const t = useTranslations('tablero.calendario');
  return (
    <Stack gap="md">
      <Button
        component="a"
        // Phones and Outlook subscribe to this scheme.
        href={direccion.replace(/^https?:/, 'webcal:')}
        leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      >
        {t('abrir')}
      </Button>
      <Text size="sm">{t('lento')}</Text>
      <div>
        <ShownOnce value={direccion} text={t('comoUsarla')} onClose={onClose} />
      </div>
    </Stack>
  );
}
