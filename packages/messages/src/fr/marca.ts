import type { Catalog } from '../catalog.ts';

export const marca: Catalog['marca'] = {
  imagen: {
    tipo: 'L’image doit être au format PNG, JPEG ou WebP.',
    soloPng: 'L’icône doit être une image PNG.',
    grande: 'L’image ne peut pas dépasser {kb, number} ko.',
    lado: 'L’image doit mesurer entre {minimo, number} et {maximo, number} pixels de côté.',
  },
  panel: {
    titulo: 'Image de la connexion',
    texto:
      'PNG, JPEG ou WebP de {kb, number} ko au plus. Elle occupe le panneau de connexion sur les grands écrans ; sans elle, le dessin du portail s’affiche.',
    elegir: 'Choisir l’image de la connexion',
    quitar: 'Retirer l’image',
    actual: 'Image du panneau de connexion',
    guardada: 'Image enregistrée',
    quitada: 'Image retirée',
  },
  iconos: { fallo: 'Le logo est enregistré, mais les icônes de l’application n’ont pas pu être créées. Essayez une autre image.' },
  vista: {
    titulo: 'Aperçu',
    texto: 'Avec les couleurs de ce formulaire, avant l’enregistrement.',
    claro: 'Clair',
    oscuro: 'Sombre',
    usuario: 'Nom d’utilisateur',
    iniciar: 'Se connecter',
    menu: 'Menu',
    panel: 'Tableau de bord',
    planes: 'Plans de formation',
    boton: 'Bouton',
    encima: 'Survolé',
    foco: 'Avec le focus',
    inactivo: 'Désactivé',
    enlace: 'Un lien',
    etiqueta: 'Étiquette',
    correo: 'E-mail',
    saludo: 'Bonjour, Alba :',
    parrafo: 'Vous avez des thèmes en attente dans un plan de formation.',
    certificado: 'Certificat',
    icono: 'Icône de l’application',
    sinIcono: 'Sans logo, l’icône du portail est utilisée.',
  },
  contraste: {
    titulo: 'Contraste mesuré',
    botonBlanco: 'Le texte des boutons sera blanc : {valor, number, ::.0} pour 1.',
    botonNegro: 'Le texte des boutons sera noir : {valor, number, ::.0} pour 1.',
    enlaceIgual: 'Les liens en mode {esquema} auront la couleur choisie : {valor, number, ::.0} pour 1.',
    enlaceCorregido:
      'Les liens en mode {esquema} seront {color}, pour rester lisibles : {valor, number, ::.0} pour 1 (la couleur choisie donnerait {antes, number, ::.0}).',
    lineaIgual: 'Les barres et graphiques en mode {esquema} auront la couleur choisie : {valor, number, ::.0} pour 1.',
    lineaCorregida:
      'Les barres et graphiques en mode {esquema} seront {color}, pour se distinguer : {valor, number, ::.0} pour 1 (la couleur choisie donnerait {antes, number, ::.0}).',
    menu: 'Le texte blanc du menu : {valor, number, ::.0} pour 1.',
    menuInsuficiente:
      'Le texte blanc ne se lirait pas sur ce menu : {valor, number, ::.0} pour 1, et il faut {minimo, number, ::.0}. Choisissez une couleur plus foncée.',
    esquemaClaro: 'clair',
    esquemaOscuro: 'sombre',
  },
};
