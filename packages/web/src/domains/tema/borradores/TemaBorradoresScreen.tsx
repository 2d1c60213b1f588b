import { IconWand } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Borradores } from './Borradores.tsx';
import { Pedidos } from './Pedidos.tsx';
import { Redactor } from './Redactor.tsx';
import { isRunning, useRedactor } from './redactor.queries.ts';
import { TemaSinId } from '../revision/TemaSinId.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useOne } from '../../../core/master/use-master.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { temas } from '../../../pieces/tema/tema-master.queries.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

/** /temaborradores: drafts of questions that a language model writes from a topic's lesson (P284). */
export function TemaBorradoresScreen() {
  const title = useTranslations('redactor')('pantalla');
  const { id } = useScreenSearch('/temaborradores');
  return id === undefined ? <TemaSinId title={title} /> : <DeTema key={id} id={id} />;
}

function DeTema({ id }: { readonly id: number }) {
  const t = useTranslations('redactor');
  const { data, error, refetch } = useOne(temas, id);
  const redactor = useRedactor(id);
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { titulo, id_empresa } = data.row;
  return (
    <PageStack>
      <PageHeader
        title={t('pantalla')}
        record={titulo}
        within={[titulo]}
        here={t('pantalla')}
        back={{ ...href('/temaedit', { id }), label: titulo }}
      />
      <QueryContent query={redactor}>
        {(of) => (
          <PageStack>
            {of.servicio === null ? (
              <>
                <Apagado />
                {of.redacciones.length > 0 && <Pedidos redacciones={of.redacciones} />}
              </>
            ) : (
              <Redactor id={id} servicio={of.servicio} modelo={of.modelo ?? ''} redacciones={of.redacciones} />
            )}
            {(of.servicio !== null || of.borradores.length > 0) && (
              <Borradores id={id} owner={id_empresa} borradores={of.borradores} running={of.redacciones.some(isRunning)} />
            )}
          </PageStack>
        )}
      </QueryContent>
    </PageStack>
  );
}

function Apagado() {
  const t = useTranslations('redactor');
  return (
    <Section>
      <EmptyList icon={IconWand} title={t('apagado')} text={t('apagadoTexto')} />
    </Section>
  );
}
