import { BYTES_TIPO, type TipoContenido, tipoReal } from '@portal/contract/archivo';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { namesOf } from './kinds.ts';
import { useEnumeration } from '../../core/i18n/use-enumeration.ts';
import { keepUpload } from './archivo.queries.ts';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { startUpload, type RunningUpload } from '../../core/client/upload.ts';

type Phase = 'libre' | 'subiendo' | 'pausada' | 'cortada' | 'guardando';

interface State {
  readonly phase: Phase;
  readonly nombre: string;
  /** 0 to 100. */
  readonly avance: number;
  readonly error: string | null;
}

const FREE: State = { phase: 'libre', nombre: '', avance: 0, error: null };

/** Uploads one file at a time and turns it into a file of the portal; `onDone` receives its address, `/archivo/{id}/{name}`. */
export function useSubida(onDone: (direccion: string) => void, tipos: readonly TipoContenido[]) {
  const t = useTranslations('archivo');
  const enumeration = useEnumeration();
  const [state, setState] = useState(FREE);
  const running = useRef<RunningUpload | null>(null);
  const change = (part: Partial<State>) => setState((old) => ({ ...old, ...part }));
  const fail = (error: string) => {
    running.current = null;
    setState({ ...FREE, error });
  };

  const keep = async (subida: string, nombre: string) => {
    change({ phase: 'guardando', avance: 100 });
    try {
      const { direccion } = await keepUpload(subida, nombre);
      running.current = null;
      setState(FREE);
      onDone(direccion);
    } catch (error) {
      fail(messageOf(error));
    }
  };
  const stop = (error: ApiError) => {
    if (error.transient) change({ phase: 'cortada', error: t('cortada') });
    else fail(error.code === 'demasiado_grande' ? t('grande') : messageOf(error));
  };
  const start = async (file: File) => {
    if (file.size === 0) return fail(t('vacio', { nombre: file.name }));
    const tipo = tipoReal(new Uint8Array(await file.slice(0, BYTES_TIPO).arrayBuffer()));
    if (!tipo || !tipos.includes(tipo)) return fail(t('tipo', { nombre: file.name, tipos: enumeration(namesOf(tipos)) }));
    setState({ phase: 'subiendo', nombre: file.name, avance: 0, error: null });
    running.current = await startUpload(file, {
      onProgress: (sent) => change({ avance: (sent / file.size) * 100 }),
      onComplete: (subida) => void keep(subida, file.name),
      onError: stop,
    });
  };
  const resume = () => {
    change({ phase: 'subiendo', error: null });
    running.current?.resume();
  };

  useResumeOnline(state.phase === 'cortada', resume);
  useEffect(() => () => running.current?.pause(), []);

  return {
    ...state,
    start,
    resume,
    pause: () => {
      running.current?.pause();
      change({ phase: 'pausada' });
    },
    cancel: () => {
      running.current?.cancel();
      running.current = null;
      setState(FREE);
    },
  };
}

/** Resumes a broken upload on the browser's `online` event. */
function useResumeOnline(broken: boolean, resume: () => void): void {
  useEffect(() => {
    if (!broken) return undefined;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  });
}
