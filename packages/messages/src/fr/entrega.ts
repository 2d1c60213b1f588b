import type { Catalog } from '../catalog.ts';

/** Deliveries to webhooks (P157). */
export const entrega: Catalog['entrega'] = {
  texto: 'Chaque événement envoyé à un webhook, avec ses tentatives et la dernière réponse.',
  leer: 'Voir l’envoi {id, number}',
  reenviar: 'Renvoyer l’envoi {id, number}',
  titulo: 'Envoi {id, number}',
  identificador: 'Identifiant : {evento}',
  campos: {
    id_entrega: 'ID',
    webhook: 'Webhook',
    tipo: 'Événement',
    estado: 'État',
    intentos: 'Tentatives',
    codigo_http: 'Code HTTP',
    respuesta: 'Réponse',
    fecha_creacion: 'Survenu',
    fecha_entrega: 'Remis',
    proximo_intento: 'Prochaine tentative',
    evento: 'Identifiant',
  },
};
