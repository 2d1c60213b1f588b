import type { Consecuencias as Counts } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import styles from './edicion.module.css';
import { useConsecuencias } from '../../../pieces/usuario/usuario-master.queries.ts';
import { useEnumeration } from '../../../core/i18n/use-enumeration.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** End of an employment now, end on a later day, or return. */
export type Kind = 'cese' | 'futuro' | 'regreso';

/** Sentences about what follows a change of the state, with the server's counts. */
export function Consecuencias({ id, kind }: { id: number; kind: Kind }) {
  const { data, error, refetch } = useConsecuencias(id);
  const lines = useLines(kind);
  if (error) return <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <ul className={styles.facts}>
      {lines(data).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function useLines(kind: Kind): (counts: Counts) => string[] {
  const t = useTranslations('usuario.consecuencias');
  const enumeration = useEnumeration();
  const back = ({ con_clave, asignaciones, planes_reglas }: Counts) => [
    t(con_clave ? 'entra' : 'sinClave'),
    t('vuelven', { asignaciones }),
    ...(planes_reglas > 0 ? [t('reglas', { planes: planes_reglas })] : []),
  ];
  const end = ({ sesiones, asignaciones, evaluaciones, subordinados, empresas }: Counts) => [
    t(kind === 'futuro' ? 'cierraLuego' : 'cierra', { sesiones }),
    t('quedan', { asignaciones, evaluaciones }),
    ...(subordinados > 0 ? [t('subordinados', { subordinados })] : []),
    ...(empresas.length > 0 ? [t('empresas', { empresas: enumeration(empresas) })] : []),
  ];
  return kind === 'regreso' ? back : end;
}
