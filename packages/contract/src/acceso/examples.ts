import type { accesoApi as calls } from './acceso.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAFF } from '../examples/scene.ts';

const carla = {
  id_usuario: STAFF.admin,
  codigo_usuario: 'ADM001',
  personal: 'Carla Quispe Ñahui',
  rol: 1,
  correo_electronico: 'carla@empresa.example',
  fecha_login: '2026-11-20',
  hora_login: '23:05',
  indicador_alcance: 0,
  empresas: null,
  codigo_estado: 1,
};
const bruno = {
  ...carla,
  id_usuario: STAFF.soporte,
  codigo_usuario: 'SOP001',
  personal: 'Bruno Quispe Ñahui',
  rol: 2,
  correo_electronico: 'bruno@empresa.example',
  fecha_login: null,
  hora_login: null,
  indicador_alcance: 1,
  empresas: 'Grupo Andino',
};

export const acceso = {
  sellst: [carla, bruno],
  sel: {
    id_usuario: bruno.id_usuario,
    username: '10000002',
    codigo_usuario: bruno.codigo_usuario,
    personal: bruno.personal,
    correo_electronico: bruno.correo_electronico,
    codigo_estado: bruno.codigo_estado,
    rol: bruno.rol,
    indicador_alcance: bruno.indicador_alcance,
    empresas: [{ id_empresa: 1, empresa: 'Grupo Andino' }],
    version: 3,
  },
  ins: { ...done, id_usuario: 91, username: 'mesa@empresa.example' },
  insPersona: { ...done, id_usuario: 92, nombre: 'Alba Quispe Ñahui' },
  upd: { ...done, id_usuario: STAFF.soporte, version: 4 },
  del: { ...done, message: 'Acceso retirado: Bruno Quispe Ñahui', clave: 'acceso.retirado' },
} satisfies AnswersOf<typeof calls>;
