import type { Catalog } from '../catalog.ts';

export const accesibilidad: Catalog['accesibilidad'] = {
  texto:
    'Ce que vous pouvez attendre du portail si vous l’utilisez au clavier, avec un lecteur d’écran, un agrandissement ou une autre aide, et à qui écrire si quelque chose vous bloque.',
  normaTitulo: 'Norme',
  norma:
    'Le portail suit les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, sur tous ses écrans. Il les respecte, sauf pour ce qui est nommé plus bas.',
  puedeTitulo: 'Ce que vous pouvez faire',
  teclado:
    'Tout utiliser au clavier : le focus est toujours visible, revient à sa place à la fermeture d’une boîte de dialogue, et ce qui se glisse se déplace aussi avec des boutons. Le point d’interrogation affiche les raccourcis.',
  lector: 'Le lire avec un lecteur d’écran : titres, régions, champs, erreurs et messages ont un nom, et les graphiques ont leur tableau.',
  aumento:
    'Agrandir la page à 200\u00a0% ou l’utiliser sur un écran de 320 pixels sans défilement latéral ; les tableaux larges défilent dans leur cadre.',
  espacio: 'Espacer davantage les lettres, les mots et les lignes sans que le texte soit coupé.',
  color: 'Choisir le thème clair ou sombre, ou les couleurs à contraste élevé de votre système. Rien n’est dit par la seule couleur.',
  movimiento: 'Demander moins de mouvement à votre système : le portail cesse d’animer.',
  tiempo:
    'Travailler sans hâte : aucun questionnaire n’a de limite de temps, vos réponses sont enregistrées pendant la saisie, et un avertissement précède la fin de la session.',
  idiomas: 'Lire le portail en allemand, anglais, chinois, espagnol, français ou japonais.',
  subtitulos: 'Voir les sous-titres des vidéos qui en ont.',
  pruebasTitulo: 'Comment il est vérifié',
  motores:
    'Deux programmes, axe et HTML_CodeSniffer, vérifient chaque écran dans les thèmes clair et sombre avant la publication d’une version. Une seule erreur empêche la publication.',
  recorridos: 'Deux parcours complets au clavier seul : de la connexion au certificat, et le travail d’un administrateur.',
  medidas: 'Chaque écran est mesuré à 320 pixels de large, et avec un texte plus espacé à 200\u00a0% et 400\u00a0%.',
  revision: 'Dernière vérification : {fecha}. Version du portail : {version}.',
  faltaTitulo: 'Ce qui n’est pas encore respecté',
  falta: 'Nous connaissons ces défauts :',
  faltaVideo:
    'Les vidéos peuvent ne pas avoir de sous-titres ni d’audiodescription, et les enregistrements audio pas de transcription : cela dépend de la personne qui publie les supports.',
  faltaPdf:
    'Les documents PDF des supports et le PDF du certificat peuvent ne pas être lus dans l’ordre. Les données du certificat figurent aussi en texte sur son écran.',
  faltaExterno: 'Les pages d’autres sites auxquelles renvoie un thème ne font pas partie du portail et nous ne les vérifions pas.',
  faltaIdioma: 'Les contenus et les titres des cours sont dans la langue où ils ont été écrits ; le guide d’utilisation, en espagnol.',
  faltaPersonas:
    'Aucun organisme externe n’a audité le portail, et les essais avec des personnes en situation de handicap restent à faire.',
  contactoTitulo: 'Si quelque chose vous empêche de travailler',
  contacto:
    'Écrivez de quel écran il s’agit, ce que vous vouliez faire et quelle aide vous utilisez. Vous pouvez demander le contenu sous une autre forme en attendant la correction.',
  correo: 'E-mail : <enlace>{correo}</enlace>',
  telefono: 'Téléphone : <enlace>{telefono}</enlace>',
  sinContacto: 'Parlez à la personne qui administre la formation dans votre entreprise.',
};
