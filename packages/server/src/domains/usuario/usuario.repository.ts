import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Name of a parameter of one domain, by the code that the person carries. */
const parametro = (clave: string, codigo: string) =>
  sql<string | null>`(select parametro.parametro from parametro join dominio using (id_dominio)
    where dominio.clave = ${clave} and parametro.codigo_parametro = ${sql.ref(codigo)})`;

/** What others may read of a person (P82): no password, no hash (P4). */
export const findFicha = (db: Executor, id_usuario: number) =>
  db
    .selectFrom('usuario')
    .leftJoin('empresa', 'empresa.id_empresa', 'usuario.id_empresa')
    .leftJoin('usuario as jefe', 'jefe.codigo_usuario', 'usuario.codigo_jefe_inmediato')
    .select([
      'usuario.id_usuario',
      'usuario.username',
      'usuario.codigo_usuario',
      'usuario.nombres',
      'usuario.apellido_paterno',
      'usuario.apellido_materno',
      'usuario.personal',
      'usuario.correo_electronico',
      'usuario.correo_secundario',
      'usuario.telefono',
      'usuario.codigo_estado',
      'usuario.id_empresa',
      'usuario.codigo_grupo',
      'usuario.genero',
      'usuario.fecha_ingreso',
      'usuario.fecha_cese',
      'usuario.tipo_documento',
      'usuario.codigo_jefe_inmediato',
      'usuario.version',
      'empresa.empresa',
      'jefe.personal as jefe_inmediato',
      sql<string>`case usuario.codigo_estado when 1 then 'Activo' else 'Cesado' end`.as('estado'),
      sql<string>`case when usuario.indicador_admin = 1 then 'Administrador' when usuario.indicador_soporte = 1 then 'Soporte' else 'Alumno' end`.as(
        'rol',
      ),
      parametro('centro_costo', 'usuario.codigo_centro_costo').as('centro_costo'),
      parametro('departamento', 'usuario.codigo_departamento').as('departamento'),
      parametro('cargo', 'usuario.codigo_cargo').as('cargo'),
    ])
    .where('usuario.id_usuario', '=', id_usuario)
    .executeTakeFirst();
