import { chance } from './chance.ts';

export const EMPRESAS = 17;
const CENTROS = EMPRESAS * 20;
const DEPARTAMENTOS = 40;
const CARGOS = 200;
const GRUPOS = 10;
/** First ids of the parameters of each kind. */
const FIRST = { centro: 1_001, departamento: 2_001, cargo: 3_001, grupo: 4_001 } as const;

const parametros = (id_dominio: number, first: number, { total, letter, word }: { total: number; letter: string; word: string }) =>
  `insert into parametro (id_parametro, id_dominio, codigo_parametro, parametro)
    select ${first} + n - 1, ${id_dominio}, '${letter}' || lpad(n::text, 4, '0'), '${word} ' || n from generate_series(1, ${total}) n`;

/** A large company has some thirty times the people of a small one; each has twenty cost centres of its own. */
const EMPRESA = `1 + floor(${EMPRESAS} * power(${chance('n', 'empresa', 10_000)} / 10000.0, 2))::integer`;

/** Everybody has a boss but the first; six of a hundred have left, one leaves soon; the first five work in the portal. */
const insertPeople = (people: number): string => `
  insert into usuario (id_usuario, username, codigo_usuario, nombres, apellido_paterno, apellido_materno, correo_electronico, numero_documento,
    id_empresa, id_cargo, id_centro_costo, id_departamento, codigo_grupo, genero, fecha_ingreso, fecha_cese, codigo_estado,
    codigo_jefe_inmediato, indicador_admin, indicador_soporte, contrasenia_fecha, usuario_creacion, fecha_creacion)
  select n, (30000000 + n)::text, 'P' || n, 'Nombre ' || ${chance('n', 'nombre', 900)}, 'Apellido ' || ${chance('n', 'paterno', 3_000)},
    'Apellido ' || ${chance('n', 'materno', 3_000)}, case when n % 10 > 0 then 'p' || n || '@example.com' end, (30000000 + n)::text,
    empresa, ${FIRST.cargo} + ${chance('n', 'cargo', CARGOS)}, ${FIRST.centro} + (empresa - 1) * 20 + ${chance('n', 'centro', 20)},
    ${FIRST.departamento} + ${chance('n', 'departamento', DEPARTAMENTOS)}, 'G' || lpad((1 + n % ${GRUPOS})::text, 4, '0'),
    case when n % 2 = 0 then 'F' else 'M' end, current_date - 800 - ${chance('n', 'ingreso', 2_000)},
    case when n <= 5 then null when suerte < 6 then current_date - ${chance('n', 'cese', 600)} when suerte = 6 then current_date + 20 end,
    case when n > 5 and suerte < 6 then 2 else 1 end, case when n > 1 then 'P' || ceil((n - 1) / 10.0) end,
    case when n <= 2 then 1 else 0 end, case when n between 3 and 5 then 1 else 0 end, now(), 'bench', now() - interval '800 days'
  from (select n, ${EMPRESA} as empresa, ${chance('n', 'suerte', 100)} as suerte from generate_series(1, ${people}) n) p`;

/** Statements that insert companies, their parameters and so many people. */
export const peopleOf = (people: number): readonly string[] => [
  `insert into empresa (id_empresa, codigo_empresa, empresa, usuario_creacion)
    select n, 'E' || n, 'Empresa ' || n, 'bench' from generate_series(1, ${EMPRESAS}) n`,
  parametros(6, FIRST.centro, { total: CENTROS, letter: 'C', word: 'Centro' }),
  parametros(8, FIRST.departamento, { total: DEPARTAMENTOS, letter: 'D', word: 'Departamento' }),
  parametros(2, FIRST.cargo, { total: CARGOS, letter: 'K', word: 'Cargo' }),
  parametros(1, FIRST.grupo, { total: GRUPOS, letter: 'G', word: 'Grupo' }),
  insertPeople(people),
];
