import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSubirImagen } from './imagen.queries.ts';
import { ARCHIVO_MB, reducirImagen } from './reducir-imagen.ts';
import { messageOf } from '../../../core/client/api-error.ts';

/** Takes a chosen file as the picture of a question: makes it small and stores it. `failure` says why one became none. */
export function useTomarImagen(onStored: (id_archivo: number) => void) {
  const t = useTranslations('archivo.imagen');
  const subir = useSubirImagen();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const store = async (file: File) => {
    const bytes = await reducirImagen(file);
    if (typeof bytes === 'string') return setFailure(bytes === 'ilegible' ? t('ilegible') : t('archivoPesado', { megas: ARCHIVO_MB }));
    onStored((await subir.mutateAsync(bytes)).id_archivo);
  };
  const take = (file: File) => {
    setBusy(true);
    setFailure(undefined);
    store(file)
      .catch((error: unknown) => setFailure(messageOf(error)))
      .finally(() => setBusy(false));
  };
  return { take, busy, failure, forget: () => setFailure(undefined) };
}
