import { notificacionApi } from '@portal/contract/notificacion';
import { useMutation, useQuery } from '@tanstack/react-query';
import { huellaOf, removeSuscripcion, type Silencio, subscribe } from './suscripcion.ts';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const keys = keysOf('notificacion');

/** Fetches the browsers of the person that show reminders, and which of them is this one. */
export const useEquipos = () =>
  useQuery({
    queryKey: keys.all,
    queryFn: async ({ signal }) => {
      const [{ clave, equipos }, huella] = await Promise.all([call(notificacionApi.sel, {}, { signal }), huellaOf()]);
      return { clave, equipos, este: equipos.find((equipo) => equipo.huella === huella) };
    },
    staleTime: 0,
  });

/** Asks this browser for its subscription, and stores it with the hours of silence. */
export const useActivar = () =>
  useMutation({
    mutationFn: async ({ clave, ...silencio }: Silencio & { readonly clave: string }) =>
      call(notificacionApi.ins, { body: { suscripcion: await subscribe(clave), ...silencio } }),
    onSuccess: useInvalidate([keys.all]),
  });

/** Takes a browser back; of this one the subscription ends too. */
export const useQuitar = () =>
  useMutation({
    mutationFn: async ({ id, este }: { readonly id: number; readonly este: boolean }) => {
      const answer = await call(notificacionApi.del, { params: { id } });
      if (este) await removeSuscripcion();
      return answer;
    },
    onSuccess: useInvalidate([keys.all]),
  });
