import { Button, Text } from '@mantine/core';
import { type ImagenPregunta, TEXTO_CORTO_MAX } from '@portal/contract/pregunta';
import { type ClipboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ImagenAmpliable } from './ImagenAmpliable.tsx';
import styles from './imagen.module.css';
import { useImagen } from './imagen.queries.ts';
import { useTomarImagen } from './use-tomar-imagen.ts';
import { useReadOnly } from '../../../ui/form/read-only.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { DropTarget } from '../../../ui/upload/DropTarget.tsx';
import { FileInput } from '../../../ui/upload/FileInput.tsx';

interface Props {
  value: ImagenPregunta | undefined;
  onChange: (value: ImagenPregunta | undefined) => void;
  /** Refusals of the form: of the picture, and of its description. */
  errors?: { readonly imagen?: string | undefined; readonly descripcion?: string | undefined } | undefined;
  /** Name of the field where a form has several; by default «Imagen». */
  label?: string;
}

const NONE: NonNullable<Props['errors']> = {};

/** Picture of a question or option: chosen, pasted or dropped, made small in the browser, stored at once, and described in words. */
export function ImagenField({ value, onChange, errors = NONE, label }: Props) {
  const t = useTranslations('archivo.imagen');
  const name = label ?? t('campo');
  const input = useRef<HTMLInputElement>(null);
  const { data } = useImagen(value?.id_archivo);
  const { take, forget, busy, failure } = useTomarImagen((id_archivo) => onChange({ id_archivo, descripcion: value?.descripcion ?? '' }));
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  const remove = () => {
    forget();
    onChange(undefined);
  };
  if (useReadOnly()) return value && data ? <ImagenAmpliable imagen={{ url: data.url, descripcion: value.descripcion }} opcion /> : null;
  return (
    <div role="group" aria-label={name} onPaste={paste}>
      <DropTarget className={styles.campo} onFile={take}>
        {() => (
          <>
            <p className={styles.titulo}>{name}</p>
            <div className={styles.zona}>
              {value && data && <img className={styles.muestra} src={data.url} alt={value.descripcion} />}
              <span className={styles.acciones}>
                <FileInput ref={input} label={t('elegirPara', { campo: name })} accept="image/*" onFile={take} />
                <Button variant="default" size="sm" loading={busy} onClick={() => input.current?.click()}>
                  {value ? t('cambiar') : t('elegir')}
                </Button>
                {value && (
                  <Button variant="subtle" color="gray" size="sm" disabled={busy} onClick={onceClicked(remove)}>
                    {t('quitar')}
                  </Button>
                )}
              </span>
              {!value && <span className={styles.ayuda}>{t('pegar')}</span>}
            </div>
            <Problem text={failure ?? errors.imagen} />
            {value && (
              <TextField
                label={t('descripcion')}
                help={t('descripcionAyuda')}
                required
                maxLength={TEXTO_CORTO_MAX}
                value={value.descripcion}
                error={errors.descripcion}
                onChange={({ currentTarget }) => onChange({ ...value, descripcion: currentTarget.value })}
              />
            )}
          </>
        )}
      </DropTarget>
    </div>
  );
}

/** Why there is no picture, said when it comes. */
const Problem = ({ text }: { text: string | undefined }) => (
  <div role="status">
    {text && (
      <Text size="sm" c="red">
        {text}
      </Text>
    )}
  </div>
);
