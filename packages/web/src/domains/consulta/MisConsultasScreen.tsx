import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PropiasLista } from '../../pieces/consulta/PropiasLista.tsx';
import { useEnEspera, usePropias } from '../../pieces/consulta/propias.queries.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** /misconsultas: what the signed-in person asked the training area, with the answers (P273). */
export function MisConsultasScreen() {
  const t = useTranslations('consulta.propias');
  const query = usePropias();
  const waits = useEnEspera().length > 0;
  return (
    <>
      <PageHeader title={t('pantalla')} />
      <Section>
        <QueryContent query={query}>
          {({ pages }) =>
            pages[0]?.length || waits ? (
              <PropiasLista query={query} rows={pages.flat()} />
            ) : (
              <EmptyState icon={IconMessageQuestion} title={t('ninguna')} />
            )
          }
        </QueryContent>
      </Section>
    </>
  );
}
