import { type ClaseUnion, unionApi } from '@portal/contract/union';
import { IconArrowMerge } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Opcion } from './opcion.ts';
import type { OnJoined } from './union.queries.ts';
import { useUser } from '../../core/session/session.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';

const UnirDialog = lazy(() => import('./UnirDialog.tsx').then((m) => ({ default: m.UnirDialog })));

interface Unir {
  /** Opens the dialog for a record. */
  readonly open: (registro: Opcion) => void;
  /** Button of a row. */
  readonly action: (registro: Opcion) => ReactNode;
  /** Beside the table. */
  readonly dialog: ReactNode;
}

/** Returns the action «Unir con…» of the rows of a list, and its dialog; without a kind there is none (P249). */
export function useUnir(clase: ClaseUnion | undefined, onJoined?: OnJoined): Unir {
  const t = useTranslations('union');
  // Companies and parameters are joined by an access without a limit.
  const limited = useUser().indicador_alcance === 1 && clase !== 'usuario';
  const [registro, setRegistro] = useState<Opcion>();
  return {
    open: setRegistro,
    action: (one) =>
      clase &&
      !limited && (
        <RowAction
          call={unionApi.confirmar}
          label={t('unirEste', { nombre: one.nombre })}
          icon={IconArrowMerge}
          onClick={() => setRegistro(one)}
        />
      ),
    dialog: clase && registro && (
      <Suspense>
        <UnirDialog clase={clase} registro={registro} onJoined={onJoined} onClose={() => setRegistro(undefined)} />
      </Suspense>
    ),
  };
}
