import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { alignIdentity, insertRows, withColumns } from '../bulk.ts';
import { EMPRESAS } from '../grupo-andino/empresas.ts';
import { CATEGORIAS, CENTROS_COSTO, DEPARTAMENTOS, DIRECTOR, GERENTE, GRUPOS, JEFE, PUESTOS } from '../grupo-andino/organizacion.ts';
import type { Direccion, PersonaRow } from '../people.ts';
import type { Stamps } from '../stamps.ts';

/** Ids of the seeded domains (P84). */
const DOMINIO = { grupo: 1, cargo: 2, categoria: 3, categoriaPregunta: 4, centroCosto: 6, departamento: 8 } as const;

const puestos = [GERENTE, DIRECTOR, JEFE, ...Object.values(PUESTOS).flatMap((list) => list.map(([puesto]) => puesto))];

/** Groups, positions, categories, cost centres and departments. */
export async function insertParameters(db: Executor, stamps: Stamps): Promise<void> {
  const rows = [
    ...parameters(DOMINIO.grupo, GRUPOS),
    ...parameters(
      DOMINIO.cargo,
      puestos.map(({ codigo, nombre }) => [codigo, nombre] as const),
    ),
    ...parameters(DOMINIO.categoria, CATEGORIAS),
    ...parameters(DOMINIO.categoriaPregunta, CATEGORIAS),
    ...parameters(DOMINIO.departamento, DEPARTAMENTOS),
  ];
  await insertRows(db, 'parametro', withColumns(rows, stamps));
  await insertRows(db, 'parametro', withColumns(costCentres(), stamps));
}

/** Cost centres belong to their company: two companies may use one code. */
const costCentres = () =>
  EMPRESAS.flatMap(({ tipo }, index) =>
    parameters(DOMINIO.centroCosto, CENTROS_COSTO[tipo]).map((row) => Object.assign({ id_empresa: index + 1 }, row)),
  );

const parameters = (id_dominio: number, pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([codigo_parametro, parametro]) => ({ id_dominio, codigo_parametro, parametro }));

/** Companies 1 to 17, in the order of their list. */
export async function insertCompanies(db: Executor, stamps: Stamps): Promise<void> {
  const rows = EMPRESAS.map(({ codigo, nombre }, index) => ({ id_empresa: index + 1, codigo_empresa: codigo, empresa: nombre }));
  await insertRows(db, 'empresa', withColumns(rows, stamps));
  await alignIdentity(db, 'empresa', 'id_empresa');
}

/** Inserts people, then sets the leaders of each company. Staff and learners have different columns, so each list is inserted apart. */
export async function insertPeople(
  db: Executor,
  lists: readonly (readonly PersonaRow[])[],
  direcciones: readonly Direccion[],
): Promise<void> {
  const parametros = await findParametros(db);
  for (const rows of lists)
    await insertRows(
      db,
      'usuario',
      rows.map((row) => withParametros(parametros, row)),
    );
  await alignIdentity(db, 'usuario', 'id_usuario');
  await sql`
    update empresa e set codigo_gerente = d.codigo_gerente, codigo_director = d.codigo_director
    from json_to_recordset(${JSON.stringify(direcciones)}::json) as d(id_empresa integer, codigo_gerente text, codigo_director text)
    where d.id_empresa = e.id_empresa`.execute(db);
}

const keyOf = (id_dominio: number, id_empresa: number | null, codigo: string): string => [id_dominio, id_empresa, codigo].join('/');

/** Ids of the parameters by domain, company and code. */
async function findParametros(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('parametro').select(['id_parametro', 'id_dominio', 'id_empresa', 'codigo_parametro']).execute();
  return new Map(rows.map((row) => [keyOf(row.id_dominio, row.id_empresa, row.codigo_parametro), row.id_parametro]));
}

function withParametros(parametros: ReadonlyMap<string, number>, { cargo, centro_costo, departamento, ...row }: PersonaRow) {
  return {
    ...row,
    id_cargo: parametros.get(keyOf(DOMINIO.cargo, null, cargo)),
    id_centro_costo: parametros.get(keyOf(DOMINIO.centroCosto, row.id_empresa, centro_costo)),
    id_departamento: parametros.get(keyOf(DOMINIO.departamento, null, departamento)),
    fecha_modificacion: row.fecha_creacion,
  };
}
