import { ROL } from '@portal/contract/roles';
import { addDays, atMinute, iso } from './dates.ts';
import type { DemoDay, PersonaRow } from './people.ts';

/** Ids of two of the people with sign-ins printed at the start; soporte is 2. */
export const ADMIN = 1;
export const ALUMNO = 3;

const office = { id_empresa: 10, codigo_grupo: null, centro_costo: '0301' };

const ADMINISTRADORA = {
  id_usuario: ADMIN,
  username: '10000001',
  codigo_usuario: '010001',
  nombres: 'Carla Begoña',
  apellido_paterno: 'Ibáñez',
  apellido_materno: 'Muñoz',
  genero: 'F',
  correo_electronico: 'administracion@grupoandino.example',
  cargo: 'P301',
  departamento: 'GDH',
  indicador_admin: 1,
  indicador_soporte: 0,
  ...office,
};

const SOPORTE = {
  id_usuario: 2,
  username: '10000002',
  codigo_usuario: '010002',
  nombres: 'Iván',
  apellido_paterno: 'Peña',
  apellido_materno: 'De la Cruz',
  genero: 'M',
  correo_electronico: 'soporte@grupoandino.example',
  cargo: 'P304',
  departamento: 'TIC',
  indicador_admin: 0,
  indicador_soporte: 1,
  ...office,
};

const ALUMNA = {
  id_usuario: ALUMNO,
  username: '10000003',
  codigo_usuario: '010003',
  nombres: 'María',
  apellido_paterno: 'Ñahui',
  apellido_materno: "O'Connor",
  genero: 'F',
  correo_electronico: 'maria.nahui@grupoandino.example',
  cargo: 'P102',
  departamento: 'OPE',
  indicador_admin: 0,
  indicador_soporte: 0,
  id_empresa: 2,
  codigo_grupo: 'TIENDAS',
  centro_costo: '1102',
};

/** People of the roles beside administrator and support (P216); nobody assigns them a plan. */
const ACOTADOS = [
  { rol_acotado: ROL.autor, nombres: 'Lucía', apellido_paterno: 'Salazar', apellido_materno: 'Ríos', genero: 'F', correo: 'contenidos' },
  { rol_acotado: ROL.auditor, nombres: 'Jorge', apellido_paterno: 'Núñez', apellido_materno: 'Vega', genero: 'M', correo: 'auditoria' },
  { rol_acotado: ROL.lector, nombres: 'Elena', apellido_paterno: 'Quiñones', apellido_materno: 'Paz', genero: 'F', correo: 'reportes' },
] as const;

/** Number of the first of them in usernames and codes. */
const PRIMERO = 4;

/** Makes the three people with sign-ins, with passwords dated `now` (an ISO instant). */
export function demoPeople(day: DemoDay, now: string): PersonaRow[] {
  const entered = { [ADMIN]: -2900, [SOPORTE.id_usuario]: -1500, [ALUMNO]: -240 };
  return [ADMINISTRADORA, SOPORTE, ALUMNA].map((persona) => ({
    ...common(day, now, entered[persona.id_usuario] ?? 0),
    numero_documento: persona.username,
    ...persona,
  }));
}

/** Makes the people of the other roles; ids follow `firstId`. */
export const demoAcotados = (day: DemoDay, now: string, firstId: number): PersonaRow[] =>
  ACOTADOS.map(({ correo, ...persona }, index) => ({
    ...common(day, now, -400),
    ...persona,
    ...office,
    id_usuario: firstId + index,
    username: `1000000${PRIMERO + index}`,
    numero_documento: `1000000${PRIMERO + index}`,
    codigo_usuario: `01900${PRIMERO + index}`,
    correo_electronico: `${correo}@grupoandino.example`,
    cargo: 'P304',
    departamento: 'TIC',
  }));

/** Columns of everybody with a sign-in; `entered`: days since the entry. */
const common = ({ today, contrasenia }: DemoDay, now: string, entered: number) => ({
  fecha_ingreso: addDays(today, entered),
  telefono: '987654321',
  codigo_estado: 1,
  fecha_cese: null,
  tipo_documento: 'DNI',
  codigo_jefe_inmediato: null,
  contrasenia_hash: contrasenia,
  contrasenia_fecha: now,
  fecha_login: null,
  usuario_creacion: 'sistema',
  fecha_creacion: iso(atMinute(addDays(today, -358), 9 * 60)),
});
