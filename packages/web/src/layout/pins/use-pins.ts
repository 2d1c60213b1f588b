import type { Fijado } from '@portal/contract/portal';
import { LIMITE_FIJADOS } from '@portal/contract/limites';
import { useTranslations } from 'use-intl';
import { togglePin, useNavegacion, useSaveNavegacion } from '../../pieces/portal/navegacion.queries.ts';
import { toast } from '../../ui/overlay/toast.tsx';

interface Pins {
  readonly fijados: readonly Fijado[];
  /** Whether they are loaded. */
  readonly ready: boolean;
  readonly has: (direccion: string) => boolean;
  /** Pins an address under its name, or unpins it, and says so; `label` is what the person reads. */
  readonly toggle: (one: Fijado, label: string) => void;
  readonly arrange: (fijados: readonly Fijado[]) => void;
}

const NONE: readonly Fijado[] = [];

/** Returns the pins of the signed-in person and the functions that change them. */
export function usePins(): Pins {
  const t = useTranslations('navegacion');
  const { data } = useNavegacion();
  const { mutate } = useSaveNavegacion();
  const fijados = data?.fijados ?? NONE;
  const has = (direccion: string) => fijados.some((one) => one.direccion === direccion);
  const onError = () => toast.error(t('noGuardado'), { id: 'fijados' });
  const toggle = (one: Fijado, titulo: string) => {
    const pinned = has(one.direccion);
    if (!pinned && fijados.length >= LIMITE_FIJADOS) return toast.info(t('lleno', { limite: LIMITE_FIJADOS }), { id: 'fijados' });
    const onSuccess = () => toast.success(t(pinned ? 'suelta' : 'fijada', { titulo }), { id: 'fijados' });
    mutate((stored) => ({ fijados: togglePin(stored.fijados, one) }), { onSuccess, onError });
  };
  const arrange = (next: readonly Fijado[]) => mutate(() => ({ fijados: [...next] }), { onError });
  return { fijados, ready: data !== undefined, has, toggle, arrange };
}
