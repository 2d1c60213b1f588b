import { api } from '@portal/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';

export const certificadoQuery = (idEvaluacion: number) =>
  queryOptions({
    queryKey: keys.certificado.one(idEvaluacion),
    queryFn: ({ signal }) => call(api.certificado.sel, { params: { id: idEvaluacion } }, { signal }),
  });

/** The certificate that an evaluation earned. */
export const useCertificado = (idEvaluacion: number) => useQuery(certificadoQuery(idEvaluacion));

export const useCertificados = (idUsuario: number) =>
  useQuery({
    queryKey: [...keys.certificado.lists, idUsuario],
    queryFn: ({ signal }) => call(api.certificado.ofUsuario, { params: { id: idUsuario } }, { signal }),
  });

/** What the portal says about a code, signed in or not; never from memory, because a certificate can be annulled. */
export const useVerificacion = (codigo: string) =>
  useQuery({
    queryKey: [...keys.certificado.all, 'verificar', codigo],
    queryFn: ({ signal }) => call(api.certificado.verificar, { params: { codigo } }, { signal }),
    enabled: codigo !== '',
    staleTime: 0,
    gcTime: 0,
  });
