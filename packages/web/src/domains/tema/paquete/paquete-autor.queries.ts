import type { CallOf } from '@portal/contract/core';
import { type Paquete, paqueteApi } from '@portal/contract/paquete';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

/** Package, judge and rule that a topic gets. */
export type Uso = CallOf<typeof paqueteApi.usar>['body'];

/** Has the server read a complete upload as a package of a topic, which does not use it yet. */
export const readPaquete = (subida: string, nombre: string, id_tema: number): Promise<Paquete> =>
  call(paqueteApi.ins, { body: { subida, nombre, id_tema } });

/** Asks whom the use of a package touches. */
export const effectOf = ({ id_tema, id_paquete }: Uso) => call(paqueteApi.efecto, { body: { id_tema, id_paquete } });

/** Returns a function that reads the packages of the shown topic again. */
export const useReadVersions = (): (() => void) => useInvalidate([keysOf('paquete').all]);

/** Makes a package the material of a topic, or takes it away. */
export function useUsarPaquete() {
  const onSuccess = useInvalidate([keysOf('paquete').all, keysOf('tema').all]);
  return useMutation({ mutationFn: (body: Uso) => call(paqueteApi.usar, { body }), onSuccess });
}
