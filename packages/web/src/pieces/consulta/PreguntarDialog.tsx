import { Button, Stack } from '@mantine/core';
import { LIMITES_CONSULTA } from '@portal/contract/limites';
import { useTranslations } from 'use-intl';
import { type Asunto, useBorrador } from './borrador.ts';
import { usePreguntar } from './propias.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useLeaveWarning } from '../../core/use-leave-warning.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Props {
  asunto: Asunto;
  tema: string | undefined;
  onClose: () => void;
}

/** Question to the training area. No form of its own: the questionnaire, inside of which it opens, would hear it being sent. */
export function PreguntarDialog({ asunto, tema, onClose }: Props) {
  const t = useTranslations('consulta');
  const offline = useTranslations('sinconexion');
  const { clave, texto, write, discard, loss } = useBorrador(asunto);
  const preguntar = usePreguntar();
  useLeaveWarning(() => texto !== '' && loss !== undefined);
  const sendable = texto.trim() !== '' && texto.trim().length <= LIMITES_CONSULTA.texto;
  const ofQuestion = asunto.id_pregunta !== undefined;
  const send = () =>
    preguntar.mutate(
      { ...asunto, clave, texto },
      {
        onSuccess: (sent) => {
          discard();
          if (sent.waiting) toast.info(offline(sent.written ? 'guardado' : 'soloAqui'));
          else toast.success(t('enviada'));
          onClose();
        },
      },
    );
  return (
    <Dialog centered title={t(ofQuestion ? 'noEntiendo' : 'preguntar')} onClose={onClose}>
      <Stack gap="md">
        <p style={{ margin: 0 }}>{ofQuestion ? t('dialogo.pregunta') : tema}</p>
        <TextAreaField
          data-autofocus
          required
          label={t('dialogo.texto')}
          help={loss && offline(`falla.${loss}`)}
          value={texto}
          maxLength={LIMITES_CONSULTA.texto}
          disabled={preguntar.isPending}
          onChange={({ currentTarget: { value } }) => write(value)}
        />
        {preguntar.isError && <ErrorAlert>{messageOf(preguntar.error)}</ErrorAlert>}
      </Stack>
      <DialogActions>
        <Cancelar onClose={onClose} />
        <Button disabled={!sendable} loading={preguntar.isPending} onClick={onceClicked(send)}>
          {t('dialogo.enviar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Cancelar({ onClose }: { onClose: () => void }) {
  const t = useTranslations('comun');
  return (
    <Button variant="default" onClick={onClose}>
      {t('cancelar')}
    </Button>
  );
}
