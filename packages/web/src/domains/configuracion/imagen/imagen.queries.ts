import { configuracionApi } from '@portal/contract/configuracion';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { drawIcons } from './draw-icons.ts';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Saves an image as the logo of the company, and then the icons that are made of it. Rejects when these cannot be drawn. */
export function useSaveLogo() {
  const t = useTranslations('marca.iconos');
  return useMutation({
    mutationFn: async (file: File) => {
      await call(configuracionApi.logoIns, { body: await bytesOf(file) });
      const icons = await drawIcons(file).catch(() => undefined);
      if (!icons) {
        toast.error(t('fallo'));
        return;
      }
      for (const { nombre, bytes } of icons) await call(configuracionApi.imagenIns, { params: { nombre }, body: bytes });
    },
    onSettled: useInvalidate([keysOf('portal').all, keysOf('configuracion').all]),
  });
}

const PANEL = { nombre: 'panel' } as const;

/** Saves an image as the panel of the sign-in. */
export const useSavePanel = () =>
  useMutation({
    mutationFn: async (file: File) => call(configuracionApi.imagenIns, { params: PANEL, body: await bytesOf(file) }),
    onSuccess: useInvalidate([keysOf('portal').all, keysOf('configuracion').all]),
  });

/** Takes the panel away. */
export const useRemovePanel = () =>
  useMutation({
    mutationFn: () => call(configuracionApi.imagenDel, { params: PANEL }),
    onSuccess: useInvalidate([keysOf('portal').all, keysOf('configuracion').all]),
  });

/** Takes the logo away. */
export const useRemoveLogo = () =>
  useMutation({
    mutationFn: () => call(configuracionApi.logoDel, {}),
    onSuccess: useInvalidate([keysOf('portal').all, keysOf('configuracion').all]),
  });
