import { type RawBuilder, sql } from 'kysely';

/** Builds the condition that the person in `column` is away on a day (`YYYY-MM-DD`). */
export const isAway = (column: string, day: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from ausencia falta where falta.id_usuario = ${sql.ref(column)} and ${day}::date between falta.fecha_desde and falta.fecha_hasta)`;

/** Builds the condition that the person of the alias `u` is active on a day (`YYYY-MM-DD`): the day of leaving, if there is one, comes later (P21). */
export const isActiveOn = (u: string, day: string): RawBuilder<boolean> => {
  const cese = sql.ref(`${u}.fecha_cese`);
  return sql<boolean>`(${cese} is null or ${cese} > ${day}::date)`;
};

/** Builds the condition that letters reach the person of the alias `u`: there is an address, and no mail server returned it. */
export const isReachable = (u: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${u}.correo_electronico`)} is not null and ${sql.ref(`${u}.correo_electronico`)} is distinct from ${sql.ref(`${u}.correo_rebotado`)})`;

/** Builds the condition that the person of the alias `u` has an access, whatever its role (P96, P216). */
export const hasAccess = (u: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${u}.indicador_admin`)} = 1 or ${sql.ref(`${u}.indicador_soporte`)} = 1 or ${sql.ref(`${u}.rol_acotado`)} <> 0)`;

/** Builds the name of the role of the person of the alias `u` (P216). */
export const rolDe = (u: string): RawBuilder<string> => {
  const acotado = sql.ref(`${u}.rol_acotado`);
  return sql<string>`case when ${sql.ref(`${u}.indicador_admin`)} = 1 then 'Administrador' when ${sql.ref(`${u}.indicador_soporte`)} = 1 then 'Soporte'
    when ${acotado} = 3 then 'Autor' when ${acotado} = 4 then 'Auditor' when ${acotado} = 5 then 'Lector' else 'Alumno' end`;
};
