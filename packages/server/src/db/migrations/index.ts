import type { Migration } from 'kysely';
import { personas } from './001-personas.ts';
import { contenidos } from './002-contenidos.ts';
import { evaluaciones } from './003-evaluaciones.ts';
import { sistema } from './004-sistema.ts';
import { importacion } from './005-importacion.ts';
import { accesoExterno } from './006-acceso-externo.ts';
import { busqueda } from './007-busqueda.ts';
import { respuestas } from './008-respuestas.ts';
import { guardas } from './009-guardas.ts';
import { importacionFilas } from './010-importacion-filas.ts';
import { certificadoIdioma } from './011-certificado-idioma.ts';
import { calificacionHonesta } from './012-calificacion-honesta.ts';
import { usoSesion } from './013-uso-sesion.ts';
import { terminos } from './014-terminos.ts';
import { importacionAvisos } from './015-importacion-avisos.ts';
import { personasYRastro } from './016-personas-y-rastro.ts';
import { alcanceReglas } from './017-alcance-reglas.ts';
import { busquedaRegistro } from './018-busqueda-registro.ts';
import { busquedaPersonas } from './019-busqueda-personas.ts';
import { categorias } from './022-categorias.ts';
import { logo } from './023-logo.ts';
import { cargaPersonas } from './024-carga-personas.ts';
import { rastroEvaluaciones } from './025-rastro-evaluaciones.ts';
import { asignarYAvisar } from './026-asignar-y-avisar.ts';
import { reglasPendientes } from './029-reglas-pendientes.ts';
import { avisosDeAsignacion } from './031-avisos-de-asignacion.ts';
import { diaRecordatorio } from './032-dia-recordatorio.ts';
import { respuestasDeJefes } from './033-respuestas-de-jefes.ts';
import { rastroUnaVez } from './034-rastro-una-vez.ts';
import { resumen } from './035-resumen.ts';
import { tablero } from './036-tablero.ts';
import { reportesGuardados } from './037-reportes-guardados.ts';
import { cuadros } from './038-cuadros.ts';
import { tabletas } from './039-tabletas.ts';
import { marca } from './040-marca.ts';
import { navegacion } from './041-navegacion.ts';
import { sesionLugar } from './042-sesion-lugar.ts';
import { segundoFactor } from './043-segundo-factor.ts';
import { webhooks } from './044-webhooks.ts';
import { scim } from './045-scim.ts';
import { privacidad } from './046-privacidad.ts';
import { llaves } from './048-llaves.ts';
import { retencion } from './050-retencion.ts';
import { particiones } from './051-particiones.ts';
import { webhookBorrado } from './052-webhook-borrado.ts';
import { entregasPorPersona } from './053-entregas-por-persona.ts';
import { sucesosUnaVez } from './054-sucesos-una-vez.ts';
import { ordenFijo } from './055-orden-fijo.ts';
import { lugares } from './056-lugares.ts';
import { nombresEnTextos } from './057-nombres-en-textos.ts';
import { pertenencia } from './058-pertenencia.ts';
import { columnasRecordadas } from './059-columnas-recordadas.ts';
import { cartasEnCola } from './061-cartas-en-cola.ts';
import { ordenAlfabetico } from './063-orden-alfabetico.ts';
import { copias } from './064-copias.ts';
import { avisosEnCola } from './065-avisos-en-cola.ts';
import { archivosSinUso } from './066-archivos-sin-uso.ts';
import { entregasTardias } from './068-entregas-tardias.ts';
import { plazos } from './069-plazos.ts';
import { roles } from './071-roles.ts';
import { masivo } from './074-masivo.ts';
import { masivoOrden } from './076-masivo-orden.ts';
import { uniones } from './077-uniones.ts';
import { cartas } from './080-cartas.ts';
import { certificadoDiseno } from './082-certificado-diseno.ts';
import { reportesQueViajan } from './083-reportes-que-viajan.ts';
import { personasUnidas } from './084-personas-unidas.ts';
import { plantillas } from './085-plantillas.ts';
import { inicio } from './086-inicio.ts';
import { recordar } from './088-recordar.ts';
import { consultas } from './089-consultas.ts';
import { convalida } from './090-convalida.ts';
import { convalidaBreve } from './098-convalida-breve.ts';
import { paquete } from './100-paquete.ts';
import { recalificacionAvisa } from './099-recalificacion-avisa.ts';
import { calendario } from './105-calendario.ts';
import { ritmo } from './092-ritmo.ts';
import { tipos } from './093-tipos.ts';
import { salud } from './094-salud.ts';
import { recalificacion } from './096-recalificacion.ts';
import { redactor } from './097-redactor.ts';

/** Every migration by name, in order. Never rename one that has run anywhere. */
export const migrations: Record<string, Migration> = {
  '001-personas': personas,
  '002-contenidos': contenidos,
  '003-evaluaciones': evaluaciones,
  '004-sistema': sistema,
  '005-importacion': importacion,
  '006-acceso-externo': accesoExterno,
  '007-busqueda': busqueda,
  '008-respuestas': respuestas,
  '009-guardas': guardas,
  '010-importacion-filas': importacionFilas,
  '011-certificado-idioma': certificadoIdioma,
  '012-calificacion-honesta': calificacionHonesta,
  '013-uso-sesion': usoSesion,
  '014-terminos': terminos,
  '015-importacion-avisos': importacionAvisos,
  '016-personas-y-rastro': personasYRastro,
  '017-alcance-reglas': alcanceReglas,
  '018-busqueda-registro': busquedaRegistro,
  '019-busqueda-personas': busquedaPersonas,
  '022-categorias': categorias,
  '023-logo': logo,
  '024-carga-personas': cargaPersonas,
  '025-rastro-evaluaciones': rastroEvaluaciones,
  '026-asignar-y-avisar': asignarYAvisar,
  '029-reglas-pendientes': reglasPendientes,
  '031-avisos-de-asignacion': avisosDeAsignacion,
  '032-dia-recordatorio': diaRecordatorio,
  '033-respuestas-de-jefes': respuestasDeJefes,
  '034-rastro-una-vez': rastroUnaVez,
  '035-resumen': resumen,
  '036-tablero': tablero,
  '037-reportes-guardados': reportesGuardados,
  '038-cuadros': cuadros,
  '039-tabletas': tabletas,
  '040-marca': marca,
  '041-navegacion': navegacion,
  '042-sesion-lugar': sesionLugar,
  '043-segundo-factor': segundoFactor,
  '044-webhooks': webhooks,
  '045-scim': scim,
  '046-privacidad': privacidad,
  '048-llaves': llaves,
  '050-retencion': retencion,
  '051-particiones': particiones,
  '052-webhook-borrado': webhookBorrado,
  '053-entregas-por-persona': entregasPorPersona,
  '054-sucesos-una-vez': sucesosUnaVez,
  '055-orden-fijo': ordenFijo,
  '056-lugares': lugares,
  '057-nombres-en-textos': nombresEnTextos,
  '058-pertenencia': pertenencia,
  '059-columnas-recordadas': columnasRecordadas,
  '061-cartas-en-cola': cartasEnCola,
  '063-orden-alfabetico': ordenAlfabetico,
  '064-copias': copias,
  '065-avisos-en-cola': avisosEnCola,
  '066-archivos-sin-uso': archivosSinUso,
  '068-entregas-tardias': entregasTardias,
  '069-plazos': plazos,
  '071-roles': roles,
  '074-masivo': masivo,
  '076-masivo-orden': masivoOrden,
  '077-uniones': uniones,
  '080-cartas': cartas,
  '082-certificado-diseno': certificadoDiseno,
  '083-reportes-que-viajan': reportesQueViajan,
  '084-personas-unidas': personasUnidas,
  '085-plantillas': plantillas,
  '086-inicio': inicio,
  '088-recordar': recordar,
  '089-consultas': consultas,
  '090-convalida': convalida,
  '092-ritmo': ritmo,
  '093-tipos': tipos,
  '094-salud': salud,
  '096-recalificacion': recalificacion,
  '097-redactor': redactor,
  '098-convalida-breve': convalidaBreve,
  '099-recalificacion-avisa': recalificacionAvisa,
  '100-paquete': paquete,
  '105-calendario': calendario,
};
