import { acceso } from './acceso/acceso.ts';
import { archivo } from './archivo/archivo.ts';
import { asignacion } from './asignacion/asignacion.ts';
import { ausencia } from './ausencia/ausencia.ts';
import { certificado } from './certificado/certificado.ts';
import type { Endpoint } from './core/endpoint.ts';
import { configuracion } from './configuracion/configuracion.ts';
import { contenido } from './contenido/contenido.ts';
import { curso } from './curso/curso.ts';
import { detalle } from './detalle/detalle.ts';
import { dispositivo } from './dispositivo/dispositivo.ts';
import { dominio } from './dominio/dominio.ts';
import { email } from './email/email.ts';
import { empresa } from './empresa/empresa.ts';
import { equipo } from './equipo/equipo.ts';
import { evaluacion } from './evaluacion/evaluacion.ts';
import { feedback } from './feedback/feedback.ts';
import { scim } from './scim/scim.ts';
import { webhook } from './webhook/webhook.ts';
import { feriado } from './feriado/feriado.ts';
import { operacion } from './estado/estado.ts';
import { log } from './log/log.ts';
import { modulo } from './modulo/modulo.ts';
import { parametro } from './parametro/parametro.ts';
import { planestudio } from './planestudio/planestudio.ts';
import { portal } from './portal/portal.ts';
import { pregunta } from './pregunta/pregunta.ts';
import { privacidad } from './privacidad/privacidad.ts';
import { programa } from './programa/programa.ts';
import { recordatorio } from './recordatorio/recordatorio.ts';
import { reporte } from './reporte/reporte.ts';
import { solicitud } from './solicitud/solicitud.ts';
import { tema } from './tema/tema.ts';
import { usuario } from './usuario/usuario.ts';

/** Every call of the API by domain. Server, client, OpenAPI and the access matrix derive from this object. */
export const api = {
  acceso,
  archivo,
  asignacion,
  ausencia,
  certificado,
  configuracion,
  contenido,
  curso,
  detalle,
  dispositivo,
  dominio,
  email,
  empresa,
  equipo,
  evaluacion,
  feedback,
  scim,
  webhook,
  feriado,
  log,
  operacion,
  modulo,
  parametro,
  planestudio,
  portal,
  pregunta,
  privacidad,
  programa,
  recordatorio,
  reporte,
  solicitud,
  tema,
  usuario,
};

/** The calls of `api` in one array. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));

export * from './acceso/acceso.ts';
export * from './archivo/tipo-real.ts';
export { SUBIDA_PATH } from './archivo/archivo.ts';
export * from './asignacion/cerrar.ts';
export * from './asignacion/lista.ts';
export * from './asignacion/importar.ts';
export * from './asignacion/regla.ts';
export * from './asignacion/regla-lista.ts';
export * from './asignacion/simulacion.ts';
export * from './asignacion/tema-alumno.ts';
export * from './ausencia/ausencia.ts';
export * from './ausencia/importar.ts';
export * from './ausencia/tipo.ts';
export * from './certificado/certificado.ts';
export * from './certificado/letras.ts';
export * from './cifra/cifra.ts';
export * from './cifra/column.ts';
export * from './configuracion/configuracion.ts';
export * from './configuracion/imagen.ts';
export * from './configuracion/marca.ts';
export * from './contenido/contenido.ts';
export * from './core/column.ts';
export * from './core/correo.ts';
export * from './core/dropped-fields.ts';
export { STAMPED } from './core/stamps.ts';
export * from './core/endpoint.ts';
export * from './core/field.ts';
export * from './core/fields.ts';
export * from './core/import.ts';
export * from './core/import-calls.ts';
export * from './core/import-rows.ts';
export * from './core/import-types.ts';
export * from './core/list-call.ts';
export * from './core/fold.ts';
export * from './core/list.ts';
export * from './core/numbers.ts';
export * from './core/publishing.ts';
export * from './core/query-text.ts';
export * from './core/responses.ts';
export * from './core/remove-many-call.ts';
export * from './core/selection.ts';
export * from './core/sheet-query.ts';
export * from './core/spreadsheet.ts';
export * from './core/lectura.ts';
export * from './core/mended-cells.ts';
export * from './core/formula-guard.ts';
export * from './core/texto.ts';
export * from './core/validation.ts';
export * from './core/links.ts';
export * from './core/master.ts';
export * from './core/duplicate-call.ts';
export * from './curso/curso.ts';
export * from './detalle/detalle.ts';
export * from './dispositivo/dispositivo.ts';
export * from './dispositivo/pin.ts';
export * from './dispositivo/tienda.ts';
export * from './email/asigna.ts';
export * from './email/bandeja.ts';
export * from './email/bienvenida.ts';
export * from './dominio/dominio.ts';
export * from './email/email.ts';
export * from './empresa/empresa.ts';
export * from './empresa/ruc.ts';
export * from './equipo/equipo.ts';
export * from './equipo/personas.ts';
export * from './equipo/respuesta.ts';
export * from './evaluacion/evaluacion.ts';
export * from './evaluacion/lista.ts';
export * from './evaluacion/resultado.ts';
export * from './evaluacion/pregunta-alumno.ts';
export * from './feedback/feedback.ts';
export * from './feedback/fields.ts';
export * from './feriado/feriado.ts';
export { lists, masters } from './lists.ts';
export * from './limites.ts';
export * from './estado/estado.ts';
export * from './log/log.ts';
export * from './modulo/modulo.ts';
export * from './parametro/codigo.ts';
export * from './parametro/parametro.ts';
export * from './planestudio/copia.ts';
export * from './planestudio/efecto.ts';
export * from './planestudio/planestudio.ts';
export * from './planestudio/publicar.ts';
export * from './planestudio/seguimiento.ts';
export * from './planestudio/usuarios.ts';
export * from './portal/buscar.ts';
export * from './portal/navegacion.ts';
export * from './pregunta/campos.ts';
export * from './pregunta/correcta.ts';
export * from './pregunta/importar.ts';
export * from './pregunta/pregunta.ts';
export * from './programa/programa.ts';
export * from './recordatorio/nivel.ts';
export * from './recordatorio/recordatorio.ts';
export * from './reporte/empresa.ts';
export * from './reporte/filtros.ts';
export * from './reporte/cuadro.ts';
export * from './reporte/guardado.ts';
export * from './reporte/linea-tiempo.ts';
export * from './reporte/nps.ts';
export * from './reporte/general.ts';
export * from './reporte/select.ts';
export * from './reporte/usuario-empresa.ts';
export * from './privacidad/privacidad.ts';
export * from './privacidad/retencion.ts';
export * from './solicitud/solicitud.ts';
export * from './tema/publicar.ts';
export * from './tema/recurso.ts';
export * from './tema/tema.ts';
export * from './usuario/actual.ts';
export * from './usuario/campos.ts';
export * from './usuario/cese.ts';
export * from './usuario/asignable.ts';
export * from './usuario/ficha.ts';
export * from './usuario/identidad.ts';
export * from './usuario/importar.ts';
export * from './usuario/maestros-nuevos.ts';
export * from './usuario/documento.ts';
export * from './usuario/leer.ts';
export * from './usuario/letras.ts';
export * from './usuario/grupo.ts';
export * from './usuario/idiomas.ts';
export * from './usuario/llave.ts';
export * from './usuario/maestro.ts';
export * from './usuario/panel.ts';
export * from './usuario/tablero.ts';
export * from './usuario/reporte.ts';
export * from './usuario/sesiones.ts';
export * from './usuario/sin-asignar.ts';
export * from './usuario/usuario.ts';
export * from './usuario/nombre.ts';
export * from './scim/scim.ts';
export * from './webhook/webhook.ts';
