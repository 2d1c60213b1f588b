import { type ImportTypes, type LecturaElegida, SHEET_MAX_BYTES } from '@portal/contract/core';
import { useState } from 'react';
import { CellReading } from './CellReading.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { type Done, ImportDone } from './ImportDone.tsx';
import type { ImportProps } from './import-props.ts';
import { ImportReview } from './ImportReview.tsx';
import { PastImports } from './PastImports.tsx';
import { SheetChoice } from './SheetChoice.tsx';
import { SheetReading } from './SheetReading.tsx';
import styles from './import.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { type Review, type Upload, useReview } from '../../core/import/use-import.ts';
import { useGo } from '../../core/router/go.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { toast } from '../overlay/toast.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Section } from '../page/Section.tsx';
import { SheetUpload } from '../upload/SheetUpload.tsx';

/** A file that was read, and how. */
interface Read<T extends ImportTypes> extends Upload<T> {
  readonly review: Review<T>;
}

/** A confirmed import that left rows out, and how their corrected file is read: it is one of another form, with its own columns. */
interface Confirmed<T extends ImportTypes> extends Done {
  readonly again: Pick<Upload<T>, 'opciones' | 'fechas'>;
}

/** Screen of an import (P40): upload, choice of a sheet, review row by row, one confirmation; past imports with their undoing. */
export function ImportScreen<T extends ImportTypes>(props: ImportProps<T>) {
  const { importing, texts, back, after = back, template, meta, kept = (opciones) => opciones } = props;
  const go = useGo();
  const reading = useReview(importing);
  const [read, setRead] = useState<Read<T>>();
  const [asked, setAsked] = useState<Upload<T>>();
  const [choosing, setChoosing] = useState(false);
  const [done, setDone] = useState<Confirmed<T>>();
  const readFile = (upload: Upload<T>, settled?: (read: boolean) => void) => {
    setAsked(upload);
    reading.mutate(upload, {
      onSuccess: (review) => {
        setRead({ ...upload, review });
        setDone(undefined);
        settled?.(true);
        // Somebody who named no sheet chooses before anything is reviewed.
        setChoosing(upload.pedido === undefined && review.lectura.hojas.length > 1 && !isRecognised(review));
      },
      onError: (error) => {
        settled?.(false);
        if (read) toast.error(messageOf(error));
      },
      onSettled: () => setAsked(undefined),
    });
  };
  const finish = ({ review, opciones, fechas }: Read<T>, { message, rechazados }: Pick<Done, 'message' | 'rechazados'>) => {
    if (rechazados === 0) {
      toast.success(message);
      void go(after);
      return;
    }
    setRead(undefined);
    setDone({ id_importacion: review.id_importacion, message, rechazados, again: { opciones: opciones && kept(opciones), fechas } });
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        back={useWayBack(back.to, back.search)}
        meta={meta}
        actions={template}
      />
      {read && choosing ? (
        <SheetChoice
          hojas={read.review.lectura.hojas}
          busy={reading.isPending}
          onKeep={() => setChoosing(false)}
          onChoose={(pedido) => readFile(ofSheet(read, pedido))}
          onRestart={() => setRead(undefined)}
        />
      ) : read ? (
        <ImportReview
          {...props}
          review={read.review}
          busy={reading.isPending}
          // A choice shows with the click itself: the mutation would show it later.
          opciones={withRecalled(read.review, (asked ?? read).opciones)}
          reading={
            <>
              <SheetReading
                lectura={read.review.lectura}
                decided={read.pedido?.ocultas !== undefined}
                busy={reading.isPending}
                onHidden={(ocultas) => readFile(again(read, { pedido: { ...sheetOf(read), ocultas } }))}
                onChoose={() => setChoosing(true)}
              />
              <ImportColumns
                key={read.review.id_importacion}
                columnas={read.review.columnas}
                busy={reading.isPending}
                onColumns={(columnas) => readFile(again(read, { columnas }))}
                onForget={() => readFile(again(read, { columnas: undefined, olvidar: 1 }))}
              />
              <CellReading
                celdas={read.review.celdas}
                enmendadas={read.review.enmendadas}
                fechas={(asked ?? read).fechas}
                busy={reading.isPending}
                onFechas={(fechas) => readFile(again(read, { fechas }))}
              />
            </>
          }
          onMend={(enmienda, settled) => readFile(again(read, { desde: read.review.id_importacion, enmienda }), settled)}
          onOptions={(opciones) => readFile(again(read, { opciones: { ...read.opciones, ...opciones } }))}
          onRestart={() => setRead(undefined)}
          onDone={(result) => finish(read, result)}
        />
      ) : (
        <WithoutReview
          {...props}
          done={done}
          busy={reading.isPending}
          error={reading.error && messageOf(reading.error)}
          onUpload={(upload) => readFile(upload)}
        />
      )}
    </>
  );
}

/** Adds the choice that comes of an earlier file to those made for this one. */
const withRecalled = <T extends ImportTypes>({ opcion_recordada: recalled }: Review<T>, opciones: T['optionsInput'] | undefined) =>
  recalled ? { [recalled.opcion]: 1, ...opciones } : opciones;

interface WithoutReviewProps<T extends ImportTypes> extends ImportProps<T> {
  readonly done: Confirmed<T> | undefined;
  readonly busy: boolean;
  readonly error: string | null;
  readonly onUpload: (upload: Upload<T>) => void;
}

/** While no review is open: the upload above the past imports, or what a confirmed one left out. */
function WithoutReview<T extends ImportTypes>({ done, busy, error, onUpload, ...props }: WithoutReviewProps<T>) {
  const { importing, texts, back, after = back, before, options, pedido } = props;
  if (done) {
    const take = (file: File) => onUpload({ file, ...done.again });
    return <ImportDone importing={importing} done={done} after={after} busy={busy} error={error} onFile={take} />;
  }
  return (
    <div className={styles.blocks}>
      <Section title={texts.upload} description={texts.uploadText}>
        {before}
        <SheetUpload
          label={texts.upload}
          maxBytes={SHEET_MAX_BYTES}
          busy={busy}
          error={error}
          endings={importing.definition.archivos}
          onFile={(file) => onUpload({ file, opciones: options, pedido })}
        />
      </Section>
      <PastImports importing={importing} description={texts.past} />
    </div>
  );
}

/** Returns whether the sheet that was read has the columns remembered of an earlier file, and no other one goes with it. */
const isRecognised = <T extends ImportTypes>({ columnas, lectura }: Review<T>): boolean =>
  columnas.recordadas !== null && lectura.hojas.filter(({ igual, leida }) => igual || leida).length === 1;

/** Says how a file was read, so that it is read in the same way again: a proposal is kept too. */
function sheetOf<T extends ImportTypes>({ review, pedido }: Read<T>): LecturaElegida {
  const hoja = review.lectura.hojas.find(({ leida }) => leida)?.nombre;
  return { ...(hoja !== undefined && { hoja }), ...pedido };
}

function again<T extends ImportTypes>(read: Read<T>, changed: Partial<Upload<T>>): Upload<T> {
  const { review, ...upload } = read;
  const desde = review.enmendadas > 0 ? review.id_importacion : undefined;
  return { ...upload, desde, enmienda: undefined, olvidar: undefined, pedido: sheetOf(read), ...changed };
}

/** Columns chosen by hand are those of their sheet alone. */
const ofSheet = <T extends ImportTypes>(read: Read<T>, pedido: LecturaElegida): Upload<T> =>
  again(read, {
    pedido: { ...read.pedido, iguales: 0, ...pedido },
    ...(pedido.hoja !== sheetOf(read).hoja && { columnas: undefined }),
  });
