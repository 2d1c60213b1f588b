import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readDraft } from '../envio/draft-store.ts';
import { PendingDelivery } from '../envio/PendingDelivery.tsx';
import { TemaAbierto } from './TemaAbierto.tsx';
import { TemaUnavailable } from './tema-notices.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { type Ocurrencia, ocurrenciaKey, toOcurrencia } from '../../../core/router/ocurrencia.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useUser } from '../../../core/session/session.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { TemaSkeleton, useOcurrenciaOfTema } from '../../tema/tema.public.ts';

/** /evaluacionedit and /temausuario: content, questionnaire and feedback of a topic (P63). */
export function CuestionarioScreen() {
  const search = useScreenSearch('/evaluacionedit');
  const named = useMemo(() => toOcurrencia(search), [search]);
  const { ocurrencia, isPending, error, refetch } = useOcurrenciaOfTema(search.id, named);
  if (isPending) return <TemaSkeleton />;
  if (!ocurrencia && error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!ocurrencia) return <TemaUnavailable />;
  return <Tema key={ocurrenciaKey(ocurrencia)} ocurrencia={ocurrencia} />;
}

/** Resends a draft that an earlier visit sent without an answer (P12; the call is idempotent), then opens the topic. */
function Tema({ ocurrencia }: { ocurrencia: Ocurrencia }) {
  const t = useTranslations('pantallas');
  const { id } = useUser();
  const [unsent] = useState(() => {
    const draft = readDraft(id, ocurrencia);
    return draft?.enviando ? draft : undefined;
  });
  const [gaveUp, setGaveUp] = useState(false);
  if (unsent && !gaveUp)
    return <PendingDelivery title={t('cuestionario')} ocurrencia={ocurrencia} draft={unsent} onGiveUp={() => setGaveUp(true)} />;
  return <TemaAbierto ocurrencia={ocurrencia} />;
}
