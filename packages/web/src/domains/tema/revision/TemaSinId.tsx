import { IconBook } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Notice for an address without a topic. */
export function TemaSinId() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.temaRevision')} />
      <Section>
        <EmptyState
          icon={IconBook}
          title={t('tema.previa.sinTema')}
          text={t('tema.previa.sinTemaTexto')}
          action={<LinkButton to="/tema">{t('tema.previa.irALista')}</LinkButton>}
        />
      </Section>
    </>
  );
}
