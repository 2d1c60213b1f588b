import type { Catalog } from '../catalog.ts';

import { importacion, importar } from './ausencia-importar.ts';

export const ausencia: Catalog['ausencia'] = {
  lista: {
    texto: 'People who are absent get no reminders, nor do their managers about them. Only administrators see the reason.',
    nueva: 'New absence',
    importar: 'Import spreadsheet',
  },
  edicion: { nueva: 'New absence', editar: 'Edit absence', guardada: 'Absence saved', persona: 'Person' },
  persona: {
    titulo: 'Absences',
    texto: 'During an absence no reminders are sent to the person or to their managers.',
    ninguna: 'No absences recorded.',
    nueva: 'New absence',
    dias: '{desde} to {hasta}',
    editar: 'Edit the absence from {desde} to {hasta}',
  },
  campos: {
    id_ausencia: 'Id',
    id_usuario: 'Person',
    tipo: 'Type',
    fecha_desde: 'From',
    fecha_hasta: 'To',
    observacion: 'Note',
    codigo_usuario: 'Code',
    personal: 'Name',
    empresa: 'Company',
    dias: 'Days',
  },
  importar,
  importacion,
  errores: {
    solapada: 'This person already has an absence from {desde} to {hasta}.',
    otraPersona: 'The person of an absence does not change: delete it and record another one.',
  },
};
