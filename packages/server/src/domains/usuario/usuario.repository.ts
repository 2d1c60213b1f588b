import type { ResponseOf } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { rolDe } from '../../db/person-conditions.ts';

type Ficha = ResponseOf<typeof usuarioApi.sel>;

/** Builds the SQL for the text of a parameter. */
const parametro = (id: string) => sql`(select p.parametro from parametro p where p.id_parametro = ${sql.ref(id)})`;

/** Reads the record of a person without password and hash (P4, P82). */
export const findFicha = async (db: Executor, id_usuario: number): Promise<Ficha | undefined> =>
  (
    await sql<Ficha>`
      select u.id_usuario, u.username, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno, u.personal,
        u.correo_electronico, u.correo_secundario, u.telefono, u.codigo_estado, u.id_empresa, u.codigo_grupo, u.genero,
        u.fecha_ingreso, u.fecha_cese, u.tipo_documento, u.codigo_jefe_inmediato, u.version, e.empresa, j.personal as jefe_inmediato,
        case u.codigo_estado when 1 then 'Activo' else 'Cesado' end as estado,
        ${rolDe('u')} as rol,
        ${parametro('u.id_centro_costo')} as centro_costo,
        ${parametro('u.id_departamento')} as departamento,
        ${parametro('u.id_cargo')} as cargo
      from usuario u
      left join empresa e using (id_empresa)
      left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
      where u.id_usuario = ${id_usuario}`.execute(db)
  ).rows[0];
