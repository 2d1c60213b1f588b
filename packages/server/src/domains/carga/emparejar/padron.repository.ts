import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { peopleAbove } from '../../../db/people-above.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { reachable } from '../../usuario/usuario.public.ts';
import type { UltimaCarga } from '../juzgar/a-mano.rules.ts';
import type { Unida } from './emparejar.rules.ts';
import type { Persona } from '../carga.rules.ts';
import type { Titular } from '../juzgar/correos.rules.ts';
import type { EmpresaAnterior, EmpresaGuardada } from './empresas.rules.ts';
import type { Superior } from '../juzgar/jefes.rules.ts';
import { hasAccess } from '../../../db/person-conditions.ts';

/** Keys looked up by one statement. */
const BATCH = 5000;

/** Reads in batches what a statement finds for many keys. */
async function inBatches<Key, Row>(keys: readonly Key[], read: (batch: Key[]) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += BATCH) rows.push(...(await read(keys.slice(start, start + BATCH))));
  return rows;
}

/** Code and document by which a row may mean somebody. */
export interface Clave {
  readonly codigo: string;
  readonly documento: string;
}

/** Reads the people whom codes and documents mean; a document may also be somebody's username. */
export const findPersonas = (db: Executor, claves: readonly Clave[], scope: Scope): Promise<Persona[]> =>
  inBatches(claves, async (batch) => {
    const codigos = batch.flatMap(({ codigo }) => codigo || []);
    const documentos = batch.flatMap(({ documento }) => documento || []);
    const found = await sql<Persona>`
      select u.id_usuario, u.codigo_usuario, u.personal, u.version, u.username, u.nombres, u.apellido_paterno, u.apellido_materno,
        u.correo_electronico, u.telefono, u.trabajador, u.tipo_documento, u.numero_documento, u.fecha_ingreso, u.genero,
        u.codigo_jefe_inmediato, u.id_empresa, u.id_centro_costo, u.id_departamento, u.id_cargo, u.codigo_estado, u.fecha_cese,
        e.codigo_empresa, e.empresa, cc.codigo_parametro as ceco, cc.parametro as desc_ceco, d.parametro as departamento, c.parametro as cargo,
        ${reachable(scope)} as alcanzada
      from usuario u
      left join empresa e on e.id_empresa = u.id_empresa
      left join parametro cc on cc.id_parametro = u.id_centro_costo
      left join parametro d on d.id_parametro = u.id_departamento
      left join parametro c on c.id_parametro = u.id_cargo
      where u.id_usuario in (
        select id_usuario from usuario where codigo_usuario = any (${codigos}::text[])
        union all select id_usuario from usuario where username = any (${documentos}::text[])
        union all select id_usuario from usuario where tipo_documento in ('DNI', 'CE', 'PAS', 'PTP', 'OTRO') and numero_documento = any (${documentos}::text[]))`.execute(
      db,
    );
    return found.rows;
  });

export const findEmpresas = async (db: Executor): Promise<EmpresaGuardada[]> =>
  (await sql<EmpresaGuardada>`select id_empresa, codigo_empresa, empresa from empresa order by id_empresa`.execute(db)).rows;

/** Reads the codes and names of companies that were joined, with the company that stayed (P249); the latest first. */
export const findAnteriores = async (db: Executor): Promise<EmpresaAnterior[]> =>
  (
    await sql<EmpresaAnterior>`
      select e.id_empresa, e.codigo_empresa, e.empresa, n.codigo as codigo_anterior, n.nombre as nombre_anterior
      from nombre_anterior n join empresa e using (id_empresa) order by n.id_nombre_anterior desc`.execute(db)
  ).rows;

/** Reads the codes and documents of people who were joined; the latest last. */
export const findUnidas = async (db: Executor, scope: Scope): Promise<Unida[]> =>
  (
    await sql<Unida>`
      select n.codigo, coalesce(n.documento, '') as documento, u.personal, u.codigo_usuario, ${reachable(scope)} as alcanzada
      from nombre_anterior n join usuario u on u.id_usuario = n.id_usuario order by n.id_nombre_anterior`.execute(db)
  ).rows;

/** Reads people by code, and everybody above them. */
export const findSuperiores = (db: Executor, codigos: readonly string[], scope: Scope): Promise<Superior[]> =>
  inBatches(codigos, async (batch) => (await peopleAbove(batch, scope).execute(db)).rows);

/** Reads the active people who have one of these e-mails, in small letters. */
export const findTitulares = (db: Executor, correos: readonly string[], scope: Scope): Promise<Titular[]> =>
  inBatches(correos, async (batch) => {
    const found = await sql<Titular>`
      select u.id_usuario, lower(u.correo_electronico) as correo, u.personal, ${inScope(scope, 'u.id_empresa')} as alcanzada,
        ${hasAccess('u')} as con_rol
      from usuario u where lower(u.correo_electronico) = any (${batch}::text[]) and u.codigo_estado = 1`.execute(db);
    return found.rows;
  });

/** Reads what the last applied import of each person left of her. */
export const findUltimas = (db: Executor, ids: readonly number[]): Promise<{ id: number; despues: UltimaCarga }[]> =>
  inBatches(ids, async (batch) => {
    const found = await sql<{ id: number; despues: UltimaCarga }>`
      select distinct on (f.id_registro) f.id_registro as id, f.despues
      from importacion_fila f join importacion i using (id_importacion)
      where f.id_registro = any (${batch}::integer[]) and i.tipo = 'usuario' and i.estado = 'aplicada' and f.despues is not null
      order by f.id_registro, f.id_importacion desc`.execute(db);
    return found.rows;
  });
