/** Sections of /configuracion in its order, with their settings; each section is a fragment of its address. */
export const SECCIONES = [
  { seccion: 'marca', campos: ['nombre_empresa', 'nombre_corto', 'idioma', 'color_primario', 'color_menu'] },
  { seccion: 'ingreso', campos: ['dias_vencimiento', 'sesion_inactiva_horas', 'segundo_factor_administradores', 'registro_abierto'] },
  { seccion: 'terminos', campos: ['terminos_direccion', 'terminos'] },
  { seccion: 'calificacion', campos: ['notaminima', 'pausas_intento', 'lugar_certificado', 'zona_horaria'] },
  {
    seccion: 'mensajes',
    campos: ['firma_notificacion', 'correo_contacto', 'telefono_soporte', 'enlace_guia', 'enlace_soporte', 'enlace_contacto'],
  },
  { seccion: 'recordatorios', campos: ['dias_recordatorio', 'hora_recordatorio', 'maximo_recordatorios', 'dias_prorroga_jefe'] },
  {
    seccion: 'tableros',
    campos: ['id_plan_tablero1', 'id_plan_tablero2', 'umbral_rojo', 'umbral_amarillo', 'nps_detractor', 'nps_promotor', 'ritmo_semanal'],
  },
  { seccion: 'planillas', campos: ['umbral_cese'] },
  { seccion: 'privacidad', campos: ['dias_acceso', 'dias_arco', 'sello_anios'] },
] as const;
