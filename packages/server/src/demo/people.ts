import { fold } from '@portal/contract/core';
import type { Insertable } from 'kysely';
import type { UsuarioTable } from '../db/tables/personas.ts';
import { addDays, atMinute, iso } from './dates.ts';
import { EMPRESAS, type EmpresaDemo } from './grupo-andino/empresas.ts';
import { APELLIDOS, HOMBRES, MUJERES } from './grupo-andino/nombres.ts';
import { CENTROS_COSTO, DIRECTOR, GERENTE, JEFE, type Puesto, PUESTOS } from './grupo-andino/organizacion.ts';
import type { Random } from './random.ts';

const PEOPLE = 600;
/** People per boss. */
const TEAM_SIZE = 14;
/** Everybody entered at least this many days ago, so that every learner had time to start. */
const NEWEST_ENTRY = 25;

export interface DemoDay {
  /** `YYYY-MM-DD` in Lima. */
  readonly today: string;
  /** Password hash shared by all people of the demo. */
  readonly contrasenia: string;
}

/** Person with the codes of position, cost centre and department. */
export type PersonaRow = Insertable<UsuarioTable> & {
  readonly id_usuario: number;
  readonly id_empresa: number;
  readonly cargo: string;
  readonly centro_costo: string;
  readonly departamento: string;
  readonly codigo_grupo: string | null;
  readonly fecha_ingreso: string;
  readonly fecha_cese: string | null;
};

/** Leaders of a company, for its record. */
export interface Direccion {
  readonly id_empresa: number;
  readonly codigo_gerente: string;
  readonly codigo_director: string;
}

export interface People {
  readonly rows: PersonaRow[];
  readonly direcciones: Direccion[];
}

/** About 600 people in their companies, each with a boss, a position, a cost centre and a group; ids follow `firstId`. */
export function createPeople(random: Random, day: DemoDay, firstId: number): People {
  const factory = createFactory(random, day, firstId);
  const weight = EMPRESAS.reduce((sum, empresa) => sum + empresa.peso, 0);
  const people: People = { rows: [], direcciones: [] };
  for (const [index, empresa] of EMPRESAS.entries())
    addCompany(people, { factory, random, empresa, id_empresa: index + 1, size: Math.round((PEOPLE * empresa.peso) / weight) });
  return people;
}

type Factory = (place: Place) => PersonaRow;

interface Place {
  readonly id_empresa: number;
  readonly empresa: EmpresaDemo;
  readonly puesto: Puesto;
  readonly grupo: string | null;
  readonly jefe: string | null;
}

const GRUPO_OF = { tienda: 'TIENDAS', logistica: 'LOGISTICA', oficina: 'CORPORATIVO' } as const;

function addCompany(
  people: People,
  {
    factory,
    random,
    empresa,
    id_empresa,
    size,
  }: { factory: Factory; random: Random; empresa: EmpresaDemo; id_empresa: number; size: number },
): void {
  const hire = (puesto: Puesto, grupo: string | null, jefe: string | null) => {
    const persona = factory({ id_empresa, empresa, puesto, grupo, jefe });
    people.rows.push(persona);
    return persona.codigo_usuario;
  };
  const gerente = hire(GERENTE, 'JEFATURAS', null);
  const director = hire(DIRECTOR, 'JEFATURAS', gerente);
  people.direcciones.push({ id_empresa, codigo_gerente: gerente, codigo_director: director });
  const jefes = Array.from({ length: Math.max(1, Math.round(size / TEAM_SIZE)) }, () => hire(JEFE, 'JEFATURAS', director));
  for (let left = size - 2 - jefes.length; left > 0; left -= 1) {
    const grupo = random.chance(0.04) ? null : GRUPO_OF[empresa.tipo];
    hire(random.weighted(PUESTOS[empresa.tipo]), grupo, random.pick(jefes));
  }
}

function createFactory(random: Random, { today, contrasenia }: DemoDay, firstId: number): Factory {
  let id = firstId;
  const documentos = new Set<string>();
  const correos = new Map<string, number>();
  return ({ id_empresa, empresa, puesto, grupo, jefe }) => {
    const id_usuario = id;
    id += 1;
    const documento = newDocument(random, documentos);
    const nombre = createName(random);
    const [centro_costo] = random.pick(CENTROS_COSTO[empresa.tipo]);
    const ends = jefe !== null && grupo !== 'JEFATURAS' && random.chance(0.06);
    const fecha_ingreso = addDays(today, -random.integer(ends ? 400 : NEWEST_ENTRY, random.chance(0.3) ? 700 : 4200));
    const fecha_cese = ends ? addDays(today, -random.integer(3, 200)) : null;
    return {
      id_usuario,
      username: documento,
      codigo_usuario: `0${String(10_000 + id_usuario)}`,
      ...nombre,
      correo_electronico: random.chance(0.06) ? null : newEmail(nombre, correos),
      telefono: `9${random.integer(10_000_000, 99_999_999)}`,
      codigo_estado: ends ? 2 : 1,
      id_empresa,
      codigo_grupo: grupo,
      cargo: puesto.codigo,
      centro_costo,
      departamento: puesto.departamento,
      fecha_ingreso,
      fecha_cese,
      tipo_documento: 'DNI',
      numero_documento: documento,
      codigo_jefe_inmediato: jefe,
      contrasenia_hash: contrasenia,
      contrasenia_fecha: iso(atMinute(addDays(today, -random.integer(2, 80)), random.integer(8 * 60, 18 * 60))),
      fecha_login: null,
      usuario_creacion: 'importación',
      fecha_creacion: iso(atMinute(addDays(today, -358), 9 * 60)),
    };
  };
}

function newDocument(random: Random, used: Set<string>): string {
  const documento = random.chance(0.12) ? `0${random.integer(6_000_000, 9_999_999)}` : String(random.integer(40_000_000, 77_999_999));
  if (used.has(documento)) return newDocument(random, used);
  used.add(documento);
  return documento;
}

function createName(random: Random) {
  const woman = random.chance(0.52);
  return {
    nombres: random.pick(woman ? MUJERES : HOMBRES),
    apellido_paterno: random.pick(APELLIDOS),
    apellido_materno: random.pick(APELLIDOS),
    genero: woman ? 'F' : 'M',
  };
}

const plain = (text: string): string => fold(text).replace(/[^a-z]/g, '');

function newEmail({ nombres, apellido_paterno }: { nombres: string; apellido_paterno: string }, used: Map<string, number>): string {
  const base = `${plain(nombres.split(' ')[0] ?? '')}.${plain(apellido_paterno)}`;
  const times = (used.get(base) ?? 0) + 1;
  used.set(base, times);
  return `${base}${times > 1 ? times : ''}@grupoandino.example`;
}
