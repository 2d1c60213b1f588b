/** Groups of the menu (P58). */
export const menu = {
  inicio: 'Inicio',
  maestros: 'Maestros',
  gestion: 'Gestión',
  parametros: 'Parámetros',
  reportes: 'Reportes',
  alumno: 'Mi capacitación',
  consulta: 'Consulta',
  planes: 'Plan de Estudios',
  usuarios: 'Usuarios',
  asignaciones: 'Asignaciones',
  configuracion: 'Configuración',
} as const;
