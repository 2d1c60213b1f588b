import type { AsignacionFila } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { basePath } from '../../../core/router/base-path.ts';
import { TelefonoAction } from '../../../pieces/email/TelefonoAction.tsx';

const ABIERTA = 1;

/** Prepared message about an open assignment to the telephone of a person without e-mail. */
export function TelefonoAviso({ codigo_estado, correo_electronico, personal: nombre, telefono, plan: planes, fecha_fin }: AsignacionFila) {
  const t = useTranslations('email.telefono');
  const { long } = useDayFormat();
  if (codigo_estado !== ABIERTA || correo_electronico) return null;
  const texto = t('asigna', { nombre, planes, fecha: long(fecha_fin), portal: window.location.origin + basePath });
  return <TelefonoAction nombre={nombre} telefono={telefono} texto={texto} />;
}
