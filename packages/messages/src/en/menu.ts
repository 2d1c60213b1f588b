import type { Catalog } from '../catalog.ts';

export const menu: Catalog['menu'] = {
  inicio: 'Home',
  maestros: 'Catalogs',
  gestion: 'Management',
  parametros: 'Parameters',
  reportes: 'Reports',
  alumno: 'My training',
  consulta: 'Lookup',
  planes: 'Learning plans',
  usuarios: 'Users',
  asignaciones: 'Assignments',
  configuracion: 'Settings',
};
