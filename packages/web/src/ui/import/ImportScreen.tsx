import { type ImportTypes, XLSX_MAX_BYTES } from '@portal/contract';
import type { ImportProps } from './import-props.ts';
import { ImportReview } from './ImportReview.tsx';
import { PastImports } from './PastImports.tsx';
import styles from './import.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { useReview } from '../../core/import/use-import.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Section } from '../page/Section.tsx';
import { XlsxUpload } from '../upload/XlsxUpload.tsx';

/** Screen of an import (P40): upload, review row by row, one confirmation; past imports with their undoing. */
export function ImportScreen<T extends ImportTypes>(props: ImportProps<T>) {
  const { importing, texts, back, template } = props;
  const review = useReview(importing);
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} back={useWayBack(back)} actions={template} />
      {review.data ? (
        <ImportReview {...props} review={review.data} onRestart={review.reset} />
      ) : (
        <div className={styles.blocks}>
          <Section title={texts.upload} description={texts.uploadText}>
            <XlsxUpload
              label={texts.upload}
              maxBytes={XLSX_MAX_BYTES}
              busy={review.isPending}
              error={review.error && messageOf(review.error)}
              onFile={(file) => review.mutate({ file })}
            />
          </Section>
          <PastImports importing={importing} />
        </div>
      )}
    </>
  );
}
