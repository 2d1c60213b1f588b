import { useComputedColorScheme } from '@mantine/core';
import { usePageAddress } from './use-kept-material.ts';
import styles from './viewer.module.css';
import { ViewerTools } from './ViewerTools.tsx';

/** Sandbox of an uploaded page: links alone, no scripts, so that the portal cannot measure its height either. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

interface Props {
  url: string;
  titulo: string;
}

/** Uploaded page in a sandboxed frame, which can fill the window for reading. */
export function OwnPage(props: Props) {
  return (
    <div className={styles.framed}>
      <PageFrame {...props} />
      <div className={styles.apart}>
        <ViewerTools {...props} whole={() => <PageFrame {...props} />} />
      </div>
    </div>
  );
}

/** The address carries the theme as a fragment: a sandboxed page cannot read the portal's (demo/lesson-page.ts). */
function PageFrame({ url, titulo }: Props) {
  const theme = useComputedColorScheme() === 'dark' ? 'oscuro' : 'claro';
  const address = usePageAddress(url);
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
