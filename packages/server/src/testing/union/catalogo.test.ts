// A column that names a company, parameter, rule, person or assignment is moved by a join, or stays with a reason: of the database's own catalogue, so that a new
// table is never forgotten.
import { useTestApp } from '@portal/testkit/app.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Unible } from '../../domains/union/enlace.rules.ts';
import { ENLACES, QUEDAN } from '../../domains/union/enlaces.rules.ts';

const test = useTestApp();

/** Columns of foreign keys to a table, without the constant ones that hold the parameter table of a code. */
async function keysTo(tabla: string): Promise<string[]> {
  const { rows } = await sql<{ lugar: string }>`
    select distinct c.conrelid::regclass || '.' || a.attname as lugar
    from pg_constraint c cross join lateral unnest(c.conkey) as k(attnum) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.confrelid = ${tabla}::regclass and c.conparentid = 0
      and a.attname not like 'dominio\\_%' and a.attname <> 'id_dominio' order by 1`.execute(test.db);
  return rows.map(({ lugar }) => lugar);
}

/** Columns that name such a record without a foreign key, by their name. */
async function namedLike(pattern: string, tabla: string): Promise<string[]> {
  const { rows } = await sql<{ lugar: string }>`
    select c.relname || '.' || a.attname as lugar from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and a.attname ~ ${pattern} and c.relname <> ${tabla} order by 1`.execute(test.db);
  return rows.map(({ lugar }) => lugar);
}

const PATTERNS: Readonly<Record<Unible, string>> = {
  empresa: '^(id_empresa|empresas)$',
  parametro: '^(id_parametro|id_cargo|id_centro_costo|id_departamento|codigo_grupo|codigo_categoria)$',
  regla: '^id_regla$',
  usuario: '^(id_usuario|id_destinatario|destinatarios|codigo_jefe_inmediato|codigo_gerente|codigo_director)$',
  asignacion: '^(id_asignacion|asignaciones)$',
};

/** Columns of such a name that are texts or kinds: addresses, names of that time, and names at the identity provider. */
const NO_PERSON: readonly string[] = [
  'asignacion_historia.usuario',
  'configuracion.dias_prorroga_jefe',
  'correo.destinatario',
  'cuadro.autor',
  'scim_usuario.nombre_usuario',
];

describe.each(['empresa', 'parametro', 'regla', 'usuario', 'asignacion'] as const)('%s', (tabla) => {
  const moved = ENLACES[tabla].map(({ tabla: de, columna }) => `${de}.${columna}`);

  const known = [...new Set([...moved, ...Object.keys(QUEDAN[tabla])])].toSorted();
  const stored = async () => [...new Set([...(await keysTo(tabla)), ...(await namedLike(PATTERNS[tabla], tabla))])].toSorted();

  it('has no reference that a join forgets', async () => {
    expect(await stored()).toEqual(known);
    expect(Object.keys(QUEDAN[tabla]).filter((place) => moved.includes(place))).toEqual([]);
  });

  it('names a new table with a reference', async () => {
    await sql`create table nueva (id_nueva integer primary key, cualquiera integer references ${sql.table(tabla)})`.execute(test.db);
    expect(await stored()).toContain('nueva.cualquiera');
    await sql`drop table nueva`.execute(test.db);
  });

  it('is moved by the primary keys, unique keys and stamps that the tables have', async () => {
    for (const { tabla: de, columna, clave, sellos, gemela } of ENLACES[tabla]) {
      const { rows } = await sql<{ primaria: string[]; version: boolean; unicas: string[] }>`
        select array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
            where i.indrelid = ${de}::regclass and i.indisprimary order by 1) as primaria,
          exists (select from pg_attribute where attrelid = ${de}::regclass and attname = 'version') as version,
          array(select pg_get_indexdef(i.indexrelid) from pg_index i where i.indrelid = ${de}::regclass and i.indisunique
            and pg_get_indexdef(i.indexrelid) ~ ('\\m' || ${columna}::text || '\\M')) as unicas`.execute(test.db);
      const { primaria, version, unicas } = rows[0]!;
      expect([...clave].toSorted(), de).toEqual(primaria);
      if (de !== 'pregunta') expect(version, de).toBe(sellos === true);
      // The columns of a unique key beside the moved one are those by which twins are found; tablets, codes, reports and attempts are renamed or numbered before, assignments joined.
      const alone = unicas.filter(
        (one) =>
          !/tableta|parametro_(codigo|id_dominio)|regla_condicion|evaluacion_|reporte_guardado_nombre|asignacion_id_usuario|_pkey/.test(
            one,
          ),
      );
      if (alone.length) expect(gemela, `${de}: ${alone.join()}`).toBeDefined();
    }
  });
});

it('names a person otherwise in stamps alone, which say who did something then', async () => {
  const known = new Set(Object.keys(QUEDAN.usuario).concat(ENLACES.usuario.map(({ tabla, columna }) => `${tabla}.${columna}`)));
  const others = (await namedLike('usuario|jefe|gerente|director|autor|titular|destinatario', 'usuario')).filter(
    (place) => !known.has(place),
  );
  const isStamp = (place: string) => /\.(?:id_)?usuario_(?:creacion|modificacion|cierre|autor)$/.test(place);
  expect(others.filter((place) => !isStamp(place))).toEqual(NO_PERSON);
});
