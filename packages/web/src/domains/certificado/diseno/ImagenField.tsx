import { Button, Text } from '@mantine/core';
import { TIPOS_LOGO } from '@portal/contract/configuracion';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './diseno.module.css';
import { ARCHIVO_MB, type Aviso, type Clase, type Elegida, prepararImagen } from './preparar-imagen.ts';
import { addressOf } from '../../../pieces/certificado/lamina/dibujos.ts';
import { useReadOnly } from '../../../ui/form/read-only.ts';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { DropTarget } from '../../../ui/upload/DropTarget.tsx';
import { FileInput } from '../../../ui/upload/FileInput.tsx';

interface Props {
  clase: Clase;
  imagen: Elegida | null;
  onChange: (imagen: Elegida | null) => void;
  /** Accessible name of the chooser, words of its button and of the one that takes the image away. */
  textos: { readonly elegir: string; readonly boton: string; readonly quitar: string };
  /** Refusal of the server. */
  error: string | undefined;
}

/** An image of the design, chosen or dropped: prepared in the browser, and sent with the form. */
export function ImagenField({ clase, imagen, onChange, textos, error }: Props) {
  const t = useTranslations('disenoCertificado');
  const input = useRef<HTMLInputElement>(null);
  const [aviso, setAviso] = useState<Aviso>();
  const [busy, setBusy] = useState(false);
  const readOnly = useReadOnly();
  const take = async (file: File) => {
    setBusy(true);
    const prepared = await prepararImagen(file, clase);
    setBusy(false);
    setAviso(prepared.aviso);
    if (prepared.imagen) onChange(prepared.imagen);
  };
  const remove = () => {
    setAviso(undefined);
    onChange(null);
  };
  if (readOnly) return imagen && <Shown imagen={imagen} />;
  return (
    <DropTarget className={styles.imagen} onFile={(file) => void take(file)}>
      {() => (
        <>
          {imagen && <Shown imagen={imagen} />}
          <div className={styles.acciones}>
            <FileInput ref={input} label={textos.elegir} accept={TIPOS_LOGO.join(',')} onFile={(file) => void take(file)} />
            <Button variant="default" size="sm" loading={busy} aria-label={textos.elegir} onClick={() => input.current?.click()}>
              {textos.boton}
            </Button>
            {imagen && (
              <Button variant="subtle" color="gray" size="sm" onClick={onceClicked(remove)}>
                {textos.quitar}
              </Button>
            )}
          </div>
          <div role="status">
            {aviso && (
              <Text size="sm" c={aviso === 'papel' ? undefined : 'red'}>
                {t(`imagen.${aviso}`, { mb: ARCHIVO_MB })}
              </Text>
            )}
          </div>
          {error && (
            <Text size="sm" c="red" role="alert">
              {error}
            </Text>
          )}
        </>
      )}
    </DropTarget>
  );
}

/** The image on the white of the paper, beside its words. */
const Shown = ({ imagen }: { imagen: Elegida }) => <img className={styles.muestra} src={addressOf(imagen)} alt="" />;
