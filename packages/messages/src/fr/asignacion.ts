import type { Catalog } from '../catalog.ts';
import { edicion } from './asignacion-edicion.ts';
import { importacion, importar } from './asignacion-importar.ts';
import { aviso, cierre, filtros, lista, vacio } from './asignacion-lista.ts';

export const asignacion: Catalog['asignacion'] = {
  lista,
  filtros,
  vacio,
  aviso,
  cierre,
  edicion,
  campos: {
    codigo_usuario: 'Code',
    personal: 'Nom',
    empresa: 'Entreprise',
    correo_electronico: 'E-mail',
    plan: 'Plan',
    veredicto: 'Résultat',
    avisa: 'Notification',
    fecha_inicio: 'Début',
    fecha_fin: 'Fin',
  },
  importar,
  importacion,
  hecho: 'Affectation réussie',
  yaEstaba: 'Ce plan était déjà affecté à la personne.',
  lote: '{insertados, plural, one {# affecté} other {# affectés}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}{cesados, plural, =0 {} one {, # non affecté car sorti des effectifs} other {, # non affectés car sortis des effectifs}}{omitidos, plural, =0 {} one {, # non affecté car le plan est inactif ou terminé} other {, # non affectés car le plan est inactif ou terminé}}',
  grupos:
    '{insertados, plural, one {# affecté} other {# affectés}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}{omitidos, plural, =0 {} one {, # non affecté car le plan est inactif ou terminé} other {, # non affectés car le plan est inactif ou terminé}}. Toute personne qui rejoindra le groupe recevra aussi le plan.',
  simulada: '{total, plural, =0 {Rien ne serait affecté} one {# plan serait affecté} other {# plans seraient affectés}}.',
  aplicada:
    '{insertados, plural, one {# affecté} other {# affectés}}{reabiertos, plural, =0 {} one {, # rouvert} other {, # rouverts}}{omitidos, plural, =0 {} one {, # non affecté} other {, # non affectés}}{avisados, plural, =0 {} one { ; # personne prévenue} other { ; # personnes prévenues}}.',
  simulacionCambio: 'Quelque chose a changé depuis la simulation. Rien n’a été affecté : relancez la simulation.',
  demasiadas: 'Choisissez moins de personnes ou de plans : {limite, number} combinaisons de personne et de plan sont vérifiées au maximum.',
  sinPersona: 'La personne n’existe pas.',
  sinPlan: 'Le plan n’existe pas.',
  planInactivo: 'Le plan est inactif : il ne peut pas être affecté.',
  planTerminado: 'Le plan est terminé : il ne peut pas être affecté.',
  cesada: 'La personne est sortie des effectifs : aucun plan ne peut lui être affecté.',
};
