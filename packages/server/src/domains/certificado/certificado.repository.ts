import type { CertificadoFicha } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

type Stored = Omit<CertificadoFicha, 'estado'>;

const FIELDS = ['id_evaluacion', 'numero', 'codigo', 'nombre', 'tema', 'nota', 'lugar', 'fecha', 'idioma', 'codigo_estado'] as const;

export function findByEvaluacion(db: Executor, id_evaluacion: number): Promise<Stored | undefined> {
  return db.selectFrom('certificado').select(FIELDS).where('id_evaluacion', '=', id_evaluacion).executeTakeFirst();
}

export function findByCodigo(db: Executor, codigo: string): Promise<Stored | undefined> {
  return db.selectFrom('certificado').select(FIELDS).where('codigo', '=', codigo).executeTakeFirst();
}

/** Lists the certificates of a person, newest first. */
export async function findByUsuario(db: Executor, id_usuario: number): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select c.id_evaluacion, c.numero, c.codigo, c.nombre, c.tema, c.nota, c.lugar, c.fecha, c.idioma, c.codigo_estado
    from certificado c join evaluacion e using (id_evaluacion)
    where e.id_usuario = ${id_usuario} order by c.fecha desc, c.id_certificado desc`.execute(db);
  return rows;
}

export async function findOwner(db: Executor, id_evaluacion: number): Promise<number | undefined> {
  const row = await db.selectFrom('evaluacion').select('id_usuario').where('id_evaluacion', '=', id_evaluacion).executeTakeFirst();
  return row?.id_usuario;
}

/** Takes the next number of a certificate from the sequence. */
export async function nextNumero(db: Executor): Promise<number> {
  const { rows } = await sql<{ numero: number }>`select nextval('certificado_numero')::integer as numero`.execute(db);
  return rows[0]!.numero;
}

/** Inserts a certificate with the present name and topic (P18); nothing if the evaluation has one. */
export async function insertCertificado(
  db: Executor,
  input: { id_evaluacion: number; numero: string; codigo: string; lugar: string; fecha: string; idioma: string; fecha_creacion: string },
): Promise<void> {
  await sql`
    insert into certificado (id_evaluacion, numero, codigo, nombre, tema, nota, lugar, fecha, idioma, fecha_creacion)
    select e.id_evaluacion, ${input.numero}, ${input.codigo}, u.personal, t.titulo, e.nota, ${input.lugar},
      ${input.fecha}::date, ${input.idioma}, ${input.fecha_creacion}::timestamptz
    from evaluacion e join usuario u using (id_usuario) join tema t using (id_tema)
    where e.id_evaluacion = ${input.id_evaluacion}
    on conflict (id_evaluacion) do nothing`.execute(db);
}

/** Sets the state: 1 valid, 2 annulled. */
export async function updateEstado(db: Executor, id_evaluacion: number, codigo_estado: number): Promise<void> {
  await db.updateTable('certificado').set({ codigo_estado }).where('id_evaluacion', '=', id_evaluacion).execute();
}
