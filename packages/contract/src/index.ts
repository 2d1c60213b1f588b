import { acceso, accesoLista } from './acceso/acceso.ts';
import { archivo } from './archivo/archivo.ts';
import { asignacion } from './asignacion/asignacion.ts';
import { asignacionLista } from './asignacion/lista.ts';
import { asignacionImportacion } from './asignacion/importar.ts';
import { reglaLista } from './asignacion/regla-lista.ts';
import { simulacionLista } from './asignacion/simulacion.ts';
import { temaAlumnoLista } from './asignacion/tema-alumno.ts';
import { ausencia, ausenciaMaestro } from './ausencia/ausencia.ts';
import { ausenciaImportacion } from './ausencia/importar.ts';
import { certificado, certificadoLista } from './certificado/certificado.ts';
import type { Endpoint } from './core/endpoint.ts';
import { configuracion, configuracionMaestro } from './configuracion/configuracion.ts';
import { contenido, contenidoMaestro } from './contenido/contenido.ts';
import { curso, cursoMaestro } from './curso/curso.ts';
import { detalle, detalleLista } from './detalle/detalle.ts';
import { dominio, dominioMaestro } from './dominio/dominio.ts';
import { correoLista, email } from './email/email.ts';
import { empresa, empresaMaestro } from './empresa/empresa.ts';
import { equipo, equipoLista } from './equipo/equipo.ts';
import { personasLista } from './equipo/personas.ts';
import { evaluacion, evaluacionLista } from './evaluacion/evaluacion.ts';
import { feedback, feedbackLista } from './feedback/feedback.ts';
import { feriado, feriadoMaestro } from './feriado/feriado.ts';
import { importacionLista } from './core/import-rows.ts';
import { log, logLista } from './log/log.ts';
import { modulo, moduloMaestro } from './modulo/modulo.ts';
import { parametro, parametroMaestro } from './parametro/parametro.ts';
import { nodoLista, planestudio, planestudioMaestro } from './planestudio/planestudio.ts';
import { progresoLista, seguimientoLista } from './planestudio/seguimiento.ts';
import { portal } from './portal/portal.ts';
import { preguntaImportacion } from './pregunta/importar.ts';
import { asignadoLista, pregunta, preguntaMaestro, vinculadaLista } from './pregunta/pregunta.ts';
import { programa, programaCursoLista, programaMaestro } from './programa/programa.ts';
import { recordatorio } from './recordatorio/recordatorio.ts';
import { lineaTiempoLista } from './reporte/linea-tiempo.ts';
import { npsLista } from './reporte/nps.ts';
import { cuadroLista } from './reporte/cuadro.ts';
import { guardadoLista } from './reporte/guardado.ts';
import { empresaSeguimientoLista, empresaTotalLista } from './reporte/empresa.ts';
import { reporte } from './reporte/reporte.ts';
import { generalDptoLista, generalEmpresaLista } from './reporte/general.ts';
import { usuarioEmpresaLista } from './reporte/usuario-empresa.ts';
import { tema, temaMaestro } from './tema/tema.ts';
import { usuarioImportacion } from './usuario/importar.ts';
import { asignableLista } from './usuario/asignable.ts';
import { usuarioMaestro } from './usuario/maestro.ts';
import { grupoLista, usuarioGrupoLista } from './usuario/grupo.ts';
import { intentoLista } from './usuario/reporte.ts';
import { noAsignadoLista, sinAsignarLista, usuarioPlanLista } from './usuario/sin-asignar.ts';
import { codigoLista, usuario } from './usuario/usuario.ts';

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
  dominio,
  email,
  empresa,
  equipo,
  evaluacion,
  feedback,
  feriado,
  log,
  modulo,
  parametro,
  planestudio,
  portal,
  pregunta,
  programa,
  recordatorio,
  reporte,
  tema,
  usuario,
};

/** The calls of `api` in one array. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));

/** Every master by its domain. */
export const masters = {
  ausencia: ausenciaMaestro,
  configuracion: configuracionMaestro,
  contenido: contenidoMaestro,
  curso: cursoMaestro,
  dominio: dominioMaestro,
  empresa: empresaMaestro,
  feriado: feriadoMaestro,
  modulo: moduloMaestro,
  parametro: parametroMaestro,
  planestudio: planestudioMaestro,
  pregunta: preguntaMaestro,
  programa: programaMaestro,
  tema: temaMaestro,
  usuario: usuarioMaestro,
} as const;

/** Every list of the API by its catalogue name (`AnyList.name`). */
export const lists = {
  acceso: accesoLista,
  asignacion: temaAlumnoLista,
  'asignacion.lista': asignacionLista,
  'asignacion.importar': asignacionImportacion.rows,
  'asignacion.simulacion': simulacionLista,
  ausencia: ausenciaMaestro.list,
  'ausencia.importar': ausenciaImportacion.rows,
  certificado: certificadoLista,
  configuracion: configuracionMaestro.list,
  contenido: contenidoMaestro.list,
  curso: cursoMaestro.list,
  detalle: detalleLista,
  dominio: dominioMaestro.list,
  email: correoLista,
  empresa: empresaMaestro.list,
  equipo: equipoLista,
  'equipo.personas': personasLista,
  evaluacion: evaluacionLista,
  feedback: feedbackLista,
  feriado: feriadoMaestro.list,
  grupo: grupoLista,
  importacion: importacionLista,
  intento: intentoLista,
  log: logLista,
  modulo: moduloMaestro.list,
  parametro: parametroMaestro.list,
  planestudio: planestudioMaestro.list,
  'planestudio.edt': nodoLista,
  'planestudio.progreso': progresoLista,
  'planestudio.seguimiento': seguimientoLista,
  pregunta: preguntaMaestro.list,
  'pregunta.asignado': asignadoLista,
  'pregunta.importar': preguntaImportacion.rows,
  'pregunta.vinculada': vinculadaLista,
  programa: programaMaestro.list,
  'programa.tabla': programaCursoLista,
  regla: reglaLista,
  'reporte.lineaTiempo': lineaTiempoLista,
  'reporte.noAsignado': noAsignadoLista,
  'reporte.nps': npsLista,
  'reporte.generalDpto': generalDptoLista,
  'reporte.generalEmpresa': generalEmpresaLista,
  'reporte.cuadro': cuadroLista,
  'reporte.guardado': guardadoLista,
  'reporte.empresaSeguimiento': empresaSeguimientoLista,
  'reporte.empresaTotal': empresaTotalLista,
  'reporte.usuarioEmpresa': usuarioEmpresaLista,
  tema: temaMaestro.list,
  'sesion.codigos': codigoLista,
  usuario: usuarioMaestro.list,
  'usuario.importar': usuarioImportacion.rows,
  'usuario.asignable': asignableLista,
  'usuario.conGrupo': usuarioGrupoLista,
  'usuario.ofPlan': usuarioPlanLista,
  'usuario.sinAsignar': sinAsignarLista,
} as const;

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
export * from './cifra/cifra.ts';
export * from './cifra/column.ts';
export * from './configuracion/configuracion.ts';
export * from './configuracion/marca.ts';
export * from './contenido/contenido.ts';
export * from './core/column.ts';
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
export * from './core/selection.ts';
export * from './core/spreadsheet.ts';
export * from './core/validation.ts';
export * from './core/links.ts';
export * from './core/master.ts';
export * from './curso/curso.ts';
export * from './detalle/detalle.ts';
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
export * from './evaluacion/pregunta-alumno.ts';
export * from './feedback/feedback.ts';
export * from './feedback/fields.ts';
export * from './feriado/feriado.ts';
export * from './log/log.ts';
export * from './modulo/modulo.ts';
export * from './parametro/codigo.ts';
export * from './parametro/parametro.ts';
export * from './planestudio/planestudio.ts';
export * from './planestudio/publicar.ts';
export * from './planestudio/seguimiento.ts';
export * from './planestudio/usuarios.ts';
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
export * from './tema/publicar.ts';
export * from './tema/recurso.ts';
export * from './tema/tema.ts';
export * from './usuario/actual.ts';
export * from './usuario/campos.ts';
export * from './usuario/cese.ts';
export * from './usuario/asignable.ts';
export * from './usuario/ficha.ts';
export * from './usuario/importar.ts';
export * from './usuario/leer.ts';
export * from './usuario/grupo.ts';
export * from './usuario/limites.ts';
export * from './usuario/maestro.ts';
export * from './usuario/panel.ts';
export * from './usuario/tablero.ts';
export * from './usuario/reporte.ts';
export * from './usuario/sin-asignar.ts';
export * from './usuario/usuario.ts';
