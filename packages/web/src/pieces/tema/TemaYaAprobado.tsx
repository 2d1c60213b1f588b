import type { TemaAlumno } from '@portal/contract/asignacion';
import { useApprovedElsewhere } from './use-approved-elsewhere.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';

interface Props {
  tema: Pick<TemaAlumno, 'aprobado_antes' | 'aprobado_en' | 'id_evaluacion' | 'nota'>;
  className?: string | undefined;
}

/**
 * That a topic was approved elsewhere, with the way to that result (P268), and where and when if that counts here (P274); renders nothing
 * otherwise.
 */
export function TemaYaAprobado({ tema, className }: Props) {
  const said = useApprovedElsewhere(tema);
  if (said === null) return null;
  const { id_evaluacion: id } = tema.aprobado_antes ?? tema;
  return (
    <span className={className}>
      <AppLink {...href('/evaluacionresultado', { id })}>{said}</AppLink>
    </span>
  );
}
