import type { Catalog } from '../catalog.ts';

export const carta: Catalog['carta'] = {
  botonNoFunciona: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  restablecer: {
    asunto: 'Réinitialisez votre mot de passe du portail de formation',
    saludo: 'Bonjour {nombre},',
    saludoSinNombre: 'Bonjour,',
    pedido: 'Nous avons reçu une demande de réinitialisation du mot de passe de l’utilisateur {username} sur le portail de formation.',
    uso: 'Utilisez ce lien pour choisir un nouveau mot de passe. Il ne sert qu’une fois et expire au bout de 60 minutes.',
    boton: 'Choisir un nouveau mot de passe',
    nota: 'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : votre mot de passe reste le même.',
  },
  seguridad: {
    asunto: 'La sécurité de votre compte a changé',
    cuenta: 'Nous vous signalons un changement du compte de l’utilisateur {username} du portail de formation.',
    contrasena: 'Votre mot de passe a changé, et les autres sessions ont été fermées.',
    factor_activado: 'Le second facteur a été activé : après le mot de passe, le portail demande un code d’une application.',
    factor_retirado: 'Le second facteur par application de codes a été supprimé.',
    factor_restablecido:
      'Un administrateur a supprimé votre second facteur, avec les clés d’accès, et fermé vos sessions. Connectez-vous avec votre mot de passe et activez-le de nouveau.',
    llave_agregada: 'Une clé d’accès a été ajoutée ; elle permet de se connecter sans mot de passe.',
    llave_retirada: 'Une clé d’accès a été supprimée.',
    boton: 'Vérifier la sécurité de mon compte',
    nota: 'Si ce n’était pas vous, changez votre mot de passe, fermez les autres sessions et prévenez votre administrateur.',
  },
  bienvenida: {
    asunto: 'Bienvenue sur le portail de formation',
    acceso: 'Vous avez accès au portail de formation. L’adresse pour vous connecter est {portal}.',
    usuario: 'Votre nom d’utilisateur est {username}.',
    elegir: 'Utilisez ce lien pour choisir votre mot de passe. Il ne sert qu’une fois et expire au bout de 7 jours.',
    tiene: 'Connectez-vous avec le mot de passe que vous avez déjà. Si vous l’avez oublié, choisissez « Mot de passe oublié ? ».',
    botonElegir: 'Choisir mon mot de passe',
    botonIngresar: 'Se connecter',
    nota: 'Si le lien a expiré, demandez-en un autre avec « Mot de passe oublié ? » à la connexion, ou un code d’accès à votre administrateur.',
  },
  asignacion: {
    asunto: 'Le plan « {plan} » vous est affecté',
    asuntoVarios: '{total, number} plans de formation vous sont affectés',
    tiene: '{total, plural, one {Ce plan de formation vous est affecté :} other {Ces plans de formation vous sont affectés :}}',
    fechas: 'Du {inicio} au {fin}.',
    pendientes:
      '{pendientes, plural, =0 {Il ne vous reste aucun thème à faire.} one {Il vous reste # thème à faire.} other {Il vous reste # thèmes à faire.}}',
    botonIr: 'Aller au thème suivant',
    botonVer: 'Voir le plan',
    nota: 'Le lien vous demande de vous connecter et vous conduit au thème. Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié ? ».',
  },
  informe: {
    asunto: 'Rapport : {nombre}',
    adjunto: 'Vous trouverez en pièce jointe le rapport « {nombre} », avec {filas, plural, one {# ligne} other {# lignes}}.',
    enlace:
      'Le rapport « {nombre} » a {filas, plural, one {# ligne} other {# lignes}} : il est trop volumineux pour un e-mail. Ouvrez-le dans le portail et exportez-le.',
    vacio: 'Le rapport « {nombre} » n’a aucune ligne aujourd’hui.',
    dias: 'Dates : du {desde} au {hasta}.',
    desde: 'Dates : depuis le {desde}.',
    hastaDia: 'Dates : jusqu’au {hasta}.',
    alcance: 'Il contient les personnes des entreprises auxquelles vous avez accès, au {fecha}.',
    boton: 'Ouvrir le rapport',
    nota: 'Programmé par {autor}. Pour ne plus le recevoir, demandez à être retiré de l’envoi dans « Rapports enregistrés ».',
  },
  recordatorio: {
    asuntoPropio: 'Rappel : « {plan} » se termine le {fecha}',
    asuntoPropios: 'Rappel : {planes, plural, one {# plan} other {# plans}} de formation à terminer',
    asuntoEquipo: 'Votre équipe : {personas, plural, one {# personne} other {# personnes}} avec des thèmes à faire',
    propio: 'Vous avez des thèmes à faire dans {planes, plural, one {un plan} other {# plans}} de formation.',
    equipo: 'Ces personnes de votre équipe ont des thèmes à faire :',
    hasta:
      'Se termine le {fecha}, {dias, plural, =0 {aujourd’hui} =1 {demain} one {dans # jour} other {dans # jours}}. {pendientes, plural, one {# thème à faire} other {# thèmes à faire}} sur {total, number}.',
    seguir: 'Continuer avec « {tema} »',
    abrir: 'Ouvrir le plan',
    plan: '{plan}, jusqu’au {fecha} ({dias, plural, =0 {aujourd’hui} =1 {demain} one {dans # jour} other {dans # jours}})',
    persona:
      '{personal} : {aprobados, number} sur {total, plural, one {# thème} other {# thèmes}}, depuis le {desde} ({dias, plural, =0 {aujourd’hui} one {il y a # jour} other {il y a # jours}})',
    mas: 'et {personas, plural, one {# autre personne} other {# autres personnes}}',
    boton: 'Répondre pour mon équipe',
    botonSeguir: 'Continuer mes thèmes',
    nota: 'Avec le lien, vous pouvez accepter le retard d’une personne, lui donner plus de temps dans le plan ou le justifier. On répond une seule fois et le lien expire au bout de 30 jours.',
  },
};
