import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import styles from '../configuracion.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { DropTarget } from '../../../ui/upload/DropTarget.tsx';
import { FileInput } from '../../../ui/upload/FileInput.tsx';
import { useReadOnly } from '../../../ui/form/read-only.ts';

/** Words of the field. */
interface Texts {
  readonly titulo: string;
  readonly texto: string;
  readonly elegir: string;
  readonly quitar: string;
  readonly guardado: string;
  readonly quitado: string;
}

/** A change that is sent at once. */
interface Sending<Value> {
  readonly isPending: boolean;
  mutate(value: Value, options: { onError: (error: unknown) => void; onSuccess: () => void }): void;
}

interface Props {
  texts: Texts;
  tipos: readonly string[];
  /** Present image; absent without one. */
  image: ReactNode;
  save: Sending<File>;
  remove: Sending<void>;
}

const onError = (error: unknown) => toast.error(messageOf(error));

/** An image that is saved at once, apart from the form: chosen, dropped or taken away. */
export function ImagenField({ texts, tipos, image, save, remove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File) => save.mutate(file, { onError, onSuccess: () => toast.success(texts.guardado) });
  if (useReadOnly()) return <Shown titulo={texts.titulo} image={image} />;
  return (
    <DropTarget className={styles.logo} onFile={take}>
      {() => (
        <>
          <span className={styles.titulo}>{texts.titulo}</span>
          <span className={styles.texto}>{texts.texto}</span>
          <span className={styles.acciones}>
            {image}
            <FileInput ref={input} label={texts.elegir} accept={tipos.join(',')} onFile={take} />
            <Button variant="default" loading={save.isPending} onClick={() => input.current?.click()}>
              {texts.elegir}
            </Button>
            {image && (
              <Button
                variant="subtle"
                color="gray"
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined, { onError, onSuccess: () => toast.success(texts.quitado) })}
              >
                {texts.quitar}
              </Button>
            )}
          </span>
        </>
      )}
    </DropTarget>
  );
}

/** The image of settings that are only read. */
const Shown = ({ titulo, image }: { titulo: string; image: ReactNode }) => (
  <div className={styles.logo}>
    <span className={styles.titulo}>{titulo}</span>
    {image}
  </div>
);
