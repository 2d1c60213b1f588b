import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** First certificate of a corrected attempt. */
export interface CertificadoNuevo {
  readonly id_evaluacion: number;
  readonly codigo: string;
  /** Day of the approval, `YYYY-MM-DD`. */
  readonly fecha: string;
}

/** Inserts certificates of approved attempts, as `EMITIR_CERTIFICADO` does for one. */
export async function insertCertificados(
  trx: Executor,
  { lugar, idioma, now }: { readonly lugar: string; readonly idioma: string; readonly now: string },
  nuevos: readonly CertificadoNuevo[],
): Promise<void> {
  await sql`
    insert into certificado (id_evaluacion, numero, codigo, nombre, tema, nota, lugar, fecha, idioma, fecha_creacion, duracion, empresa, documento)
    select e.id_evaluacion, to_char(c.fecha, 'YYYY-') || lpad(c.numero, greatest(6, length(c.numero)), '0'), c.codigo, u.personal, t.titulo, e.nota,
      ${lugar}, c.fecha, ${idioma}, ${now}::timestamptz, nullif(t.duracion, 0),
      (select x.empresa from empresa x where x.id_empresa = u.id_empresa), u.tipo_documento || ' ' || u.numero_documento
    from (select n.*, nextval('certificado_numero')::text as numero
        from json_to_recordset(${JSON.stringify(nuevos)}::json) as n(id_evaluacion integer, codigo text, fecha date)) c
      join evaluacion e using (id_evaluacion) join usuario u using (id_usuario) join tema t using (id_tema)
    on conflict (id_evaluacion) do nothing`.execute(trx);
}

/** Opens the one door in the guard of certificates for the rest of a transaction, and closes it. */
async function correcting(trx: Executor, work: () => Promise<void>): Promise<void> {
  await sql`select set_config('portal.recalificacion', 'si', true)`.execute(trx);
  await work();
  await sql`select set_config('portal.recalificacion', '', true)`.execute(trx);
}

/** Keeps the present numbers of certificates as replaced ones. */
const keepNumbers = (trx: Executor, ids: readonly number[], now: string) =>
  sql`
    insert into certificado_reemplazado (numero, codigo, id_certificado, nota, reemplaza, fecha_reemplazo)
    select c.numero, c.codigo, c.id_certificado, c.nota, c.reemplaza, ${now}::timestamptz from certificado c
    where c.id_evaluacion = any (${[...ids]}::integer[])`.execute(trx);

/** Gives certificates a new number, a new code and the present grade; each names the number that it had. */
export const reviseCertificados = (
  trx: Executor,
  { today, now }: { readonly today: string; readonly now: string },
  nuevos: readonly Omit<CertificadoNuevo, 'fecha'>[],
): Promise<void> =>
  correcting(trx, async () => {
    await keepNumbers(
      trx,
      nuevos.map(({ id_evaluacion }) => id_evaluacion),
      now,
    );
    await sql`
      update certificado c set reemplaza = c.numero, codigo = n.codigo, nota = e.nota, codigo_estado = 1,
        numero = to_char(${today}::date, 'YYYY-') || lpad(n.numero, greatest(6, length(n.numero)), '0')
      from (select j.*, nextval('certificado_numero')::text as numero
          from json_to_recordset(${JSON.stringify(nuevos)}::json) as j(id_evaluacion integer, codigo text)) n join evaluacion e using (id_evaluacion)
      where c.id_evaluacion = n.id_evaluacion`.execute(trx);
  });

/** Sets the state of the certificates of some attempts: 1 valid, 2 annulled. */
export const setCertificateStates = async (trx: Executor, ids: readonly number[], codigo_estado: 1 | 2): Promise<void> => {
  await sql`update certificado set codigo_estado = ${codigo_estado} where id_evaluacion = any (${[...ids]}::integer[])`.execute(trx);
};

/** Numbers, grade and state that a certificate had. */
export interface CertificadoDeAntes {
  readonly id_evaluacion: number;
  readonly numero: string;
  readonly codigo: string;
  readonly nota: number | null;
  readonly codigo_estado: number;
  readonly reemplaza: string | null;
}

/** Gives certificates the numbers back that they had; the later ones stay known as replaced. */
export const restoreCertificados = (trx: Executor, antes: readonly CertificadoDeAntes[], now: string): Promise<void> =>
  correcting(trx, async () => {
    const filas = JSON.stringify(antes);
    const of = sql`json_to_recordset(${filas}::json) as n(id_evaluacion integer, numero text, codigo text, nota numeric, codigo_estado smallint, reemplaza text)`;
    const { rows } = await sql<{ id_evaluacion: number }>`
      select c.id_evaluacion from certificado c join ${of} using (id_evaluacion) where c.numero <> n.numero`.execute(trx);
    await keepNumbers(
      trx,
      rows.map(({ id_evaluacion }) => id_evaluacion),
      now,
    );
    await sql`delete from certificado_reemplazado r using ${of} where r.numero = n.numero`.execute(trx);
    await sql`
      update certificado c set numero = n.numero, codigo = n.codigo, nota = n.nota, codigo_estado = n.codigo_estado, reemplaza = n.reemplaza
      from ${of} where c.id_evaluacion = n.id_evaluacion`.execute(trx);
  });
