import { type Aplicado, useAplicar } from './simulacion.queries.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

export interface Application {
  /** Question above the button that applies. */
  readonly question: string;
  /** Label of that button; default: Asignar. */
  readonly applyLabel?: string | undefined;
  /** Sentence of success; default: the counts, as the server words them. */
  readonly done?: ((applied: Aplicado) => string) | undefined;
  /** Runs at once, or, if somebody is mailed, when the progress of the send is closed. */
  readonly onApplied: (applied: Aplicado) => void;
}

/**
 * Applies a simulation. `failure` is that of the last try; `apply` of the same simulation tries again. Returns also the bulk send that an
 * application started; `finish` reports that application.
 */
export function useApplication({ done, onApplied }: Application) {
  const { mutate, isPending, error, reset, data } = useAplicar();
  const apply = (id: number) =>
    mutate(id, {
      onSuccess: (applied) => {
        toast.success(done?.(applied) ?? applied.message);
        if (applied.lote === null) onApplied(applied);
      },
    });
  return {
    apply,
    forget: reset,
    failure: error,
    busy: isPending,
    told: data?.lote ?? undefined,
    finish: () => data && onApplied(data),
  };
}
