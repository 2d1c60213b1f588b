import type { TemaAlumno } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { usePausa } from './use-pausa.ts';
import { useWaitingTopic } from '../../core/offline/use-waiting-topic.ts';

/** Says in a few words why a topic is not for now: its answers wait to be sent, or from when the next attempt opens (P44); null otherwise. */
export function useEspera(tema: TemaAlumno): string | null {
  const t = useTranslations('sinconexion');
  const pausa = usePausa(tema.espera_hasta, 'short');
  return useWaitingTopic(tema) ? t('porEnviar') : pausa;
}
