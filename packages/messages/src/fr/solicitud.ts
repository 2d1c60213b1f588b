import type { Catalog } from '../catalog.ts';

/** Register of requests about personal data (P163). */
export const solicitud: Catalog['solicitud'] = {
  lista: {
    texto: 'Ce que les personnes demandent sur leurs données, avec le dernier jour pour répondre selon la loi.',
    nueva: 'Nouvelle demande',
    vencida: 'En retard depuis le {fecha}',
  },
  edicion: {
    nueva: 'Nouvelle demande',
    editar: 'Modifier la demande',
    guardada: 'Demande enregistrée',
    persona: 'Personne',
    respuestaAyuda: 'Nécessaire pour accepter ou refuser ; la personne la voit dans « Mes données ».',
    ficha: 'Voir la fiche de la personne',
  },
  propias: {
    titulo: 'Demandes sur vos données',
    texto:
      'Vous pouvez demander la rectification ou l’effacement de vos données, ou vous opposer à un usage. Le dernier jour pour vous répondre s’affiche ici.',
    ninguna: 'Vous n’avez présenté aucune demande.',
    tipo: 'Votre demande',
    detalle: 'Détail',
    enviar: 'Présenter la demande',
    fila: '{tipo} : reçue le {recibida}, réponse avant le {vence}',
  },
  presentada: 'Demande présentée',
  campos: {
    id_solicitud: 'ID',
    id_usuario: 'Personne',
    tipo: 'Type',
    canal: 'Canal',
    fecha_recepcion: 'Reçue le',
    detalle: 'Objet',
    estado: 'État',
    respuesta: 'Réponse',
    codigo_usuario: 'Code',
    personal: 'Nom',
    empresa: 'Entreprise',
    vence: 'Échéance',
    fecha_respuesta: 'Répondue',
  },
  errores: {
    noSeElimina: 'Une demande ne se supprime pas : répondez-y.',
    otraPersona: 'La personne d’une demande ne change pas.',
    respuesta: 'Écrivez la réponse pour clore la demande.',
    abierta: 'Vous avez déjà une demande ouverte de ce type.',
  },
};
