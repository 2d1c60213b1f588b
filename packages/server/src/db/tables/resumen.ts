import type { Generated } from 'kysely';

/** People by what they are counted by, with their open plans and those of them that they began; the database writes it (migration 035). */
export interface PersonaPlanesTable {
  id_usuario: number;
  id_empresa: Generated<number | null>;
  id_centro_costo: Generated<number | null>;
  id_departamento: Generated<number | null>;
  fecha_cese: Generated<string | null>;
  planes: Generated<number[]>;
  evaluados: Generated<number[]>;
}

/** Change of the sums of open assignments, or what was folded of them; the database writes it (migration 035). */
export interface ResumenPlanTable {
  id_resumen_plan: Generated<number>;
  id_planestudio: number;
  id_empresa: number | null;
  fecha_cese: string | null;
  asignados: number;
  terminados: number;
  iniciados: number;
  total: number;
  aprobados: number;
  calificados: number;
  suma_notas: number;
  plegada: Generated<boolean>;
}

/** The same of those with a deadline of their own, by its day; the database writes it (migration 069). */
export interface ResumenPlazoTable extends Pick<
  ResumenPlanTable,
  'id_planestudio' | 'id_empresa' | 'fecha_cese' | 'asignados' | 'terminados' | 'total' | 'aprobados' | 'plegada'
> {
  id_resumen_plazo: Generated<number>;
  fecha_limite: string;
}

/** Change of the number of people, or what was folded of it; the database writes it (migration 035). */
export interface ResumenPersonaTable extends Omit<PersonaPlanesTable, 'id_usuario'> {
  id_resumen_persona: Generated<number>;
  personas: number;
  plegada: Generated<boolean>;
}
