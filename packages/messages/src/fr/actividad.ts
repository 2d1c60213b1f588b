import type { Catalog } from '../catalog.ts';

export const actividad: Catalog['actividad'] = {
  demasiados: 'Trop d’événements ont déjà été enregistrés cette heure-ci. Réessayez plus tard.',
  soloAnexado: 'Le journal accepte seulement des ajouts : il ne peut être ni modifié ni supprimé.',
  porGrupo:
    'par groupe : {insertados, plural, one {# affecté} other {# affectés}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}',
  evaluacionInicio: 'Évaluation {id}, tentative {intento}',
  evaluacion: 'Évaluation {id}, tentative {intento} : {resultado, select, aprobado {réussie} other {échouée}}',
  evaluacionNota: 'Évaluation {id}, tentative {intento} : {resultado, select, aprobado {réussie} other {échouée}}, note {nota}',
  evaluacionSinConexion:
    'Évaluation {id}, tentative {intento} : {resultado, select, aprobado {réussie} other {échouée}} ; répondue hors ligne le {momento}',
  evaluacionSinConexionNota:
    'Évaluation {id}, tentative {intento} : {resultado, select, aprobado {réussie} other {échouée}}, note {nota} ; répondue hors ligne le {momento}',
  anulacion: 'Évaluation {id}',
  anulacionMotivo: 'Évaluation {id} : {motivo}',
};
