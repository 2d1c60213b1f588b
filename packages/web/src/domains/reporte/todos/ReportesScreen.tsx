import { fold } from '@portal/contract/core';
import { IconReportSearch } from '@tabler/icons-react';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { GuardadosHallados } from './GuardadosHallados.tsx';
import styles from './reportes.module.css';
import { ReportSketch } from './ReportSketch.tsx';
import { type ReportName, REPORTS } from './reports.ts';
import { useGo } from '../../../core/router/go.ts';
import type { Path } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { hasWords, wordsOf } from '../../../core/word-match.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { PageFrameContext } from '../../../ui/page/page-frame.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';

interface Report {
  readonly to: Path;
  readonly name: ReportName;
  readonly title: string;
}

/** /reportes: a card for each report that the person may open, with the question that it answers, and the saved reports (P212). */
export function ReportesScreen() {
  const t = useTranslations('reporte.todos');
  const go = useGo();
  const { buscar = '' } = useScreenSearch('/reportes');
  const frame = useContext(PageFrameContext);
  const reports = REPORTS.flatMap(([to, name]): Report[] => {
    const title = frame?.nameOf(to);
    return title ? [{ to, name, title }] : [];
  });
  const words = wordsOf(buscar);
  const found = reports.filter(({ title, name }) => hasWords(fold(`${title} ${t(`pregunta.${name}`)}`), words));
  return (
    <PageStack>
      <PageHeader title={t('pantalla')} />
      <SearchField
        className={styles.search}
        label={t('buscar')}
        value={buscar}
        onCommit={(text) => void go({ to: '/reportes', search: { buscar: text || undefined } }, { replace: true })}
      />
      <p role="status" className="sr-only">
        {buscar && t('hallados', { total: found.length })}
      </p>
      {found.length > 0 ? (
        <ul className={styles.cards}>
          {found.map((report) => (
            <Tarjeta key={report.to} {...report} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={IconReportSearch} title={t('ninguno', { texto: buscar })} text={t('ningunoTexto')} />
      )}
      <GuardadosHallados buscar={buscar} />
    </PageStack>
  );
}

/** Card of a report: the whole of it leads to its screen. */
function Tarjeta({ to, title, name }: Report) {
  const t = useTranslations('reporte.todos');
  return (
    <li className={styles.card}>
      <ReportSketch name={name} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <AppLink to={to} className={styles.link}>
            {title}
          </AppLink>
        </h2>
        <p className={styles.question}>{t(`pregunta.${name}`)}</p>
      </div>
    </li>
  );
}
