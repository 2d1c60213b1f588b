import { useTranslations } from 'use-intl';
import { Preguntar } from './Preguntar.tsx';
import { PropiasLista } from './PropiasLista.tsx';
import { useEnEspera, usePropias } from './propias.queries.ts';
import { Section } from '../../ui/page/Section.tsx';

/** Own questions about a topic with their answers, and the button of a new one (P273). Without a connection only the button. */
export function TemaConsultas({ id_tema, tema }: { id_tema: number; tema: string }) {
  const t = useTranslations('consulta.propias');
  const query = usePropias(id_tema);
  const rows = query.data?.pages.flat() ?? [];
  const waits = useEnEspera(id_tema).length > 0;
  const button = <Preguntar id_tema={id_tema} tema={tema} />;
  if (rows.length === 0 && !waits) return <div>{button}</div>;
  return (
    <Section title={t('pantalla')} actions={button}>
      <PropiasLista query={query} rows={rows} id_tema={id_tema} />
    </Section>
  );
}
