import type { Catalog } from '../catalog.ts';

/** Tokens of identity providers, and what their requests are refused for (P158 to P161). */
export const scim: Catalog['scim'] = {
  campos: {
    id_scim_token: 'ID',
    nombre: 'Nom',
    prefijo: 'Commence par',
    estado: 'État',
    indicador_alcance: 'Périmètre',
    empresas: 'Entreprises',
    fecha_expiracion: 'Valable jusqu’au',
    fecha_uso: 'Dernière utilisation',
    fecha_revocacion: 'Révoqué le',
    usuario_creacion: 'Créé par',
    fecha_creacion: 'Créé le',
  },
  lista: {
    texto:
      'Avec un jeton SCIM, le fournisseur d’identité de l’entreprise (Entra ID, Okta) crée et modifie les personnes du portail et enregistre leur départ.',
    vacio: 'Les jetons des fournisseurs d’identité apparaissent ici.',
    nuevo: 'Nouveau jeton',
    revocar: 'Révoquer {nombre}',
    direccion: 'Adresse du service',
  },
  nuevo: {
    titulo: 'Nouveau jeton SCIM',
    nombreAyuda: 'Le journal d’activité le montre comme auteur des modifications.',
    empresasAyuda: 'Le fournisseur ne voit ni ne modifie les personnes des autres.',
    expiraAyuda: 'Vide : jusqu’à sa révocation.',
    crear: 'Créer le jeton',
    texto: 'Copiez-le maintenant dans le fournisseur d’identité : il ne sera plus affiché.',
    cerrar: 'Fermer',
  },
  revocar: {
    titulo: 'Révoquer le jeton {nombre} ?',
    texto: 'Le fournisseur d’identité ne peut plus lire ni modifier les personnes. Ce qu’il a déjà modifié reste.',
    confirmar: 'Révoquer',
  },
  creado: 'Jeton créé',
  revocado: 'Jeton révoqué',
  administrador: {
    cesado: 'Le fournisseur d’identité a enregistré le départ d’un administrateur.',
    rechazado:
      'Le fournisseur d’identité a voulu enregistrer le départ d’un autre administrateur le même jour. Le portail ne l’a pas fait : si c’est correct, faites-le sur sa fiche ; sinon, révoquez le jeton.',
  },
  errores: {
    token: 'Il manque un jeton SCIM valable.',
    vencido: 'Choisissez aujourd’hui ou un jour ultérieur.',
    filtro: 'Le filtre « {filtro} » est illisible. « eq » est admis, relié par « and ».',
    ruta: 'Le chemin « {ruta} » n’existe pas.',
    filtroLargo: 'Le filtre ou le chemin dépasse {maximo, number} caractères.',
    filtroHondo: 'Le filtre dépasse {maximo, number} niveaux de parenthèses.',
    filtroMucho: 'Le filtre dépasse {maximo, number} comparaisons.',
    atributoFiltro: 'On ne peut pas filtrer par « {atributo} ».',
    largo: '« {atributo} » a plus de {maximo, number} caractères.',
    valor: 'La valeur de « {atributo} » ne convient pas.',
    requerido: 'Il manque « {atributo} ».',
    soloLectura: '« {atributo} » ne se modifie pas par SCIM.',
    muchos: '« {atributo} » dépasse {maximo, number} éléments.',
    cuerpo: 'Le corps doit être un objet JSON.',
    operaciones: '« Operations » est attendu, avec des opérations « add », « replace » ou « remove ».',
    sinObjetivo: 'Une opération « remove » a besoin de son chemin.',
    sinRuta: 'Une opération sans chemin a besoin d’un objet comme valeur.',
    desconocido: '« {atributo} » désigne quelque chose qui n’existe pas dans le portail ou que le jeton n’atteint pas.',
    tomado: 'Un autre enregistrement a déjà cette valeur de « {atributo} ».',
    otraPersona:
      'Le nom et le document sont ceux d’une autre personne : créez-la à part. Si c’est la même, un administrateur le confirme sur sa fiche.',
    conAcceso: 'L’e-mail et le document des administrateurs et de l’assistance ne se modifient que sur leurs écrans.',
    otroAdministrador:
      'Les fournisseurs d’identité n’enregistrent le départ que d’un administrateur par jour. Pour les autres, un administrateur le fait dans le portail.',
    miembro: 'La personne {id} n’existe pas ou le jeton ne l’atteint pas.',
    pagina: '« {atributo} » doit être un nombre entier.',
  },
};
