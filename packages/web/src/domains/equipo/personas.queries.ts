import type { ListInput } from '@portal/contract/core';
import { equipoApi, personasLista, subordinadosLista } from '@portal/contract/equipo';
import { useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

const requestOf = (id: number, query: ListInput) => ({ params: { id }, query: personasLista.query.parse(query) });

/** Fetches one page of everybody below the signed-in person, and its download. */
export function usePersonas(query: ListInput) {
  const { id } = useUser();
  const downloadPersonas: ListDownload = (all, options) => download(equipoApi.personas, requestOf(id, all), options);
  const key = [...keysOf('equipo').all, 'personas', query];
  const rows = usePage(key, (signal) => callPage(equipoApi.personas, requestOf(id, query), { signal }), { staleTime: 0 });
  return { rows, download: downloadPersonas };
}

/** Fetches one page of the people below the signed-in person, each once, and its download. */
export function useSubordinados(query: ListInput) {
  const { id } = useUser();
  const request = (asked: ListInput) => ({ params: { id }, query: subordinadosLista.query.parse(asked) });
  const downloadSubordinados: ListDownload = (all, options) => download(equipoApi.subordinados, request(all), options);
  const key = [...keysOf('equipo').all, 'subordinados', query];
  const rows = usePage(key, (signal) => callPage(equipoApi.subordinados, request(query), { signal }), { staleTime: 0 });
  return { rows, download: downloadSubordinados };
}

/** Fetches the figures of everybody below the signed-in person. */
export function useResumenEquipo() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keysOf('equipo').all, 'resumen'],
    queryFn: ({ signal }) => call(equipoApi.resumen, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Fetches the plans and topics of one person below the signed-in person. */
export function usePersona(persona: number) {
  const { id } = useUser();
  return useQuery({
    queryKey: keysOf('equipo').one(persona),
    queryFn: ({ signal }) => call(equipoApi.persona, { params: { id, persona } }, { signal }),
    staleTime: 0,
  });
}
