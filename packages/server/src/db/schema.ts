import type { CertificadoDisenoTable, CertificadoFirmanteTable, CertificadoImagenTable, CertificadoTable } from './tables/certificados.ts';
import type {
  AccesoEmpresaTable,
  AccesoExternoTable,
  CodigoRecuperacionTable,
  DesafioTable,
  PresenciaTable,
  LlaveTable,
  RetoUsadoTable,
  DominioTable,
  EmpresaTable,
  IntentoAccesoTable,
  ParametroTable,
  RestablecimientoTable,
  DispositivoTable,
  SegundoFactorTable,
  SesionTable,
  UsuarioTable,
} from './tables/personas.ts';
import type {
  ArchivoTable,
  ContenidoTable,
  CursoModuloTable,
  CursoTable,
  ModuloTable,
  OcurrenciaView,
  PlanestudioProgramaTable,
  PlanestudioTable,
  PreguntaTable,
  PreguntaVersionTable,
  ProgramaCursoTable,
  ProgramaTable,
  TemaModuloTable,
  TemaPreguntaTable,
  TemaTable,
  CopiaTable,
} from './tables/contenidos.ts';
import type { MasivoFilaTable, MasivoTable } from './tables/masivo.ts';
import type { CertificadoReemplazadoTable, RecalificacionFilaTable, RecalificacionTable } from './tables/recalificacion.ts';
import type { RedaccionBorradorTable, RedaccionTable } from './tables/redactor.ts';
import type { NombreAnteriorTable, UnionFilaTable, UnionTable } from './tables/uniones.ts';
import type {
  AusenciaTable,
  AvisoAsignacionTable,
  AvisoPendienteTable,
  EnlaceEquipoTable,
  FeriadoTable,
  JustificacionTable,
  ProrrogaTable,
  RecordatorioTable,
} from './tables/avisos.ts';
import type {
  AsignacionHistoriaTable,
  AsignacionTable,
  DetalleTable,
  EvaluacionTable,
  FeedbackTable,
  ProgresoTable,
  ProgresoTemaTable,
  ReglaCondicionTable,
  ReglaTable,
  PendientePersonaTable,
  PendientePlanTable,
  SimulacionFilaTable,
  SimulacionTable,
} from './tables/evaluaciones.ts';
import type { PendienteSaludTable, PreguntaSaludTable, SaludMarcaTable } from './tables/salud.ts';
import type { PersonaPlanesTable, ResumenPersonaTable, ResumenPlanTable, ResumenPlazoTable } from './tables/resumen.ts';
import type {
  CartaTextoTable,
  ConfiguracionTable,
  MarcaImagenTable,
  BienvenidaPendienteTable,
  CorreoTable,
  ImportacionFilaTable,
  ImportacionColumnaTable,
  ImportacionTable,
  LogTable,
  NavegacionTable,
  SecretoTable,
  TareaProgramadaTable,
} from './tables/sistema.ts';
import type {
  PaqueteAlumnoTable,
  PaqueteArchivoTable,
  PaqueteEstadoTable,
  PaqueteLanzamientoTable,
  PaqueteRegistroTable,
  PaqueteTable,
} from './tables/paquetes.ts';
import type { PinTiendaTable, TabletaTable, TabletaVinculoTable } from './tables/tiendas.ts';
import type { ScimGrupoTable, ScimTokenClaveTable, ScimTokenEmpresaTable, ScimTokenTable, ScimUsuarioTable } from './tables/scim.ts';
import type { WebhookClaveTable, WebhookEntregaTable, WebhookTable } from './tables/webhooks.ts';
import type { CalendarioEnlaceTable, NotificacionEquipoTable, NotificacionPendienteTable } from './tables/calendario.ts';
import type { ConsultaTable } from './tables/consultas.ts';
import type { SelloPersonaTable, SolicitudTable } from './tables/privacidad.ts';
import type { CuadroFilaTable, CuadroTable, ReporteEnvioTable, ReporteGuardadoTable } from './tables/reportes.ts';

/**
 * Types of the tables in docs/data-model.md. Days are `YYYY-MM-DD` and instants ISO 8601 texts, both converted by the driver;
 * amounts are numbers.
 */
export interface Database {
  dominio: DominioTable;
  parametro: ParametroTable;
  empresa: EmpresaTable;
  usuario: UsuarioTable;
  dispositivo: DispositivoTable;
  sesion: SesionTable;
  segundo_factor: SegundoFactorTable;
  codigo_recuperacion: CodigoRecuperacionTable;
  desafio: DesafioTable;
  presencia: PresenciaTable;
  llave: LlaveTable;
  reto_usado: RetoUsadoTable;
  restablecimiento: RestablecimientoTable;
  intento_acceso: IntentoAccesoTable;
  acceso_empresa: AccesoEmpresaTable;
  acceso_externo: AccesoExternoTable;
  tableta: TabletaTable;
  tableta_vinculo: TabletaVinculoTable;
  pin_tienda: PinTiendaTable;
  planestudio: PlanestudioTable;
  programa: ProgramaTable;
  curso: CursoTable;
  modulo: ModuloTable;
  tema: TemaTable;
  pregunta: PreguntaTable;
  pregunta_version: PreguntaVersionTable;
  archivo: ArchivoTable;
  contenido: ContenidoTable;
  paquete: PaqueteTable;
  paquete_archivo: PaqueteArchivoTable;
  paquete_alumno: PaqueteAlumnoTable;
  paquete_estado: PaqueteEstadoTable;
  paquete_lanzamiento: PaqueteLanzamientoTable;
  paquete_registro: PaqueteRegistroTable;
  planestudio_programa: PlanestudioProgramaTable;
  programa_curso: ProgramaCursoTable;
  curso_modulo: CursoModuloTable;
  tema_modulo: TemaModuloTable;
  tema_pregunta: TemaPreguntaTable;
  ocurrencia: OcurrenciaView;
  asignacion: AsignacionTable;
  asignacion_historia: AsignacionHistoriaTable;
  regla: ReglaTable;
  regla_condicion: ReglaCondicionTable;
  pendiente_persona: PendientePersonaTable;
  pendiente_plan: PendientePlanTable;
  copia: CopiaTable;
  masivo: MasivoTable;
  masivo_fila: MasivoFilaTable;
  recalificacion: RecalificacionTable;
  recalificacion_fila: RecalificacionFilaTable;
  certificado_reemplazado: CertificadoReemplazadoTable;
  redaccion: RedaccionTable;
  redaccion_borrador: RedaccionBorradorTable;
  union_registro: UnionTable;
  union_fila: UnionFilaTable;
  nombre_anterior: NombreAnteriorTable;
  simulacion: SimulacionTable;
  simulacion_fila: SimulacionFilaTable;
  ausencia: AusenciaTable;
  aviso_asignacion: AvisoAsignacionTable;
  aviso_pendiente: AvisoPendienteTable;
  feriado: FeriadoTable;
  recordatorio: RecordatorioTable;
  justificacion: JustificacionTable;
  prorroga: ProrrogaTable;
  enlace_equipo: EnlaceEquipoTable;
  evaluacion: EvaluacionTable;
  detalle: DetalleTable;
  feedback: FeedbackTable;
  certificado: CertificadoTable;
  certificado_diseno: CertificadoDisenoTable;
  certificado_firmante: CertificadoFirmanteTable;
  certificado_imagen: CertificadoImagenTable;
  progreso_tema: ProgresoTemaTable;
  progreso: ProgresoTable;
  persona_planes: PersonaPlanesTable;
  resumen_plan: ResumenPlanTable;
  resumen_plazo: ResumenPlazoTable;
  resumen_persona: ResumenPersonaTable;
  pregunta_salud: PreguntaSaludTable;
  pendiente_salud: PendienteSaludTable;
  salud_marca: SaludMarcaTable;
  reporte_guardado: ReporteGuardadoTable;
  reporte_envio: ReporteEnvioTable;
  cuadro: CuadroTable;
  cuadro_fila: CuadroFilaTable;
  configuracion: ConfiguracionTable;
  marca_imagen: MarcaImagenTable;
  log: LogTable;
  bienvenida_pendiente: BienvenidaPendienteTable;
  correo: CorreoTable;
  secreto: SecretoTable;
  navegacion: NavegacionTable;
  tarea_programada: TareaProgramadaTable;
  importacion: ImportacionTable;
  importacion_fila: ImportacionFilaTable;
  importacion_columna: ImportacionColumnaTable;
  carta_texto: CartaTextoTable;
  webhook: WebhookTable;
  webhook_clave: WebhookClaveTable;
  webhook_entrega: WebhookEntregaTable;
  scim_token: ScimTokenTable;
  scim_token_empresa: ScimTokenEmpresaTable;
  scim_token_clave: ScimTokenClaveTable;
  scim_usuario: ScimUsuarioTable;
  scim_grupo: ScimGrupoTable;
  solicitud: SolicitudTable;
  consulta: ConsultaTable;
  sello_persona: SelloPersonaTable;
  calendario_enlace: CalendarioEnlaceTable;
  notificacion_equipo: NotificacionEquipoTable;
  notificacion_pendiente: NotificacionPendienteTable;
}
