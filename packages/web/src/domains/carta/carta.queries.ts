import { cartaApi, type ClaveCarta, LIMITES_CARTA, type TextoCarta } from '@portal/contract/carta';
import type { CallOf } from '@portal/contract/core';
import type { Language } from '@portal/messages';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const { all } = keysOf('carta');

/** Letter in one language. */
export interface Cual {
  readonly carta: ClaveCarta;
  readonly idioma: Language;
}

/** Fetches the letters with the languages in which somebody changed them. */
export const useCartas = () => useQuery({ queryKey: [...all, 'todas'], queryFn: ({ signal }) => call(cartaApi.todas, {}, { signal }) });

/** Fetches one letter; never from an earlier visit, since the form keeps the version that it began with. */
export const useCarta = (carta: ClaveCarta) =>
  useQuery({ queryKey: [...all, 'una', carta], queryFn: ({ signal }) => call(cartaApi.sel, { params: { carta } }, { signal }), gcTime: 0 });

const fits = ({ asunto, cuerpo }: TextoCarta): boolean => asunto.length <= LIMITES_CARTA.asunto && cuerpo.length <= LIMITES_CARTA.cuerpo;

/** Fetches how a letter would look with a text, or why the text is refused; keeps the last preview meanwhile. */
export const useVista = (cual: Cual, texto: TextoCarta) =>
  useQuery({
    queryKey: [...all, 'vista', cual, texto],
    queryFn: ({ signal }) => call(cartaApi.vista, { body: { ...cual, ...texto } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: fits(texto),
    gcTime: 0,
  });

/** Saves the text of a letter. */
export const useGuardar = () =>
  useMutation({
    mutationFn: (body: CallOf<typeof cartaApi.upd>['body']) => call(cartaApi.upd, { body }),
    onSettled: useInvalidate([all, keysOf('log').all]),
  });

/** Goes back to the original text of a letter. */
export const useRestablecer = () =>
  useMutation({
    mutationFn: (body: CallOf<typeof cartaApi.original>['body']) => call(cartaApi.original, { body }),
    onSettled: useInvalidate([all, keysOf('log').all]),
  });

/** Sends the letter to the caller's own e-mail. */
export const usePrueba = () =>
  useMutation({
    mutationFn: (body: CallOf<typeof cartaApi.prueba>['body']) => call(cartaApi.prueba, { body }),
    onSettled: useInvalidate([keysOf('email').all]),
  });
