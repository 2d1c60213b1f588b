import type { Diseno, DisenoAnterior } from '@portal/contract/certificado';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Signature as it is stored; `imagen` is the hash. */
export interface Firmante {
  readonly nombre: string;
  readonly cargo: string | null;
  readonly imagen: string | null;
}

type Mostrado = Pick<Diseno, 'mostrar_duracion' | 'mostrar_empresa' | 'mostrar_documento'>;

/** Stored design with its signatures and the certificates that show it. */
export interface FilaDiseno extends Mostrado, Pick<DisenoAnterior, 'id_certificado_diseno' | 'version' | 'autor' | 'emitidos'> {
  readonly desde: string;
  readonly imagen_logo: string | null;
  readonly texto_logo: string | null;
  readonly firmantes: readonly (Firmante & { readonly id_certificado_firmante: number })[];
}

/** Lists the designs, the present one first. One pass over the certificates counts those of every design. */
export const listDisenos = async (db: Executor): Promise<FilaDiseno[]> =>
  (
    await sql<FilaDiseno>`
      with orden as (
        select id_certificado_diseno, row_number() over (order by desde, id_certificado_diseno) as lugar from certificado_diseno
      ), emision as (
        select width_bucket(c.fecha_creacion, l.limites) as lugar, count(*)::integer as emitidos
        from certificado c, (select array_agg(desde order by desde, id_certificado_diseno) as limites from certificado_diseno) l
        where c.fecha_creacion >= l.limites[1] group by 1
      )
      select d.id_certificado_diseno, d.version, d.desde, d.imagen_logo, d.texto_logo, d.mostrar_duracion, d.mostrar_empresa,
        d.mostrar_documento, coalesce(u.personal, d.usuario_modificacion, d.usuario_creacion) as autor,
        coalesce(m.emitidos, 0) as emitidos,
        (select coalesce(json_agg(json_build_object('id_certificado_firmante', f.id_certificado_firmante, 'nombre', f.nombre, 'cargo', f.cargo,
            'imagen', f.imagen) order by f.orden), '[]')
          from certificado_firmante f where f.id_certificado_diseno = d.id_certificado_diseno) as firmantes
      from certificado_diseno d join orden o using (id_certificado_diseno) left join emision m on m.lugar = o.lugar
        left join usuario u on u.id_usuario = coalesce(d.id_usuario_modificacion, d.id_usuario_creacion)
      order by o.lugar desc`.execute(db)
  ).rows;

/** Image with its hash. */
export interface Imagen {
  readonly clave: string;
  readonly tipo: string;
  readonly bytes: Buffer;
}

/** Reads images by their hashes. */
export const findImagenes = async (db: Executor, claves: readonly string[]): Promise<Imagen[]> =>
  claves.length === 0
    ? []
    : (await sql<Imagen>`select clave, tipo, bytes from certificado_imagen where clave = any (${[...claves]}::text[])`.execute(db)).rows;

/** Takes an advisory lock until the transaction ends: two designs at once would both follow the same one. */
export const lockDisenos = async (trx: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('certificado.diseno'))`.execute(trx);
};

/** Newest design, and whether a certificate shows it. */
export interface Vigente {
  readonly id_certificado_diseno: number;
  readonly version: number;
  readonly usado: boolean;
}

/** Reads the present design; undefined before the first. */
export const findVigente = async (trx: Executor): Promise<Vigente | undefined> =>
  (
    await sql<Vigente>`
      select d.id_certificado_diseno, d.version, exists (select from certificado c where c.fecha_creacion >= d.desde) as usado
      from certificado_diseno d order by d.desde desc, d.id_certificado_diseno desc limit 1`.execute(trx)
  ).rows[0];

/** Values of a design to store. */
export interface NuevoDiseno extends Mostrado {
  readonly imagen_logo: string | null;
  readonly texto_logo: string | null;
}

/** Author and moment (ISO 8601) of a change. */
export interface Cambio {
  readonly usuario: string;
  readonly now: string;
}

/** Inserts a design that holds from `now` on; returns its id. */
export async function insertDiseno(trx: Executor, diseno: NuevoDiseno, { usuario, now }: Cambio): Promise<number> {
  const stamps = { desde: now, usuario_creacion: usuario, fecha_creacion: now, fecha_modificacion: now };
  const row = await trx
    .insertInto('certificado_diseno')
    .values({ ...diseno, ...stamps })
    .returning('id_certificado_diseno')
    .executeTakeFirstOrThrow();
  return row.id_certificado_diseno;
}

/** Changes a design in its place; `desde` as well where it is given. */
export async function updateDiseno(
  trx: Executor,
  { id_certificado_diseno, ...values }: Partial<NuevoDiseno> & { readonly id_certificado_diseno: number; readonly desde?: string },
  { usuario, now }: Cambio,
): Promise<number> {
  const row = await trx
    .updateTable('certificado_diseno')
    .set((column) => ({
      ...values,
      usuario_modificacion: usuario,
      fecha_modificacion: now,
      version: column('version', '+', 1),
    }))
    .where('id_certificado_diseno', '=', id_certificado_diseno)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Stores an image; returns its hash. */
export async function saveImagen(trx: Executor, { tipo, bytes }: Omit<Imagen, 'clave'>): Promise<string> {
  const { rows } = await sql<{ clave: string }>`
    insert into certificado_imagen (clave, tipo, bytes) values (encode(sha256(${bytes}::bytea), 'hex'), ${tipo}, ${bytes}::bytea)
    on conflict (clave) do update set tipo = excluded.tipo returning clave`.execute(trx);
  return rows[0]!.clave;
}

/** Replaces the signatures of a design. */
export async function saveFirmantes(trx: Executor, id_certificado_diseno: number, firmantes: readonly Firmante[]): Promise<void> {
  await sql`
    delete from certificado_firmante where id_certificado_diseno = ${id_certificado_diseno} and orden > ${firmantes.length}`.execute(trx);
  if (firmantes.length === 0) return;
  await sql`
    insert into certificado_firmante (id_certificado_diseno, orden, nombre, cargo, imagen)
    select ${id_certificado_diseno}::integer, f.orden, f.nombre, f.cargo, f.imagen
    from unnest(${firmantes.map(({ nombre }) => nombre)}::text[], ${firmantes.map(({ cargo }) => cargo)}::text[],
      ${firmantes.map(({ imagen }) => imagen)}::text[]) with ordinality f (nombre, cargo, imagen, orden)
    on conflict (id_certificado_diseno, orden) do update set nombre = excluded.nombre, cargo = excluded.cargo, imagen = excluded.imagen`.execute(
    trx,
  );
}

/** Takes the image from a signature; returns its design, undefined without one that has an image. */
export async function removeFirma(trx: Executor, id_certificado_firmante: number): Promise<number | undefined> {
  const row = await trx
    .updateTable('certificado_firmante')
    .set({ imagen: null })
    .where('id_certificado_firmante', '=', id_certificado_firmante)
    .where('imagen', 'is not', null)
    .returning('id_certificado_diseno')
    .executeTakeFirst();
  return row?.id_certificado_diseno;
}

/** Deletes the images that no design shows: a signature stays no longer than its design has it. */
export async function deleteSueltas(trx: Executor): Promise<void> {
  await sql`
    delete from certificado_imagen i where not exists (select from certificado_diseno d where d.imagen_logo = i.clave)
      and not exists (select from certificado_firmante f where f.imagen = i.clave)`.execute(trx);
}

/** Joins a certificate `c` with the design of the moment of its issue, `d`; without columns for those issued before the first one. */
export const DISENO_DEL_DIA = sql`left join lateral (
    select x.id_certificado_diseno, x.imagen_logo, x.texto_logo, x.mostrar_duracion, x.mostrar_empresa, x.mostrar_documento
    from certificado_diseno x where x.desde <= c.fecha_creacion order by x.desde desc, x.id_certificado_diseno desc limit 1
  ) d on true`;

/** Images of one certificate: those of the design of its day. */
export interface DibujosCertificado {
  readonly imagen_logo: string | null;
  readonly texto_logo: string | null;
  readonly firmas: readonly (string | null)[];
}

/** Reads the hashes of a certificate's images; undefined without a certificate. */
export const findDibujos = async (db: Executor, id_evaluacion: number): Promise<DibujosCertificado | undefined> =>
  (
    await sql<DibujosCertificado>`
      select d.imagen_logo, d.texto_logo, (select coalesce(json_agg(f.imagen order by f.orden), '[]') from certificado_firmante f
        where f.id_certificado_diseno = d.id_certificado_diseno) as firmas
      from certificado c ${DISENO_DEL_DIA} where c.id_evaluacion = ${id_evaluacion}`.execute(db)
  ).rows[0];
