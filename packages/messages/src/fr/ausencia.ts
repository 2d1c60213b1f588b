import type { Catalog } from '../catalog.ts';
import { importacion, importar } from './ausencia-importar.ts';

export const ausencia: Catalog['ausencia'] = {
  lista: {
    texto:
      'Une personne absente ne reçoit aucun rappel, et ses responsables n’en reçoivent pas pour elle. Seuls les administrateurs voient le motif.',
    nueva: 'Nouvelle absence',
    importar: 'Importer une feuille de calcul',
  },
  edicion: { nueva: 'Nouvelle absence', editar: 'Modifier l’absence', guardada: 'Absence enregistrée', persona: 'Personne' },
  persona: {
    titulo: 'Absences',
    texto: 'Pendant une absence, aucun rappel n’est envoyé à la personne ni à ses responsables.',
    ninguna: 'Aucune absence enregistrée.',
    nueva: 'Nouvelle absence',
    dias: 'Du {desde} au {hasta}',
    editar: 'Modifier l’absence du {desde} au {hasta}',
  },
  campos: {
    id_ausencia: 'ID',
    id_usuario: 'Personne',
    tipo: 'Type',
    fecha_desde: 'Du',
    fecha_hasta: 'Au',
    observacion: 'Observation',
    codigo_usuario: 'Code',
    personal: 'Nom',
    empresa: 'Entreprise',
    dias: 'Jours',
  },
  importar,
  importacion,
  errores: {
    solapada: 'Cette personne a déjà une absence du {desde} au {hasta}.',
    otraPersona: 'La personne d’une absence ne change pas : supprimez-la et créez-en une autre.',
  },
};
