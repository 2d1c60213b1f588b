/** Groups of the menu, by task, and entries with a name of their own (P58). */
export const menu = {
  inicio: 'Inicio',
  personas: 'Personas',
  contenidos: 'Contenidos',
  estudio: 'Planes y asignaciones',
  mensajes: 'Mensajes',
  reportes: 'Reportes',
  integraciones: 'Integraciones',
  ajustes: 'Ajustes',
  alumno: 'Mi capacitación',
  consulta: 'Consulta',
  planes: 'Plan de Estudios',
  usuarios: 'Usuarios',
  asignaciones: 'Asignaciones',
  configuracion: 'Configuración',
  correosCodigos: 'Correos y códigos',
  conexiones: 'Sistemas y tablets',
} as const;
