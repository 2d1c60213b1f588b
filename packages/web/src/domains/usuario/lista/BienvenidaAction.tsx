import { usuarioApi, type UsuarioFila } from '@portal/contract/usuario';
import { IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBienvenida } from '../../../pieces/usuario/usuario-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

const ACTIVO = 1;

type Persona = Pick<
  UsuarioFila,
  'personal' | 'codigo_usuario' | 'codigo_estado' | 'correo_electronico' | 'bienvenida' | 'bienvenida_pendiente' | 'correo_devuelto'
>;

/** Why the welcome letter cannot be sent now; undefined when it can. */
const reasonOf = ({ codigo_estado, correo_electronico, bienvenida_pendiente, correo_devuelto }: Persona) => {
  if (codigo_estado !== ACTIVO) return 'cesada';
  if (!correo_electronico) return 'sinCorreo';
  if (correo_devuelto) return 'devuelto';
  return bienvenida_pendiente ? 'enEspera' : undefined;
};

/** Act of the welcome letter: `ask` asks, then sends it; `reason` says why it cannot be sent now, `last` when the last one went out. */
export function useBienvenidaAct(persona: Persona) {
  const t = useTranslations('usuario.bienvenida');
  const { short } = useDayFormat();
  const confirm = useConfirm();
  const send = useBienvenida();
  const { personal: nombre, bienvenida, correo_electronico: correo } = persona;
  const reason = reasonOf(persona);
  const last = bienvenida ? t('ultima', { fecha: short(bienvenida) }) : t('nunca');
  const ask = async () => {
    const text = `${t('confirmarTexto', { correo: correo ?? '' })} ${last}.`;
    if (!(await confirm({ title: t('confirmar', { nombre }), text, confirmLabel: t('enviar') }))) return;
    send.mutate(persona.codigo_usuario, {
      onSuccess: ({ message, enviados }) => (enviados > 0 ? toast.success(message) : toast.error(message)),
      onError: (error) => toast.error(messageOf(error)),
    });
  };
  return { ask, busy: send.isPending, reason: reason && t(reason), last };
}

/** Envelope of a person's row. */
export function BienvenidaAction(persona: Persona) {
  const t = useTranslations('usuario.bienvenida');
  const { ask, busy, reason, last } = useBienvenidaAct(persona);
  return (
    <RowAction
      call={usuarioApi.bienvenida}
      label={`${t('accion', { nombre: persona.personal })} · ${last}`}
      icon={IconMail}
      reason={reason}
      disabled={busy}
      onClick={() => void ask()}
    />
  );
}
