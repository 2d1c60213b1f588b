import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEntregaOf } from '../../../pieces/evaluacion/envio/entrega.ts';
import { PendingDelivery } from '../envio/PendingDelivery.tsx';
import { TemaAbierto } from './TemaAbierto.tsx';
import { TemaUnavailable } from './tema-notices.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { type Ocurrencia, ocurrenciaKey, toOcurrencia } from '../../../core/router/ocurrencia.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useEntries } from '../../../core/offline/use-offline.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { TemaSkeleton } from '../../../pieces/tema/TemaSkeleton.tsx';
import { useOcurrenciaOfTema } from '../../../pieces/tema/tema.queries.ts';

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

/** Shows how a questionnaire goes out that an earlier visit handed in without an answer (P12), else opens the topic. */
function Tema({ ocurrencia: given }: { ocurrencia: Ocurrencia }) {
  // This component is keyed by its ids: another object with the same ids, as of an address or a list that was read again, would only save choices early.
  const [ocurrencia] = useState(given);
  const t = useTranslations('pantallas');
  const entries = useEntries();
  const [unsent] = useState(() => entries.some((entry) => entry.state === 'espera' && isEntregaOf(entry, ocurrencia)));
  const [gaveUp, setGaveUp] = useState(false);
  if (unsent && !gaveUp) return <PendingDelivery title={t('cuestionario')} ocurrencia={ocurrencia} onGiveUp={() => setGaveUp(true)} />;
  return <TemaAbierto ocurrencia={ocurrencia} />;
}
