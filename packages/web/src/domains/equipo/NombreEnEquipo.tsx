import type { EquipoFila } from '@portal/contract/equipo';
import { useTranslations } from 'use-intl';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Name of somebody of the own people, which leads to their page, and whether they are away. */
export function NombreEnEquipo({
  row: { id_usuario, personal, ausente },
}: {
  row: Pick<EquipoFila, 'id_usuario' | 'personal' | 'ausente'>;
}) {
  const t = useTranslations('equipo.lista');
  return (
    <>
      <AppLink {...href('/miequipopersona', { id: id_usuario })}>{personal}</AppLink> {ausente && <StateBadge>{t('ausente')}</StateBadge>}
    </>
  );
}
