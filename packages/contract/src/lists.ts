import { accesoLista } from './acceso/acceso.ts';
import { asignacionLista } from './asignacion/lista.ts';
import { asignacionImportacion } from './asignacion/importar.ts';
import { reglaLista } from './asignacion/regla-lista.ts';
import { simulacionLista } from './asignacion/simulacion.ts';
import { temaAlumnoLista } from './asignacion/tema-alumno.ts';
import { ausenciaMaestro } from './ausencia/ausencia.ts';
import { ausenciaImportacion } from './ausencia/importar.ts';
import { certificadoLista } from './certificado/certificado.ts';
import { configuracionMaestro } from './configuracion/configuracion.ts';
import { contenidoMaestro } from './contenido/contenido.ts';
import { cursoMaestro } from './curso/curso.ts';
import { detalleLista } from './detalle/detalle.ts';
import { dispositivoMaestro } from './dispositivo/dispositivo.ts';
import { scimTokenLista } from './scim/scim.ts';
import { solicitudMaestro } from './solicitud/solicitud.ts';
import { entregaLista, webhookMaestro } from './webhook/webhook.ts';
import { dominioMaestro } from './dominio/dominio.ts';
import { correoLista } from './email/email.ts';
import { empresaMaestro } from './empresa/empresa.ts';
import { atrasadosLista, equipoLista } from './equipo/equipo.ts';
import { personasLista, subordinadosLista } from './equipo/personas.ts';
import { evaluacionLista } from './evaluacion/lista.ts';
import { consultaLista } from './consulta/consulta.ts';
import { feedbackLista } from './feedback/feedback.ts';
import { feriadoMaestro } from './feriado/feriado.ts';
import { importacionLista } from './core/import/import-rows.ts';
import { logLista } from './log/log.ts';
import { masivoFilas, masivoLista } from './masivo/masivo.ts';
import { recalificacionFilas, recalificacionLista } from './recalificacion/recalificacion.ts';
import { unionLista } from './union/union.ts';
import { moduloMaestro } from './modulo/modulo.ts';
import { parametroMaestro } from './parametro/parametro.ts';
import { planestudioImportacion } from './planestudio/hoja.ts';
import { nodoLista, planestudioMaestro } from './planestudio/planestudio.ts';
import { progresoLista, seguimientoLista } from './planestudio/seguimiento.ts';
import { preguntaImportacion } from './pregunta/importar.ts';
import { asignadoLista, preguntaMaestro, vinculadaLista } from './pregunta/pregunta.ts';
import { saludLista } from './pregunta/salud.ts';
import { programaCursoLista, programaMaestro } from './programa/programa.ts';
import { lineaTiempoLista } from './reporte/linea-tiempo.ts';
import { npsLista } from './reporte/nps.ts';
import { comparacionLista, cuadroLista } from './reporte/cuadro.ts';
import { envioLista, guardadoLista } from './reporte/guardado.ts';
import { empresaSeguimientoLista, empresaTotalLista } from './reporte/empresa.ts';
import { generalDptoLista, generalEmpresaLista } from './reporte/general.ts';
import { usuarioEmpresaLista } from './reporte/usuario-empresa.ts';
import { rechazadasLista } from './tablero/importaciones.ts';
import { temaMaestro } from './tema/tema.ts';
import { usuarioImportacion } from './usuario/importar.ts';
import { asignableLista } from './usuario/asignable.ts';
import { usuarioMaestro } from './usuario/maestro.ts';
import { grupoLista, usuarioGrupoLista } from './usuario/grupo.ts';
import { personaPlanLista, personaRespuestaLista } from './usuario/persona/listas.ts';
import { intentoLista } from './usuario/reporte.ts';
import { noAsignadoLista, sinAsignarLista, usuarioPlanLista } from './usuario/sin-asignar.ts';
import { codigoLista } from './sesion/codigo.ts';

/** Every master by its domain. */
export const masters = {
  ausencia: ausenciaMaestro,
  configuracion: configuracionMaestro,
  contenido: contenidoMaestro,
  curso: cursoMaestro,
  dispositivo: dispositivoMaestro,
  dominio: dominioMaestro,
  empresa: empresaMaestro,
  feriado: feriadoMaestro,
  webhook: webhookMaestro,
  modulo: moduloMaestro,
  parametro: parametroMaestro,
  planestudio: planestudioMaestro,
  solicitud: solicitudMaestro,
  pregunta: preguntaMaestro,
  programa: programaMaestro,
  tema: temaMaestro,
  usuario: usuarioMaestro,
} as const;

/** Every list of the API by its catalogue name (`AnyList.name`). */
export const lists = {
  acceso: accesoLista,
  'tablero.tabla': temaAlumnoLista,
  'asignacion.lista': asignacionLista,
  'asignacion.importar': asignacionImportacion.rows,
  'asignacion.simulacion': simulacionLista,
  ausencia: ausenciaMaestro.list,
  'ausencia.importar': ausenciaImportacion.rows,
  certificado: certificadoLista,
  configuracion: configuracionMaestro.list,
  consulta: consultaLista,
  contenido: contenidoMaestro.list,
  curso: cursoMaestro.list,
  detalle: detalleLista,
  dispositivo: dispositivoMaestro.list,
  dominio: dominioMaestro.list,
  email: correoLista,
  scim: scimTokenLista,
  entrega: entregaLista,
  solicitud: solicitudMaestro.list,
  webhook: webhookMaestro.list,
  empresa: empresaMaestro.list,
  equipo: equipoLista,
  'equipo.atrasados': atrasadosLista,
  'equipo.personas': personasLista,
  'equipo.subordinados': subordinadosLista,
  evaluacion: evaluacionLista,
  feedback: feedbackLista,
  feriado: feriadoMaestro.list,
  grupo: grupoLista,
  importacion: importacionLista,
  intento: intentoLista,
  log: logLista,
  masivo: masivoLista,
  union: unionLista,
  'masivo.filas': masivoFilas,
  recalificacion: recalificacionLista,
  'recalificacion.filas': recalificacionFilas,
  modulo: moduloMaestro.list,
  parametro: parametroMaestro.list,
  'persona.plan': personaPlanLista,
  'persona.respuesta': personaRespuestaLista,
  planestudio: planestudioMaestro.list,
  'planestudio.edt': nodoLista,
  'planestudio.importar': planestudioImportacion.rows,
  'planestudio.progreso': progresoLista,
  'planestudio.seguimiento': seguimientoLista,
  pregunta: preguntaMaestro.list,
  'pregunta.asignado': asignadoLista,
  'pregunta.importar': preguntaImportacion.rows,
  'pregunta.salud': saludLista,
  'pregunta.vinculada': vinculadaLista,
  programa: programaMaestro.list,
  'programa.tabla': programaCursoLista,
  rechazadas: rechazadasLista,
  regla: reglaLista,
  'reporte.lineaTiempo': lineaTiempoLista,
  'reporte.noAsignado': noAsignadoLista,
  'reporte.nps': npsLista,
  'reporte.generalDpto': generalDptoLista,
  'reporte.generalEmpresa': generalEmpresaLista,
  'reporte.cuadro': cuadroLista,
  'reporte.guardado': guardadoLista,
  'reporte.envio': envioLista,
  'reporte.comparacion': comparacionLista,
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
