import type { ResponseOf } from '../core/endpoint.ts';
import type { UsuarioFila } from './maestro.ts';
import type { api } from '../api.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { bienvenida } from '../email/examples.ts';
import { done, LEARNER, PLACE, PLACE_TITLES, STAFF, STAMP } from '../examples/scene.ts';
import { temaAlumno, temaSiguiente } from '../asignacion/examples/tema-alumno.ts';
import { carga } from './examples/importar.ts';
import { columnas, deAsignaciones, otra } from './examples/asignaciones.ts';
import { dePersona, intentos } from './examples/persona.ts';
import { deSeguridad } from './examples/seguridad.ts';
import { deTablero } from './examples/tablero.ts';

type Person = ResponseOf<typeof api.usuario.verifyToken>;

const alumno: Person = {
  id: LEARNER,
  username: '10000003',
  codigo_usuario: 'ALU003',
  first_name: 'Alba',
  last_name: 'Quispe Ñahui',
  fullname: 'Alba Quispe Ñahui',
  email: 'alba@empresa.example',
  empresa: 'Grupo Andino',
  indicador_admin: 0,
  indicador_soporte: 0,
  indicador_alcance: 0,
  indicador_equipo: 0,
  idioma: null,
  dias_vencimiento: 90,
  indicador_contrasenia_temporal: 0,
  indicador_factor_pendiente: 0,
  id_sesion: 1001,
};

/** A person as administrators read them. */
export const persona: UsuarioFila = {
  id_usuario: LEARNER,
  username: alumno.username,
  tipo_documento: 'DNI',
  numero_documento: alumno.username,
  codigo_usuario: alumno.codigo_usuario,
  nombres: alumno.first_name,
  apellido_paterno: 'Quispe',
  apellido_materno: 'Ñahui',
  personal: alumno.fullname,
  correo_electronico: alumno.email,
  correo_secundario: null,
  telefono: '987 654 321',
  genero: 'F',
  idioma: null,
  id_empresa: 1,
  empresa: 'Grupo Andino',
  codigo_empresa: 'GA',
  id_centro_costo: 601,
  codigo_centro_costo: '0301',
  centro_costo: 'Tiendas Lima',
  id_departamento: 801,
  departamento: 'Operaciones',
  id_cargo: 201,
  cargo: 'Cajera',
  codigo_grupo: 'G1',
  grupo: 'Nuevos ingresos',
  codigo_jefe_inmediato: 'JEF001',
  jefe_inmediato: 'Bruno Quispe Ñahui',
  trabajador: 'Empleado',
  codigo_estado: 1,
  rol: 'Alumno',
  fecha_ingreso: '2024-03-04',
  fecha_cese: null,
  fecha_login: '2026-11-20T15:05:00.000Z',
  hora_login: '10:05',
  bienvenida: null,
  bienvenida_pendiente: false,
  correo_devuelto: false,
  recibe_correos: 1,
  con_jefe: 1,
  ...STAMP,
};

/** The signed-in person by role. */
export const people = {
  alumno,
  soporte: {
    ...alumno,
    id: STAFF.soporte,
    username: '10000002',
    first_name: 'Bruno',
    fullname: 'Bruno Quispe Ñahui',
    indicador_soporte: 1,
  },
  autor: { ...alumno, id: STAFF.soporte, first_name: 'Aurora', fullname: 'Aurora Quispe Ñahui', rol_acotado: 3 },
  auditor: { ...alumno, id: STAFF.soporte, first_name: 'Abel', fullname: 'Abel Quispe Ñahui', rol_acotado: 4 },
  lector: { ...alumno, id: STAFF.soporte, first_name: 'Lucía', fullname: 'Lucía Quispe Ñahui', rol_acotado: 5 },
  admin: { ...alumno, id: STAFF.admin, username: '10000001', first_name: 'Carla', fullname: 'Carla Quispe Ñahui', indicador_admin: 1 },
} satisfies Record<string, Person>;

const counted = { cambiados: 1, existentes: 1, cesados: 0, asignados: 1 };

export const usuario = {
  login: { ...done, message: 'Inicio de sesión correcto', api_token: 'llave-de-alba', dias_vencimiento: 90, usuario: alumno },
  verifyToken: alumno,
  logout: done,
  updIdioma: done,
  ...deSeguridad,
  checkLink: done,
  register: { ...done, message: 'Cuenta creada correctamente', api_token: 'llave-de-alba', dias_vencimiento: 90, usuario: alumno },
  updPassword: { ...done, id_usuario: LEARNER },
  sel: {
    id_usuario: LEARNER,
    username: alumno.username,
    codigo_usuario: alumno.codigo_usuario,
    nombres: alumno.first_name,
    apellido_paterno: 'Quispe',
    apellido_materno: 'Ñahui',
    personal: alumno.fullname,
    correo_electronico: alumno.email,
    correo_secundario: null,
    telefono: null,
    codigo_estado: 1,
    estado: 'Activo',
    id_empresa: 1,
    empresa: 'Grupo Andino',
    centro_costo: null,
    departamento: null,
    codigo_grupo: null,
    cargo: null,
    genero: null,
    fecha_ingreso: null,
    fecha_cese: null,
    tipo_documento: 'DNI',
    codigo_jefe_inmediato: null,
    jefe_inmediato: null,
    rol: 'alumno',
    version: 1,
  },
  sellst: [persona],
  asignables: [persona],
  ofEmpresa: [persona],
  empresas: [
    { id_empresa: 1, empresa: 'Grupo Andino', codigo_estado: 1, usuarios: 120 },
    { id_empresa: 2, empresa: 'Sin gente', codigo_estado: 1, usuarios: 0 },
  ],
  ins: { ...done, message: 'Registro Insertado correctamente', clave: 'registro.insertado', id_usuario: LEARNER, avisos: [] },
  upd: { ...done, id_usuario: LEARNER, version: 2, avisos: [] },
  del: { ...done, message: 'Registro Eliminado con Éxito', clave: 'registro.eliminado' },
  bienvenida,
  consecuencias: {
    sesiones: 2,
    asignaciones: 3,
    evaluaciones: 14,
    subordinados: 1,
    empresas: [],
    planes_reglas: 0,
    con_clave: true,
  },
  cesar: {
    ...done,
    message: 'Persona cesada: ya no puede iniciar sesión',
    clave: 'usuario.cesado',
    id_usuario: LEARNER,
    codigo_estado: 2,
    version: 2,
  },
  reactivar: { ...done, message: 'Persona reactivada', clave: 'usuario.reactivado', id_usuario: LEARNER, codigo_estado: 1, version: 3 },
  kpi: [{ temas: 2, pendientes: 2, vencido: 0, promedio: null, avance: 0, evaluaciones: 0 }],
  panel: {
    cifras: { temas: 2, pendientes: 2, vencido: 0, promedio: null, avance: 0, evaluaciones: 0 },
    siguiente: temaAlumno,
    temas: [temaSiguiente],
    planes: [{ id_planestudio: PLACE.id_planestudio, plan: PLACE_TITLES.plan, fecha_fin: temaAlumno.fecha_fin, temas: 2, aprobados: 0 }],
    primera: false,
  },
  ...carga,
  kpiAdmin: [
    {
      tema_activo: 31,
      usuario_activo: 1204,
      usuario_total: 1350,
      tema_vencido: 3,
      usuario_sin_asignar: 17,
      plan_activo: 4,
      tema_sin_preguntas: 0,
      recordatorio_retenido: 0,
    },
  ],
  ...dePersona,
  ...deTablero,
  temas: [temaAlumno, temaSiguiente],
  conGrupo: [
    { ...columnas, grupo: null, con_grupo: 0 },
    { ...otra, grupo: 'General', con_grupo: 1 },
  ],
  insGrupo: { ...done, ...counted },
  asignarGrupo: {
    ...done,
    ...counted,
    trasladados: 1,
    planes: [{ id_planestudio: PLACE.id_planestudio, plan: PLACE_TITLES.plan, asignados: 1 }],
  },
  grupos: [
    {
      id_parametro: 1,
      codigo_grupo: 'general',
      grupo: 'General',
      miembros: 12,
      planes: PLACE_TITLES.plan,
    },
    { id_parametro: 2, codigo_grupo: 'seguridad', grupo: 'Seguridad', miembros: 0, planes: null },
  ],
  reporte: {
    id_usuario: LEARNER,
    codigo_usuario: alumno.codigo_usuario,
    personal: alumno.fullname,
    empresa: 'Grupo Andino',
    intentos,
  },
  ...deAsignaciones,
} satisfies AnswersOf<typeof api.usuario>;
