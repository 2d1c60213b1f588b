import type { Catalog } from '../catalog.ts';

export const palabra: Catalog['palabra'] = {
  asignaciones: 'échu en retard en attente exporter utilisateurs affectés',
  planSeguimiento: 'échu en retard',
  miEquipo: 'responsable chef prolongation prolonger',
  usuarios: 'responsable chef salariés employés',
  registroActividad: 'audit historique modifications',
  usuarioImportar: 'annuler historique importations',
  preguntaImportar: 'annuler historique importations',
  planImportar: 'annuler historique importations',
  reporteGuardado: 'exporter télécharger envoyer',
  reporteCuadro: 'exporter télécharger historique',
  feedbackLista: 'enquête enquêtes avis satisfaction',
  reporteNps: 'enquête enquêtes satisfaction',
};
