import { api } from '@portal/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

const certificadoKeys = {
  all: ['certificado'] as const,
  ficha: (idEvaluacion: number) => [...certificadoKeys.all, 'ficha', idEvaluacion] as const,
  lista: (idUsuario: number) => [...certificadoKeys.all, 'usuario', idUsuario] as const,
  verificacion: (codigo: string) => [...certificadoKeys.all, 'verificar', codigo] as const,
};

export const certificadoQuery = (idEvaluacion: number) =>
  queryOptions({
    queryKey: certificadoKeys.ficha(idEvaluacion),
    queryFn: ({ signal }) => call(api.certificado.sel, { params: { id: idEvaluacion } }, { signal }),
  });

/** The certificate that an evaluation earned. */
export const useCertificado = (idEvaluacion: number) => useQuery(certificadoQuery(idEvaluacion));

export const useCertificados = (idUsuario: number) =>
  useQuery({
    queryKey: certificadoKeys.lista(idUsuario),
    queryFn: ({ signal }) => call(api.certificado.ofUsuario, { params: { id: idUsuario } }, { signal }),
  });

/** What the portal says about a code, signed in or not; never from memory, because a certificate can be annulled. */
export const useVerificacion = (codigo: string) =>
  useQuery({
    queryKey: certificadoKeys.verificacion(codigo),
    queryFn: ({ signal }) => call(api.certificado.verificar, { params: { codigo } }, { signal }),
    enabled: codigo !== '',
    staleTime: 0,
    gcTime: 0,
  });
