import { sql } from 'kysely';
import { limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import type { Tienda } from './pin.repository.ts';

/** File of a topic, as the store describes it, with the number and size of all. */
export interface ArchivoTienda {
  readonly id_archivo: number;
  readonly nombre: string;
  readonly tipo_mime: string;
  readonly tamano: number;
  readonly total: number;
  readonly bytes: number;
}

interface Page {
  readonly today: string;
  readonly desde: number;
  readonly tamano: number;
}

/** Lists the files of the topics that people of a shop have assigned in plans that are not over for them, in order of id. */
export const findArchivosOf = async (
  db: Executor,
  { id_empresa, id_centro_costo }: Tienda,
  { today, desde, tamano }: Page,
): Promise<ArchivoTienda[]> =>
  (
    await sql<ArchivoTienda>`
      with planes as (
        select distinct a.id_planestudio from asignacion a join usuario u using (id_usuario) join planestudio p using (id_planestudio)
        where a.codigo_estado = 1 and u.codigo_estado = 1 and ${isActiveOn('u', today)} and p.codigo_estado = 1 and ${limiteDe('a', 'p')} >= ${today}::date
          and u.id_empresa = ${id_empresa}::integer and (${id_centro_costo}::integer is null or u.id_centro_costo = ${id_centro_costo}::integer)
      ), temas as (
        select distinct t.id_tema, t.contenido, t.contenido_complementario
        from ocurrencia o join planes using (id_planestudio) join tema t using (id_tema) where o.activa
      ), direcciones as (
        select contenido as url from temas union select contenido_complementario from temas
        union select c.url from contenido c join temas using (id_tema) where c.codigo_estado = 1
        union select c.subtitulos from contenido c join temas using (id_tema) where c.codigo_estado = 1
      ), usados as (
        select distinct substring(url from '^/archivo/([0-9]{1,9})/')::integer as id_archivo from direcciones where url like '/archivo/%'
      )
      select f.id_archivo, f.nombre, f.tipo_mime, f.tamano, count(*) over ()::integer as total, sum(f.tamano) over ()::bigint as bytes
      from archivo f join usados using (id_archivo) order by f.id_archivo
      limit ${tamano}::integer offset ${desde}::integer`.execute(db)
  ).rows;
