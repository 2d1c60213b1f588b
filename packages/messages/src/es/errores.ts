/** Error pages (P57). */
export const errores = {
  titulo404: 'No encontramos el contenido',
  texto404: 'Ocurrió un error, por favor use el botón ir al inicio.',
  sinPermiso: 'Su cuenta no abre esta pantalla',
  sinPermisoTexto:
    '«{pantalla}» es para {quien, select, admin {administradores} soporte {soporte y administradores} other {alumnos}}. Si la necesita, consulte con el área de capacitación.',
  titulo500: 'Error del sistema',
  texto500: 'Algo salió mal. Por favor, intente nuevamente más tarde.',
  pantalla: 'No se pudo abrir la pantalla',
  pantallaTexto: 'Revise su conexión e intente nuevamente. Lo que este dispositivo ya guardó se conserva.',
} as const;
