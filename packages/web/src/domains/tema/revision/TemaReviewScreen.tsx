import { IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { RevisionDatos } from './RevisionDatos.tsx';
import { RevisionPreguntas } from './RevisionPreguntas.tsx';
import { temas } from '../../../pieces/tema/tema-master.queries.ts';
import { useTemaPrevia } from './tema-previa.queries.ts';
import { TemaSinId } from './TemaSinId.tsx';
import { PaqueteDelTema } from '../../../pieces/paquete/PaqueteDelTema.tsx';
import { TemaViewer } from '../../../pieces/tema/visor/TemaViewer.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useOne } from '../../../core/master/use-master.ts';
import { href, type SearchOf } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useUser } from '../../../core/session/session.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FormSkeleton, PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';
import { makesContents } from '../../../core/master/use-owner-options.ts';

type Search = SearchOf<'/temareview'>;

/** /temareview: read-only material, data and questions of a topic with their right options (P77). */
export function TemaReviewScreen() {
  const search = useScreenSearch('/temareview');
  const title = useTranslations('pantallas')('temaRevision');
  return search.id === undefined ? <TemaSinId title={title} /> : <Revision key={search.id} id={search.id} search={search} />;
}

function Revision({ id, search }: { id: number; search: Search }) {
  const t = useTranslations('tema');
  const admin = makesContents(useUser());
  const { data, error, refetch } = useOne(temas, id);
  const ofPlan = useWayBack('/planestudioflujo', { id: search.idpe });
  const ofList = useWayBack(admin ? '/tema' : '/planestudio');
  const back = search.idpe ? ofPlan : ofList;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { row } = data;
  return (
    <PageStack>
      <PageHeader
        title={row.titulo}
        description={row.descripcion}
        meta={<RecordStateBadge code={row.codigo_estado} />}
        back={back.to === '/planestudioflujo' ? { ...back, label: t('revision.volverPlan') } : back}
        actions={
          <>
            {admin && (
              <LinkButton {...href('/temaedit', { id })} variant="default" leftSection={<IconPencil size={16} aria-hidden="true" />}>
                {t('revision.editar')}
              </LinkButton>
            )}
            <LinkButton {...href('/temapreview', search)} leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}>
              {t('edicion.probar')}
            </LinkButton>
          </>
        }
      />
      <Material id={id} />
      <PaqueteDelTema id={id} />
      <RevisionDatos tema={row} />
      <RevisionPreguntas id={id} mostradas={row.numero_preguntas} />
    </PageStack>
  );
}

function Material({ id }: { id: number }) {
  const { data, error, refetch } = useTemaPrevia(id);
  if (error) return <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  return data ? <TemaViewer recursos={data.recursos} descarga={data.descarga} /> : <FormSkeleton />;
}
