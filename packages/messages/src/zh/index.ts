import type { Catalog } from '../catalog.ts';
import { accesibilidad } from './accesibilidad.ts';
import { acceso } from './acceso.ts';
import { actividad } from './actividad.ts';
import { archivo } from './archivo.ts';
import { asignacion } from './asignacion.ts';
import { asignar } from './asignar.ts';
import { atajo } from './atajo.ts';
import { ausencia } from './ausencia.ts';
import { ayuda } from './ayuda.ts';
import { carta } from './carta.ts';
import { certificado } from './certificado.ts';
import { cifra } from './cifra.ts';
import { comun } from './comun.ts';
import { conexion } from './conexion.ts';
import { configuracion } from './configuracion.ts';
import { contenido } from './contenido.ts';
import { curso } from './curso.ts';
import { detalle } from './detalle.ts';
import { dispositivo } from './dispositivo.ts';
import { dominio } from './dominio.ts';
import { efecto } from './efecto.ts';
import { email } from './email.ts';
import { empresa } from './empresa.ts';
import { enlace } from './enlace.ts';
import { equipo } from './equipo.ts';
import { errores } from './errores.ts';
import { evaluacion } from './evaluacion.ts';
import { feedback } from './feedback.ts';
import { entrega } from './entrega.ts';
import { feriado } from './feriado.ts';
import { scim } from './scim.ts';
import { webhook } from './webhook.ts';
import { grupo } from './grupo.ts';
import { importacion } from './importacion.ts';
import { impresion } from './impresion.ts';
import { log } from './log.ts';
import { operacion } from './operacion.ts';
import { inexistente } from './inexistente.ts';
import { inicio } from './inicio.ts';
import { intento } from './intento.ts';
import { listado } from './listado.ts';
import { llamada } from './llamada.ts';
import { marca } from './marca.ts';
import { menu } from './menu.ts';
import { modulo } from './modulo.ts';
import { navegacion } from './navegacion.ts';
import { palabra } from './palabra.ts';
import { pantallas } from './pantallas.ts';
import { parametro } from './parametro.ts';
import { pertenencia } from './pertenencia.ts';
import { planestudio } from './planestudio.ts';
import { planilla } from './planilla.ts';
import { pregunta } from './pregunta.ts';
import { privacidad } from './privacidad.ts';
import { problema } from './problema.ts';
import { programa } from './programa.ts';
import { proveedor } from './proveedor.ts';
import { recordatorio } from './recordatorio.ts';
import { reporte } from './reporte.ts';
import { registro } from './registro.ts';
import { regla } from './regla.ts';
import { seguridad } from './seguridad.ts';
import { sesion } from './sesion.ts';
import { simulacion } from './simulacion.ts';
import { solicitud } from './solicitud.ts';
import { sinconexion } from './sinconexion.ts';
import { tablero } from './tablero.ts';
import { tema } from './tema.ts';
import { tienda } from './tienda.ts';
import { ui } from './ui.ts';
import { usuario } from './usuario.ts';
import { vacio } from './vacio.ts';
import { validacion } from './validacion.ts';

/** Catalogue in simplified Chinese. */
export const zh: Catalog = {
  accesibilidad,
  acceso,
  actividad,
  archivo,
  asignacion,
  asignar,
  atajo,
  ausencia,
  ayuda,
  carta,
  certificado,
  cifra,
  comun,
  conexion,
  configuracion,
  contenido,
  detalle,
  dispositivo,
  curso,
  dominio,
  efecto,
  email,
  empresa,
  enlace,
  equipo,
  errores,
  evaluacion,
  feedback,
  entrega,
  feriado,
  grupo,
  importacion,
  impresion,
  log,
  operacion,
  inexistente,
  inicio,
  intento,
  listado,
  llamada,
  marca,
  menu,
  modulo,
  navegacion,
  palabra,
  pantallas,
  parametro,
  pertenencia,
  planestudio,
  planilla,
  pregunta,
  privacidad,
  problema,
  programa,
  proveedor,
  recordatorio,
  reporte,
  registro,
  regla,
  seguridad,
  sesion,
  simulacion,
  solicitud,
  sinconexion,
  tablero,
  tema,
  tienda,
  ui,
  usuario,
  vacio,
  validacion,
  scim,
  webhook,
};
