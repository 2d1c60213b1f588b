import type { Catalog } from '../catalog.ts';
import { importacion, importar } from './ausencia-importar.ts';

export const ausencia: Catalog['ausencia'] = {
  lista: {
    texto:
      'Wer abwesend ist, erhält keine Erinnerungen; auch die Führungskräfte erhalten für diese Person keine. Den Grund sehen nur Administratoren.',
    nueva: 'Neue Abwesenheit',
    importar: 'Tabelle importieren',
  },
  edicion: {
    nueva: 'Neue Abwesenheit',
    editar: 'Abwesenheit bearbeiten',
    guardada: 'Abwesenheit gespeichert',
    persona: 'Person',
  },
  persona: {
    titulo: 'Abwesenheiten',
    texto: 'Während einer Abwesenheit werden weder der Person noch ihren Führungskräften Erinnerungen gesendet.',
    ninguna: 'Keine Abwesenheiten erfasst.',
    nueva: 'Neue Abwesenheit',
    dias: '{desde} bis {hasta}',
    editar: 'Abwesenheit vom {desde} bis {hasta} bearbeiten',
  },
  campos: {
    id_ausencia: 'ID',
    id_usuario: 'Person',
    tipo: 'Art',
    fecha_desde: 'Von',
    fecha_hasta: 'Bis',
    observacion: 'Bemerkung',
    codigo_usuario: 'Code',
    personal: 'Name',
    empresa: 'Unternehmen',
    dias: 'Tage',
  },
  importar,
  importacion,
  errores: {
    solapada: 'Diese Person hat bereits eine Abwesenheit vom {desde} bis {hasta}.',
    otraPersona: 'Die Person einer Abwesenheit lässt sich nicht ändern: Löschen Sie sie und erfassen Sie eine neue.',
  },
};
