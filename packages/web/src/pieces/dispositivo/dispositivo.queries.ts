import type { CallOf } from '@portal/contract/core';
import { dispositivoApi, dispositivoMaestro } from '@portal/contract/dispositivo';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** Tablets of shops, as a master (P122). */
export const dispositivos = masterQueries(dispositivoMaestro, { keys: keysOf('dispositivo'), invalidates: [], children: noChildren });

/** Makes the code that pairs a tablet; it is never sent again. */
export const useCodigo = () =>
  useMutation({
    mutationFn: (id_dispositivo: number) => call(dispositivoApi.codigo, { body: { id_dispositivo } }),
    onSuccess: useInvalidate([keysOf('dispositivo').all]),
  });

/** Unpairs a tablet; its sessions end at once. */
export const useDesvincular = () =>
  useMutation({
    mutationFn: (id_dispositivo: number) => call(dispositivoApi.desvincular, { body: { id_dispositivo } }),
    onSuccess: useInvalidate([keysOf('dispositivo').all]),
  });

const pinKey = [...keysOf('dispositivo').all, 'pin'];

/** Whether the signed-in person has a PIN for tablets of shops. */
export const usePin = () => useQuery({ queryKey: pinKey, queryFn: ({ signal }) => call(dispositivoApi.pin, {}, { signal }) });

/** Sets the PIN of the signed-in person. */
export const useChoosePin = () =>
  useMutation({
    mutationFn: (body: CallOf<typeof dispositivoApi.pinIns>['body']) => call(dispositivoApi.pinIns, { body }),
    onSuccess: useInvalidate([pinKey]),
  });

/** Makes a provisional PIN for a person; it is never sent again. */
export const useGivePin = () =>
  useMutation({ mutationFn: (id_usuario: number) => call(dispositivoApi.pinProvisional, { body: { id_usuario } }) });
