import type { Catalog } from '../catalog.ts';

export const planilla: Catalog['planilla'] = {
  vacia: 'Le fichier est vide.',
  ilegible: 'La feuille de calcul est illisible. Ouvrez-la et enregistrez-la de nouveau en .xlsx.',
  filas: 'La feuille de calcul a plus de {maximo, number, ::group-off} lignes. Divisez-la.',
  dificil: 'La feuille de calcul est trop volumineuse pour être lue. Divisez-la.',
  rota: 'La feuille de calcul est endommagée. Ouvrez-la et enregistrez-la de nouveau en .xlsx.',
  grande: 'La feuille de calcul est trop volumineuse. Divisez-la.',
  antigua: 'La feuille de calcul a un mot de passe ou est à l’ancien format .xls. Enregistrez-la en .xlsx, sans mot de passe.',
  conContrasena: 'La feuille de calcul a un mot de passe. Enregistrez-la sans mot de passe.',
  deOpenDocument: 'Le fichier est au format OpenDocument (.ods). Ouvrez-le et enregistrez-le comme classeur Excel (.xlsx).',
  otroArchivo: 'Le fichier n’est pas une feuille de calcul .xlsx ou .csv.',
  celdaLarga:
    'La cellule {celda} a plus de {maximo, number, ::group-off} caractères. Raccourcissez-la ; dans un fichier .csv, vérifiez aussi les guillemets.',
  codificacion:
    'Le fichier est tronqué ou mélange UTF-8 et un autre encodage ; les accents seraient endommagés. Enregistrez-le de nouveau en CSV UTF-8.',
  comillas:
    'À la ligne {fila, number, ::group-off}, un guillemet s’ouvre et ne se ferme pas. Fermez-le, ou doublez-le s’il fait partie du texte.',
  pocasColumnas:
    'Le fichier .csv a {columnas, plural, one {une colonne} other {# colonnes}} et il en faut {minimo, number}. Séparez-les par point-virgule, virgule ou tabulation.',
  sinFilas: 'La feuille de calcul n’a aucune ligne sous l’en-tête. D’un classeur, la première feuille est lue.',
  faltanColumnas: 'Il manque des colonnes dans la feuille de calcul : {columnas}. Téléchargez le modèle pour les voir.',
};
