/** The menu's groups and the shell's own links. */
export const menu = {
  inicio: 'Inicio',
  maestros: 'Maestros',
  gestion: 'Gestión',
  parametros: 'Parámetros',
  reportes: 'Reportes',
  alumno: 'Mi capacitación',
} as const;
