import { type ImportTypes, SHEET_MAX_BYTES } from '@portal/contract';
import { useState } from 'react';
import type { ImportProps } from './import-props.ts';
import { ImportReview } from './ImportReview.tsx';
import { PastImports } from './PastImports.tsx';
import styles from './import.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { type Review, useReview } from '../../core/import/use-import.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { toast } from '../overlay/toast.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Section } from '../page/Section.tsx';
import { SheetUpload } from '../upload/SheetUpload.tsx';

/** Screen of an import (P40): upload, review row by row, one confirmation; past imports with their undoing. */
export function ImportScreen<T extends ImportTypes>(props: ImportProps<T>) {
  const { importing, texts, back, template, options, meta } = props;
  const reading = useReview(importing);
  const [read, setRead] = useState<{ readonly file: File; readonly review: Review<T>; readonly opciones: T['optionsInput'] | undefined }>();
  const readFile = (file: File, opciones = options) =>
    reading.mutate(
      { file, opciones },
      { onSuccess: (review) => setRead({ file, review, opciones }), onError: (error) => read && toast.error(messageOf(error)) },
    );
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        back={useWayBack(back.to, back.search)}
        meta={meta}
        actions={template}
      />
      {read ? (
        <ImportReview
          {...props}
          review={read.review}
          busy={reading.isPending}
          opciones={read.opciones}
          onOptions={(opciones) => readFile(read.file, { ...read.opciones, ...opciones })}
          onRestart={() => setRead(undefined)}
        />
      ) : (
        <div className={styles.blocks}>
          <Section title={texts.upload} description={texts.uploadText}>
            <SheetUpload
              label={texts.upload}
              maxBytes={SHEET_MAX_BYTES}
              busy={reading.isPending}
              error={reading.error && messageOf(reading.error)}
              onFile={(file) => readFile(file)}
            />
          </Section>
          <PastImports importing={importing} description={texts.past} />
        </div>
      )}
    </>
  );
}
