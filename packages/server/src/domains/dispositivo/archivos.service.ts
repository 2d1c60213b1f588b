import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { dispositivoApi } from '@portal/contract/dispositivo';
import type { DeviceContext } from '../../core/context.ts';
import { ticketUrls } from '../archivo/archivo.public.ts';
import { findArchivosOf } from './archivos.repository.ts';

type Archivos = typeof dispositivoApi.archivos;

/** Person of the tickets that a tablet gets: nobody. */
const NOBODY = { id_usuario: 0 };

/** `GET /dispositivo/archivos`: a page of the files that the tablet keeps (P126); without the keys of any questionnaire, which no file has. */
export async function listArchivos(context: DeviceContext, { query }: RequestOf<Archivos>): Promise<ResponseOf<Archivos>> {
  const { db, dispositivo, today } = context;
  const { pagina, tamano } = query;
  const rows = await findArchivosOf(db, dispositivo, { today, desde: (pagina - 1) * tamano, tamano });
  const urlOf = await ticketUrls(db, { ...context, user: NOBODY });
  const archivos = rows.map(({ total: _total, bytes: _bytes, ...archivo }) => ({
    ...archivo,
    tamano: archivo.tamano,
    url: urlOf(archivo),
  }));
  return { total: rows[0]?.total ?? 0, bytes: rows[0]?.bytes ?? 0, archivos };
}
