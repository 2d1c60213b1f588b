import type { SaludVersion } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { SaludDeVersion } from './SaludDeVersion.tsx';
import { useSaludDe } from './salud.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { HistoryButton } from '../../../ui/history/HistoryButton.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

/** /preguntasaludver?id={pregunta}: the figures of each version of a question, and what they say (P290). */
export function SaludScreen() {
  const t = useTranslations('pregunta.salud.ficha');
  const { id } = useScreenSearch('/preguntasaludver');
  return id ? <Ficha key={id} id={id} /> : <Vacia texto={t('ninguna')} />;
}

function Vacia({ texto }: { texto: string }) {
  const t = useTranslations('pregunta.salud.ficha');
  return (
    <PageStack>
      <PageHeader title={t('pantalla')} back={useWayBack('/preguntasalud')} />
      <EmptyState title={texto} />
    </PageStack>
  );
}

function Ficha({ id }: { id: number }) {
  const t = useTranslations('pregunta.salud.ficha');
  const query = useSaludDe(id);
  return (
    <PageStack>
      <PageHeader
        title={t('pantalla')}
        record={query.data?.[0]?.pregunta ?? ''}
        back={useWayBack('/preguntasalud')}
        actions={
          <>
            <HistoryButton tabla="pregunta" id={id} />
            <LinkButton {...href('/preguntaedit', { id })} variant="default">
              {t('editar')}
            </LinkButton>
          </>
        }
      />
      <QueryContent query={query}>{(versiones) => <Versiones versiones={versiones} />}</QueryContent>
    </PageStack>
  );
}

function Versiones({ versiones }: { versiones: readonly SaludVersion[] }) {
  const t = useTranslations('pregunta.salud.ficha');
  if (!versiones.length) return <EmptyState title={t('ninguna')} />;
  return versiones.map((version) => <SaludDeVersion key={version.version} salud={version} />);
}
