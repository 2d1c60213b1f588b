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

/** Use of an upload. */
export interface Destino {
  /** Resolves to the reason for which a file is refused before it is sent; null: it is sent. */
  readonly check: (file: File) => Promise<string | null>;
  /** Takes the complete upload; a lost connection repeats it alone. */
  readonly keep: (subida: string, nombre: string) => Promise<void>;
}

/** Uploads one file at a time and turns it into a file of the portal; `onDone` receives its address, `/archivo/{id}/{name}`. */
export function useSubida(onDone: (direccion: string) => void, tipos: readonly TipoContenido[]) {
  const t = useTranslations('archivo');
  const enumeration = useEnumeration();
  const check = async (file: File) => {
    const tipo = tipoReal(new Uint8Array(await file.slice(0, BYTES_TIPO).arrayBuffer()));
    return tipo && tipos.includes(tipo) ? null : t('tipo', { nombre: file.name, tipos: enumeration(namesOf(tipos)) });
  };
  return useSubidaA({ check, keep: async (subida, nombre) => onDone((await keepUpload(subida, nombre)).direccion) });
}

/** Uploads one file at a time for a use of its own. */
export function useSubidaA({ check, keep: take }: Destino) {
  const t = useTranslations('archivo');
  const [state, setState] = useState(FREE);
  const running = useRef<RunningUpload | null>(null);
  const complete = useRef<(() => Promise<void>) | null>(null);
  const change = (part: Partial<State>) => setState((old) => ({ ...old, ...part }));
  const end = (error: string | null) => {
    running.current = complete.current = null;
    setState({ ...FREE, error });
  };
  const stop = (error: ApiError) => {
    if (error.transient) change({ phase: 'cortada', error: t('cortada') });
    else end(error.code === 'demasiado_grande' ? t('grande') : messageOf(error));
  };
  const keep = async (subida: string, nombre: string) => {
    complete.current = () => keep(subida, nombre);
    change({ phase: 'guardando', avance: 100, error: null });
    try {
      await take(subida, nombre);
      end(null);
    } catch (error) {
      if (error instanceof ApiError) stop(error);
      else end(messageOf(error));
    }
  };
  const start = async (file: File) => {
    const refused = file.size === 0 ? t('vacio', { nombre: file.name }) : await check(file);
    if (refused !== null) return end(refused);
    setState({ phase: 'subiendo', nombre: file.name, avance: 0, error: null });
    running.current = await startUpload(file, {
      onProgress: (sent) => change({ avance: (sent / file.size) * 100 }),
      onComplete: (subida) => void keep(subida, file.name),
      onError: stop,
    });
  };
  const resume = () => {
    if (complete.current) return void complete.current();
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
      end(null);
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
