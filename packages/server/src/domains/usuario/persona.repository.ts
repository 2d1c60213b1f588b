import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** Selected columns of `personaColumnas`, and the text of the group, over `PERSONAS`. */
export const PERSONA = sql`
  u.id_usuario, u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, e.empresa, de.parametro as departamento, ce.codigo_parametro as codigo_centro_costo,
  ce.parametro as centro_costo, ca.parametro as cargo, u.correo_electronico, gr.parametro as grupo`;

/** People (`u`) with the texts that their columns point to. */
export const PERSONAS = sql`
  usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro de on de.id_parametro = u.id_departamento
  left join parametro ce on ce.id_parametro = u.id_centro_costo
  left join parametro ca on ca.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo`;

/** Person at the head of a report. */
export interface Persona {
  readonly id_usuario: number;
  readonly codigo_usuario: string;
  readonly personal: string;
  readonly empresa: string | null;
}

/** Finds a person in the scope. */
export const findPersona = async (db: Executor, id_usuario: number, scope: Scope): Promise<Persona | undefined> =>
  (
    await sql<Persona>`
      select u.id_usuario, u.codigo_usuario, u.personal, e.empresa from usuario u left join empresa e using (id_empresa)
      where u.id_usuario = ${id_usuario} and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];
