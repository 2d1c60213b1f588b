import type { AvisoPaquete, CalificacionTema, EfectoPaquete, JuicioPaquete, TipoPaquete } from '@portal/contract/paquete';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { commonOrInScope, type Scope } from '../../db/scope.ts';
import type { LeccionGuardada } from '../../db/tables/paquetes.ts';

/** Topic that has, or may have, a package. */
export interface TemaConPaquete {
  readonly id_tema: number;
  readonly titulo: string;
  readonly id_paquete: number | null;
  readonly calificacion: CalificacionTema;
  readonly juicio_paquete: JuicioPaquete;
}

const TEMA = ['id_tema', 'titulo', 'id_paquete', 'calificacion', 'juicio_paquete'] as const;

/** Finds a topic that the scope sees; undefined for another one. */
export const findTema = (db: Executor, scope: Scope, id_tema: number): Promise<TemaConPaquete | undefined> =>
  db.selectFrom('tema').select(TEMA).where('id_tema', '=', id_tema).where(commonOrInScope(scope, 'tema.id_empresa')).executeTakeFirst();

/** Locks a topic that gets another package. */
export const lockTema = (trx: Executor, id_tema: number): Promise<TemaConPaquete | undefined> =>
  trx.selectFrom('tema').select(TEMA).where('id_tema', '=', id_tema).forNoKeyUpdate().executeTakeFirst();

/** Package to insert. */
export interface PaqueteNuevo {
  readonly id_tema: number;
  readonly id_archivo: number;
  readonly titulo: string;
  readonly tipo: TipoPaquete;
  readonly version: string;
  readonly archivos: number;
  readonly tamano: number;
  readonly lecciones: readonly LeccionGuardada[];
  readonly avisos: readonly AvisoPaquete[];
  readonly usuario_creacion: string;
  readonly fecha_creacion: string;
}

/** Place of a file of a package to insert. */
export interface ArchivoNuevo {
  readonly ruta: string;
  readonly inicio: number;
  readonly bytes: number;
  readonly comprimido: boolean;
  readonly tamano: number;
  readonly crc: number;
}

/** Inserts a package with the places of its files; returns its id. */
export async function insertPaquete(trx: Executor, paquete: PaqueteNuevo, archivos: readonly ArchivoNuevo[]): Promise<number> {
  const { id_paquete } = await trx
    .insertInto('paquete')
    .values({ ...paquete, lecciones: JSON.stringify(paquete.lecciones), avisos: [...paquete.avisos] })
    .returning('id_paquete')
    .executeTakeFirstOrThrow();
  await sql`
    insert into paquete_archivo (id_paquete, ruta, inicio, bytes, comprimido, tamano, crc)
    select ${id_paquete}::integer, n.* from unnest(${archivos.map(({ ruta }) => ruta)}::text[], ${archivos.map(({ inicio }) => inicio)}::bigint[],
      ${archivos.map(({ bytes }) => bytes)}::bigint[], ${archivos.map(({ comprimido }) => comprimido)}::boolean[],
      ${archivos.map(({ tamano }) => tamano)}::bigint[], ${archivos.map(({ crc }) => crc)}::bigint[]) as n`.execute(trx);
  return id_paquete;
}

/** Package as its author sees it. */
export interface PaqueteFila extends Omit<PaqueteNuevo, 'id_tema' | 'id_archivo' | 'usuario_creacion'> {
  readonly id_paquete: number;
  readonly autor: string;
}

/** The same with its people. */
export interface VersionFila extends PaqueteFila {
  readonly actual: boolean;
  readonly personas: number;
  readonly en_curso: number;
}

const APROBADO = sql`exists (
  select from progreso_tema g where g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.id_programa = a.id_programa
    and g.id_curso = a.id_curso and g.id_modulo = a.id_modulo and g.id_tema = a.id_tema and g.aprobado)`;

/** Lists the packages of a topic, the newest first: its present one, and those that were uploaded for it. */
export async function findVersiones(db: Executor, id_tema: number): Promise<VersionFila[]> {
  const { rows } = await sql<VersionFila>`
    select p.id_paquete, p.titulo, p.tipo, p.version, p.archivos, p.tamano, p.lecciones, p.avisos, p.fecha_creacion,
      coalesce(u.personal, p.usuario_creacion) as autor, p.id_paquete is not distinct from t.id_paquete as actual,
      (select count(distinct a.id_usuario)::integer from paquete_alumno a where a.id_paquete = p.id_paquete and a.id_tema = t.id_tema) as personas,
      (select count(distinct a.id_usuario)::integer from paquete_alumno a
        where a.id_paquete = p.id_paquete and a.id_tema = t.id_tema and not ${APROBADO}) as en_curso
    from tema t join paquete p on p.id_tema = t.id_tema or p.id_paquete = t.id_paquete
    left join usuario u on u.id_usuario = p.id_usuario_creacion
    where t.id_tema = ${id_tema} order by p.id_paquete desc limit 100`.execute(db);
  return rows;
}

/** Whether a package was uploaded for a topic, or is its present one. */
export const isOfTema = async (db: Executor, id_tema: number, id_paquete: number): Promise<boolean> =>
  (
    await sql`
      select from tema t join paquete p on p.id_tema = t.id_tema or p.id_paquete = t.id_paquete
      where t.id_tema = ${id_tema} and p.id_paquete = ${id_paquete}`.execute(db)
  ).rows.length > 0;

/** Finds a package with a topic that uses it or for which it was uploaded, within the scope. */
export async function findPaquete(db: Executor, scope: Scope, id_paquete: number): Promise<PaqueteFila | undefined> {
  const { rows } = await sql<PaqueteFila>`
    select p.id_paquete, p.titulo, p.tipo, p.version, p.archivos, p.tamano, p.lecciones, p.avisos, p.fecha_creacion,
      coalesce(u.personal, p.usuario_creacion) as autor
    from paquete p left join usuario u on u.id_usuario = p.id_usuario_creacion
    where p.id_paquete = ${id_paquete} and exists (
      select from tema t where (t.id_paquete = p.id_paquete or t.id_tema = p.id_tema) and ${commonOrInScope(scope, 't.id_empresa')})`.execute(
    db,
  );
  return rows[0];
}

/** Counts the people whom another package of a topic concerns; people are counted once, whatever the number of their places. */
export async function countEfecto(db: Executor, id_tema: number, id_paquete: number | null): Promise<EfectoPaquete> {
  const { rows } = await sql<EfectoPaquete>`
    select
      (select count(distinct a.id_usuario)::integer from paquete_alumno a
        where a.id_tema = ${id_tema} and a.id_paquete is distinct from ${id_paquete}::integer and not ${APROBADO}) as en_curso,
      (select count(distinct g.id_usuario)::integer from progreso_tema g where g.id_tema = ${id_tema} and g.aprobado) as aprobados,
      (select count(*)::integer from evaluacion e
        where e.id_tema = ${id_tema} and e.fecha_fin is null and e.codigo_estado = 1 and e.fuente = 'cuestionario') as intentos_abiertos,
      (select count(distinct s.id_usuario)::integer from asignacion s
        where s.codigo_estado = 1 and s.id_planestudio in (select o.id_planestudio from ocurrencia o where o.id_tema = ${id_tema} and o.activa)) as asignados`.execute(
    db,
  );
  return rows[0]!;
}

/** Package of a topic and who grades. */
export interface UsoDePaquete {
  readonly id_paquete: number | null;
  readonly calificacion: CalificacionTema;
  readonly juicio_paquete: JuicioPaquete;
  readonly usuario_modificacion: string;
  readonly fecha_modificacion: string;
}

/** Gives a topic a package, or takes it away. */
export const updateUso = async (trx: Executor, id_tema: number, uso: UsoDePaquete): Promise<void> => {
  await trx
    .updateTable('tema')
    .set((eb) => ({ ...uso, version: eb('version', '+', 1) }))
    .where('id_tema', '=', id_tema)
    .execute();
};

/** Deletes packages that no topic uses, nobody began and that were uploaded before an instant; returns their number. Their files go as unused ones. */
export async function deletePruebas(db: Executor, before: string): Promise<number> {
  const { rows } = await sql`
    delete from paquete p where p.fecha_creacion < ${before}::timestamptz
      and not exists (select from tema t where t.id_paquete = p.id_paquete)
      and not exists (select from paquete_alumno a where a.id_paquete = p.id_paquete)
      and not exists (select from paquete_lanzamiento l where l.id_paquete = p.id_paquete)
    returning p.id_paquete`.execute(db);
  return rows.length;
}

/** Deletes claims of lessons that are older than an instant, some thousands; returns their number. */
export async function deleteRegistros(db: Executor, before: string): Promise<number> {
  const { rows } = await sql`
    delete from paquete_registro where id_paquete_registro in (
      select id_paquete_registro from paquete_registro where fecha < ${before}::timestamptz order by fecha limit 5000)
    returning id_paquete_registro`.execute(db);
  return rows.length;
}

/** Finds the package that was made of an upload, by the key of its stored file. */
export const findPaqueteDeSubida = async (db: Executor, clave: string, id_tema: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('paquete as p')
      .innerJoin('archivo as a', 'a.id_archivo', 'p.id_archivo')
      .select('p.id_paquete')
      .where('a.clave', '=', clave)
      .where('p.id_tema', '=', id_tema)
      .executeTakeFirst()
  )?.id_paquete;
