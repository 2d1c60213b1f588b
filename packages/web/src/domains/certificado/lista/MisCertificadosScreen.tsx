import type { CertificadoFicha } from '@portal/contract/certificado';
import { fold } from '@portal/contract/core';
import { IconCertificate, IconFilterOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { byPlace, type CertificadosDePlan } from './by-place.ts';
import { CertificadoCard } from './CertificadoCard.tsx';
import styles from './lista.module.css';
import { useCertificados } from '../../../pieces/certificado/certificado.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useUser } from '../../../core/session/session.ts';
import { hasWords, wordsOf } from '../../../core/word-match.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { CardsSkeleton } from '../../../ui/page/skeletons.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { useGradualCount } from '../../../ui/virtual/use-gradual-count.ts';

/** Certificates from which on they are searched. */
const MANY = 8;

/** /certificado: the person's own certificates as cards under their plan and program, the newest first (P276). */
export function MisCertificadosScreen() {
  const t = useTranslations();
  const { id } = useUser();
  const { data, error, isPending, refetch } = useCertificados(id);
  const [arriving] = useState(isPending);
  return (
    <PageStack>
      <PageHeader title={t('pantallas.misCertificados')} />
      {isPending && <CardsSkeleton count={3} size="wide" />}
      {error && (
        <Section>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Section>
      )}
      {data?.length === 0 && (
        <Section>
          <EmptyList
            icon={IconCertificate}
            title={t('certificado.lista.vacio')}
            text={t('certificado.lista.vacioTexto')}
            action={<LinkButton {...href('/dashboardtema')}>{t('certificado.lista.irTemas')}</LinkButton>}
          />
        </Section>
      )}
      {data && data.length > 0 && <Certificados certificados={data} arriving={arriving} />}
    </PageStack>
  );
}

/** Text of a certificate in which a search looks, folded. */
const wordsIn = ({ tema, plan, programa, numero, codigo }: CertificadoFicha): string =>
  fold([tema, plan, programa, numero, codigo].join(' '));

function Certificados({ certificados, arriving }: { certificados: readonly CertificadoFicha[]; arriving: boolean }) {
  const t = useTranslations('ui.tabla');
  const [text, setText] = useState('');
  const words = wordsOf(text);
  const found = certificados.filter((one) => hasWords(wordsIn(one), words));
  const ordered = byPlace(found).flatMap((plan) => plan.certificados);
  const drawn = useGradualCount(ordered.length, arriving);
  return (
    <>
      {certificados.length > MANY && <SearchField className={styles.search} label={t('buscar')} value={text} onCommit={setText} />}
      {byPlace(ordered.slice(0, drawn)).map((plan) => (
        <Plan key={plan.plan} plan={plan} />
      ))}
      {found.length === 0 && (
        <Section>
          <EmptyState icon={IconFilterOff} title={t('sinCoincidencias')} />
        </Section>
      )}
    </>
  );
}

function Plan({ plan: { plan, certificados } }: { plan: CertificadosDePlan }) {
  return (
    <Section title={plan}>
      <ul className={styles.cards}>
        {certificados.map((ficha) => (
          <li key={ficha.id_evaluacion}>
            <CertificadoCard ficha={ficha} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
