import type { Catalog } from '../catalog.ts';

/** Addresses that are told of events: list, form, secret, deliveries, refusals (P156, P157). */
export const webhook: Catalog['webhook'] = {
  campos: {
    id_webhook: 'ID',
    nombre: 'Nom',
    direccion: 'Adresse (URL)',
    asignado: 'Affectations',
    aprobado: 'Thèmes réussis',
    certificado: 'Certificats',
    cesado: 'Départs',
    id_empresa: 'Entreprise',
    empresa: 'Entreprise',
    fecha_secreto: 'Secret du',
    pendientes: 'En attente',
    fallidas: 'Échoués',
  },
  lista: {
    texto: 'Ils préviennent un autre système quand un plan est affecté, un thème réussi, un certificat délivré ou quand une personne part.',
    nuevo: 'Nouveau webhook',
    secreto: 'Créer le secret de {nombre}',
    probar: 'Envoyer un essai à {nombre}',
    reenviar: 'Renvoyer les échecs de {nombre}',
  },
  edicion: {
    nuevo: 'Nouveau webhook',
    editar: 'Modifier le webhook',
    guardado: 'Webhook enregistré : {nombre}',
    direccionAyuda: 'Commence par https:// et ne contient ni utilisateur ni mot de passe.',
    todas: 'Toutes',
    empresaAyuda: 'Seules les personnes de cette entreprise sont signalées. Vide : toutes.',
    eliminar: 'Ses envois sont supprimés aussi.',
  },
  secreto: {
    titulo: 'Secret de {nombre}',
    aviso: 'Rien n’est envoyé sans secret.',
    texto: 'Ce secret vérifie la signature de chaque envoi. Copiez-le maintenant : il ne sera plus affiché.',
    anterior: 'Le secret précédent signe encore pendant un jour.',
    generar: 'Créer le secret',
    cerrar: 'Fermer',
  },
  fallidos: {
    titulo: 'Renvoyer les échecs de {nombre}',
    texto: 'Chaque événement est renvoyé avec le même identifiant.',
    desde: 'Depuis',
    enviar: 'Renvoyer',
  },
  secretoGenerado: 'Secret créé',
  seEnviara: 'Sera envoyé dans quelques secondes',
  reenviados: '{total, plural, one {# événement sera renvoyé} other {# événements seront renvoyés}}',
  errores: {
    direccion: 'Saisissez une adresse qui commence par https://.',
    usuario: 'L’adresse ne peut contenir ni utilisateur, ni mot de passe, ni « # ».',
    privada: 'Le portail n’envoie pas à des adresses privées. Son exploitant peut en autoriser.',
    https: 'L’adresse doit commencer par https://.',
    puerto: 'Le port doit être 443, ou 1024 et plus.',
  },
};
