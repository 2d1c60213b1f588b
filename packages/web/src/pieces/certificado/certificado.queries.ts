import type { certificadoApi, CertificadoFicha, CertificadoImpreso } from '@portal/contract/certificado';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { callKept } from '../../core/offline/kept-call.ts';
import { keysOf } from '../../core/query-keys.ts';

const SEL: AddressOf<typeof certificadoApi.sel> = { method: 'GET', path: '/certificado/sel/:id' };
const FUENTE: AddressOf<typeof certificadoApi.fuente> = { method: 'GET', path: '/certificado/fuente/:id' };
const IMAGENES: AddressOf<typeof certificadoApi.imagenes> = { method: 'GET', path: '/certificado/imagenes/:id' };
const OF_USUARIO: AddressOf<typeof certificadoApi.ofUsuario> = { method: 'GET', path: '/certificado/sellst/usuario/:id' };
const VERIFICAR: AddressOf<typeof certificadoApi.verificar> = { method: 'GET', path: '/certificado/verificar/:codigo' };

/** Values for an answer that a device kept, or a server gave, before there were designs (P254) and cards under their plan (P276). */
const ANTES = { duracion: null, empresa: null, documento: null, firmantes: [], con_imagenes: false, plan: '', programa: '' };

const complete = <Ficha extends CertificadoImpreso>(ficha: Ficha) => ({ ...ANTES, ...ficha });

/** Options of the query of an evaluation's certificate; 404 when it earned none. */
export const certificadoQuery = (idEvaluacion: number) =>
  queryOptions({
    queryKey: keysOf('certificado').one(idEvaluacion),
    queryFn: async ({ signal }) => complete(await callKept(SEL, { params: { id: idEvaluacion } }, { signal })),
  });

/** Fetches the certificate of an evaluation. */
export const useCertificado = (idEvaluacion: number) => useQuery(certificadoQuery(idEvaluacion));

/** Options of the query of the letters that the sheet's own font lacks; a certificate keeps its letters. */
export const fuentesQuery = (idEvaluacion: number) =>
  queryOptions({
    queryKey: [...keysOf('certificado').one(idEvaluacion), 'fuentes'],
    queryFn: ({ signal }) => callByAddress(FUENTE, { params: { id: idEvaluacion } }, { signal }),
    staleTime: Infinity,
  });

/** Fetches these letters. */
export const useFuentes = (idEvaluacion: number, enabled: boolean) => useQuery({ ...fuentesQuery(idEvaluacion), enabled });

/** Options of the query of a certificate's second logo and signatures; they change by a correction alone (P254). */
export const imagenesQuery = (idEvaluacion: number) =>
  queryOptions({
    queryKey: [...keysOf('certificado').one(idEvaluacion), 'imagenes'],
    queryFn: ({ signal }) => callByAddress(IMAGENES, { params: { id: idEvaluacion } }, { signal }),
  });

/** Fetches them, where the certificate has some. */
export const useImagenes = ({ id_evaluacion, con_imagenes }: Pick<CertificadoFicha, 'id_evaluacion' | 'con_imagenes'>) =>
  useQuery({ ...imagenesQuery(id_evaluacion), enabled: con_imagenes });

/** Fetches the certificates of a person, newest first. */
export const useCertificados = (idUsuario: number, enabled = true) =>
  useQuery({
    queryKey: [...keysOf('certificado').lists, idUsuario],
    queryFn: async ({ signal }) => (await callKept(OF_USUARIO, { params: { id: idUsuario } }, { signal })).map(complete),
    enabled,
  });

/** Verifies a code, with or without a session; never cached, because a certificate can be annulled. */
export const useVerificacion = (codigo: string) =>
  useQuery({
    queryKey: [...keysOf('certificado').all, 'verificar', codigo],
    queryFn: async ({ signal }) => complete(await callByAddress(VERIFICAR, { params: { codigo } }, { signal })),
    enabled: codigo !== '',
    staleTime: 0,
    gcTime: 0,
  });
