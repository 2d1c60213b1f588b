import type { TemaAlumno } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';

interface Props {
  tema: Pick<TemaAlumno, 'aprobado_antes'>;
  className?: string | undefined;
}

/** That a pending topic was approved elsewhere, with the way to that result (P268); renders nothing otherwise. */
export function TemaYaAprobado({ tema: { aprobado_antes: antes }, className }: Props) {
  const t = useTranslations('programa.tema');
  if (!antes) return null;
  const { id_evaluacion: id, nota } = antes;
  return (
    <span className={className}>
      <AppLink {...href('/evaluacionresultado', { id })}>{nota === null ? t('yaCompletado') : t('yaAprobado', { nota })}</AppLink>
    </span>
  );
}
