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

/** Makes the three people, with passwords dated `now` (an ISO instant). */
export function demoPeople({ today, contrasenia }: DemoDay, now: string): PersonaRow[] {
  const entered = { [ADMIN]: -2900, [SOPORTE.id_usuario]: -1500, [ALUMNO]: -240 };
  return [ADMINISTRADORA, SOPORTE, ALUMNA].map((persona) =>
    Object.assign(
      {
        numero_documento: persona.username,
        fecha_ingreso: addDays(today, entered[persona.id_usuario] ?? 0),
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
      },
      persona,
    ),
  );
}
