import { IconBook } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Notice for an address without a topic, under the title of its screen. */
export function TemaSinId({ title }: { title: string }) {
  const t = useTranslations('tema.previa');
  return (
    <>
      <PageHeader title={title} back={href('/tema')} />
      <Section>
        <EmptyState
          icon={IconBook}
          title={t('sinTema')}
          text={t('sinTemaTexto')}
          action={<LinkButton to="/tema">{t('irALista')}</LinkButton>}
        />
      </Section>
    </>
  );
}
