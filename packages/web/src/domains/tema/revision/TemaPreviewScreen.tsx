import { useTranslations } from 'use-intl';
import { PreviaCuestionario } from './PreviaCuestionario.tsx';
import { useTemaPrevia } from './tema-previa.queries.ts';
import { TemaSinId } from './TemaSinId.tsx';
import { useMaterialPaquete } from '../../../pieces/paquete/tema-paquete.queries.ts';
import { PaqueteDelTema } from '../../../pieces/paquete/PaqueteDelTema.tsx';
import { TemaViewer } from '../../../pieces/tema/visor/TemaViewer.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { type SearchOf } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** /temapreview: a trial of a topic as its learners see it, outside of every statistic (P77). */
export function TemaPreviewScreen() {
  const search = useScreenSearch('/temapreview');
  const title = useTranslations('pantallas')('temaPrevia');
  return search.id === undefined ? <TemaSinId title={title} /> : <Previa key={search.id} id={search.id} search={search} />;
}

function Previa({ id, search }: { id: number; search: SearchOf<'/temapreview'> }) {
  const t = useTranslations('tema.previa');
  const { data, error, refetch, dataUpdatedAt } = useTemaPrevia(id);
  const paquete = useMaterialPaquete(id);
  const back = useWayBack('/temareview', search);
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <PageStack>
      <PageHeader title={data.titulo} meta={<StateBadge tone="info">{t('titulo')}</StateBadge>} back={back} />
      <TemaViewer recursos={data.recursos} descarga={data.descarga} />
      <PaqueteDelTema id={id} />
      {paquete !== 'paquete' && <PreviaCuestionario key={dataUpdatedAt} tema={data} onAgain={() => void refetch()} />}
    </PageStack>
  );
}
