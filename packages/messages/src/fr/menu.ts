import type { Catalog } from '../catalog.ts';

export const menu: Catalog['menu'] = {
  inicio: 'Accueil',
  maestros: 'Référentiel',
  gestion: 'Gestion',
  parametros: 'Tables',
  reportes: 'Rapports',
  alumno: 'Ma formation',
  consulta: 'Consultation',
  planes: 'Plans de formation',
  usuarios: 'Utilisateurs',
  asignaciones: 'Affectations',
  configuracion: 'Paramètres',
};
