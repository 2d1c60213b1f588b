import { useComputedColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Readable } from './Readable.tsx';
import { usePage, usePageAddress } from './use-page.ts';
import styles from './viewer.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** Sandbox of an uploaded page: links alone, no scripts, so that the portal cannot measure its height either. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

interface Props {
  url: string;
  titulo: string;
}

/** Uploaded page in a sandboxed frame, which can fill the window for reading, or why it does not come. */
export function OwnPage(props: Props) {
  const t = useTranslations('tema');
  const { data, error, refetch } = usePage(props.url);
  if (data === undefined && error)
    return <ErrorState compact title={t('sinPdf')} message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Readable {...props} className={styles.framed}>
      {(tools) => (
        <>
          {data === undefined ? <Loading /> : <PageFrame html={data} titulo={props.titulo} />}
          <div className={styles.apart}>{tools}</div>
        </>
      )}
    </Readable>
  );
}

const Loading = () => (
  <div className={`${styles.page} ${styles.loading}`}>
    <FormSkeleton fields={6} />
  </div>
);

/** The address carries the theme as a fragment: a sandboxed page cannot read the portal's (demo/lesson-page.ts). */
function PageFrame({ html, titulo }: { html: string; titulo: string }) {
  const theme = useComputedColorScheme() === 'dark' ? 'oscuro' : 'claro';
  const address = usePageAddress(html);
  if (!address) return <Loading />;
  return (
    <iframe
      // A new frame: another `src` in the same one would add a step to the browser's history.
      key={`${theme} ${address}`}
      className={styles.page}
      src={`${address}#${theme}`}
      title={titulo}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
    />
  );
}
