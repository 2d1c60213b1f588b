import type { Catalog } from '../catalog.ts';

export const palabra: Catalog['palabra'] = {
  asignaciones: 'overdue late pending export assigned users',
  planSeguimiento: 'overdue late delay',
  miEquipo: 'boss manager extension extend',
  usuarios: 'boss manager employees workers',
  registroActividad: 'audit history changes',
  usuarioImportar: 'undo history imports uploads',
  preguntaImportar: 'undo history imports',
  planImportar: 'undo history imports',
  reporteGuardado: 'export download send',
  reporteCuadro: 'export download history',
  feedbackLista: 'survey surveys opinion satisfaction',
  reporteNps: 'survey surveys satisfaction',
};
