import { planestudioApi } from '@portal/contract/planestudio';
import { tableroApi } from '@portal/contract/tablero';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Fetches the plans of the administrator's dashboard. */
export const usePlanesTablero = () =>
  useQuery({ queryKey: [...keysOf('tablero').all, 'planes'], queryFn: ({ signal }) => call(planestudioApi.tablero, {}, { signal }) });

/** Fetches a plan by company. */
export const useEmpresasDePlan = (id: number) =>
  useQuery({
    queryKey: [...keysOf('tablero').all, 'plan', id],
    queryFn: ({ signal }) => call(planestudioApi.dashboard, { params: { id } }, { signal }),
  });

/** Fetches the companies that are furthest in a plan. */
export const useMejoresEmpresas = (id: number) =>
  useQuery({
    queryKey: [...keysOf('tablero').all, 'empresas', id],
    queryFn: ({ signal }) => call(tableroApi.kpiEmpresa, { params: { id } }, { signal }),
  });

/** Fetches the best rated topics. */
export const useValorados = () =>
  useQuery({ queryKey: [...keysOf('tablero').all, 'temas'], queryFn: ({ signal }) => call(tableroApi.kpiTema, {}, { signal }) });

/** Fetches the sign-ins by slot of the day. */
export const useAccesos = () =>
  useQuery({ queryKey: [...keysOf('tablero').all, 'horas'], queryFn: ({ signal }) => call(tableroApi.kpiHora, {}, { signal }) });

/** Fetches sign-ins and avance of the last weeks. */
export const useTendencia = () =>
  useQuery({ queryKey: [...keysOf('tablero').all, 'tendencia'], queryFn: ({ signal }) => call(tableroApi.tendencia, {}, { signal }) });

/** Fetches the figures of /dashboardadmin. */
export const useIndicadores = () =>
  useQuery({
    queryKey: [...keysOf('tablero').all, 'indicadores'],
    queryFn: async ({ signal }) => (await call(tableroApi.kpiPortal, {}, { signal }))[0],
  });

/** Fetches what waits for an administrator; `asked` is false for those who have no such duties. */
export const usePorHacer = (asked: boolean) =>
  useQuery({
    queryKey: [...keysOf('tablero').all, 'por-hacer'],
    queryFn: asked ? ({ signal }) => call(tableroApi.porHacer, {}, { signal }) : skipToken,
  });

/** Fetches the figures of the whole portal, for an administrator. */
export const useCifrasPortal = () =>
  useQuery({
    queryKey: keysOf('tablero').all,
    queryFn: async ({ signal }) => (await call(tableroApi.kpiAdmin, {}, { signal }))[0],
  });
