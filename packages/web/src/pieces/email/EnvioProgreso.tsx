import { emailApi } from '@portal/contract/email';
import { Alert, Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './email.module.css';
import { isRunning, useCancelar, useLote } from './envio.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { useMayCall } from '../../core/session/may-call.ts';

/** Progress of a bulk send while it runs, the way to its messages, and to cancel what is left. */
export function EnvioProgreso({ lote }: { readonly lote: number }) {
  const t = useTranslations('email.envio');
  const confirm = useConfirm();
  const cancel = useCancelar();
  const mayCancel = useMayCall()(emailApi.cancelar);
  const ask = async (total: number) => {
    const options = { title: t('confirmarCancelar', { total }), text: t('confirmarTexto'), confirmLabel: t('cancelar') };
    if (!(await confirm(options))) return;
    cancel.mutate(lote, { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(messageOf(error)) });
  };
  return (
    <QueryContent query={useLote(lote)}>
      {(data) => {
        const { total, servidor, pendiente, descartado: descartados, fallido, rebotado } = data;
        const [salidos, fallidos] = [total - pendiente - descartados, fallido + rebotado];
        return (
          <div className={styles.send}>
            <ProgressBar value={(100 * salidos) / total} label={t('avance', { salidos, total })} />
            {!servidor && pendiente > 0 && <Alert color="yellow">{t('sinServidor')}</Alert>}
            <p role="status" className={styles.note}>
              {servidor && t(isRunning(data) ? 'espera' : 'terminado')} {fallidos > 0 && t('fallidos', { fallidos })}{' '}
              {descartados > 0 && t('descartados', { descartados })}
            </p>
            <div className={styles.buttons}>
              <AppLink {...href('/correo', { filtro: { lote: String(lote) } })}>{t('ver')}</AppLink>
              {mayCancel && pendiente > 0 && (
                <Button variant="default" loading={cancel.isPending} onClick={() => void ask(pendiente)}>
                  {t('cancelar')}
                </Button>
              )}
            </div>
          </div>
        );
      }}
    </QueryContent>
  );
}
