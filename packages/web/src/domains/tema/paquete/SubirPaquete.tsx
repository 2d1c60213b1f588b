import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Paquete } from '@portal/contract/paquete';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { readPaquete } from './paquete-autor.queries.ts';
import styles from './paquete.module.css';
import archivo from '../../../pieces/archivo/archivo.module.css';
import { SubidaEnCurso } from '../../../pieces/archivo/SubidaEnCurso.tsx';
import { useSubidaA } from '../../../pieces/archivo/use-subida.ts';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';
import { usePendingWork } from '../../../ui/form/pending-work.ts';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { DropTarget } from '../../../ui/upload/DropTarget.tsx';
import { FileInput } from '../../../ui/upload/FileInput.tsx';

const MEGA = 1024 * 1024;

/** Returns whether a file begins as a ZIP archive does: the server need not receive another one to refuse it. */
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

interface Props {
  readonly id: number;
  /** The topic has a package already. */
  readonly another: boolean;
  readonly onRead: (paquete: Paquete) => void;
}

/** Takes the ZIP of a package, by dropping or choosing it, and has the server read it. The upload pauses and resumes. */
export function SubirPaquete({ id, another, onRead }: Props) {
  const t = useTranslations('paquete.autor');
  const errores = useTranslations('paquete.errores');
  const espere = useTranslations('archivo');
  const input = useRef<HTMLInputElement>(null);
  const { data: portal } = usePortalInfo();
  const subida = useSubidaA({
    check: async (file) => (isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer())) ? null : errores('noEsZip')),
    keep: async (id_subida, nombre) => onRead(await readPaquete(id_subida, nombre, id)),
  });
  const { phase, nombre, error, start } = subida;
  usePendingWork(phase === 'libre' ? null : espere('espere', { nombre }));
  return (
    <div className={styles.upload}>
      <FileInput ref={input} accept=".zip,application/zip" label={t('archivo')} onFile={(file) => void start(file)} />
      {phase === 'libre' ? (
        <DropTarget className={archivo.drop} onFile={(file) => void start(file)}>
          {() => (
            <div className={archivo.zone}>
              <Button
                variant={another ? 'default' : 'filled'}
                leftSection={<IconUpload size={16} aria-hidden="true" />}
                onClick={() => input.current?.click()}
              >
                {t(another ? 'otra' : 'subir')}
              </Button>
              <span>
                {t('arrastre')}
                <small>{t('admitido', { megas: Math.floor((portal?.maximo_subida ?? 0) / MEGA) })}</small>
              </span>
            </div>
          )}
        </DropTarget>
      ) : (
        <SubidaEnCurso {...subida} />
      )}
      {error && <ErrorAlert>{error}</ErrorAlert>}
    </div>
  );
}
