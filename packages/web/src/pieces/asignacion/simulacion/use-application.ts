import type { Simulado } from '@portal/contract/asignacion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Aplicado, useAplicar } from './simulacion.queries.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

export interface Application {
  readonly question: string;
  /** Label of the buttons that ask and apply; default: Asignar. */
  readonly applyLabel?: string | undefined;
  /** Sentence of success; default: the counts, as the server words them. */
  readonly done?: ((applied: Aplicado) => string) | undefined;
  /** Runs at once, or, if somebody is mailed, when the progress of the send is closed. */
  readonly onApplied: (applied: Aplicado) => void;
}

/**
 * Asks and then applies a simulation. `failure` is that of the last try; `retry` applies the same simulation again, without a question.
 * Returns also the bulk send that an application started; `finish` reports that application.
 */
export function useApplication({ question, applyLabel, done, onApplied }: Application, avisar: boolean) {
  const t = useTranslations('simulacion');
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending, error, reset, data } = useAplicar();
  const apply = async (id: number) => {
    const applied = await mutateAsync(id);
    toast.success(done?.(applied) ?? applied.message);
    if (applied.lote === null) onApplied(applied);
  };
  const ask = async ({ id_simulacion, nuevas, reabiertas, con_correo }: Simulado) => {
    setAsking(true);
    const text = t('preguntaTexto', { nuevas, reabiertas, avisos: avisar ? con_correo : 0 });
    await confirm({ title: question, text, confirmLabel: applyLabel ?? t('asignar'), action: () => apply(id_simulacion) }).catch(
      keptByMutation,
    );
    // Later than the key press that closed the question: the dialog below hears the same one.
    setTimeout(() => setAsking(false));
  };
  return {
    ask,
    retry: (id: number) => void apply(id).catch(keptByMutation),
    forget: reset,
    failure: error,
    busy: asking || isPending,
    told: data?.lote ?? undefined,
    finish: () => data && onApplied(data),
  };
}

/** The mutation keeps the failure. */
const keptByMutation = () => undefined;
