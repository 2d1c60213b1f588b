import type { Catalog } from '../catalog.ts';

export const menu: Catalog['menu'] = {
  inicio: 'Start',
  maestros: 'Stammdaten',
  gestion: 'Verwaltung',
  parametros: 'Parameter',
  reportes: 'Berichte',
  alumno: 'Meine Schulungen',
  consulta: 'Einsicht',
  planes: 'Lernpläne',
  usuarios: 'Benutzer',
  asignaciones: 'Zuweisungen',
  configuracion: 'Einstellungen',
};
