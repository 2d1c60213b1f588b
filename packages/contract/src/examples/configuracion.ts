import type { Configuracion, configuracion as calls } from '../configuracion/configuracion.ts';
import type { AnswersOf } from './answers-of.ts';
import { done, STAMP } from './scene.ts';

const settings: Configuracion = {
  id_configuracion: 1,
  nombre_empresa: 'Grupo Andino',
  color_primario: null,
  color_menu: null,
  registro_abierto: true,
  dias_vencimiento: 90,
  sesion_inactiva_horas: 12,
  terminos: 'Este portal es para la capacitación del personal.',
  terminos_direccion: null,
  notaminima: 70,
  pausas_intento: [0, 5, 30],
  lugar_certificado: 'Lima',
  zona_horaria: 'America/Lima',
  firma_notificacion: 'Equipo de Capacitación<br>Grupo Andino',
  hora_recordatorio: 8,
  dias_recordatorio: [1, 2, 3, 4, 5],
  maximo_recordatorios: 500,
  correo_contacto: 'capacitacion@grupoandino.example',
  telefono_soporte: null,
  id_plan_tablero1: null,
  id_plan_tablero2: null,
  umbral_rojo: 30,
  umbral_amarillo: 70,
  nps_detractor: 6,
  nps_promotor: 9,
  umbral_cese: 20,
  logo_clave: null,
  usuario_modificacion: STAMP.usuario_modificacion,
  fecha_modificacion: STAMP.fecha_modificacion,
  version: 3,
};

export const configuracion = {
  sel: settings,
  upd: { ...done, id_configuracion: 1, version: 4, avisos: [] },
  logoIns: { ...done, logo: '/portal/logo?v=abc' },
  logoDel: done,
} satisfies AnswersOf<typeof calls>;
