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
  binario: 'Le fichier est un classeur binaire (.xlsb). Ouvrez-le et enregistrez-le comme classeur Excel (.xlsx).',
  deNumbers: 'Le fichier vient de Numbers. Ouvrez-le et exportez-le comme classeur Excel (.xlsx).',
  paginaWeb:
    'Le fichier est une page web ou du XML, quoi que dise son nom. Ouvrez-le dans le tableur et enregistrez-le comme classeur Excel (.xlsx).',
  otroArchivo: 'Le fichier n’est pas une feuille de calcul .xlsx ou .csv.',
  celdaLarga:
    'La cellule {celda} a plus de {maximo, number, ::group-off} caractères. Raccourcissez-la ; dans un fichier .csv, vérifiez aussi les guillemets.',
  codificacion:
    'Les lettres accentuées du fichier seraient abîmées : il est tronqué ou son codage est inconnu. Enregistrez-le de nouveau en CSV UTF-8.',
  comillas:
    'À la ligne {fila, number, ::group-off}, un guillemet s’ouvre et ne se ferme pas. Fermez-le, ou doublez-le s’il fait partie du texte.',
  pocasColumnas:
    'Le fichier .csv a {columnas, plural, one {une colonne} other {# colonnes}} et il en faut {minimo, number}. Séparez-les par point-virgule, virgule, tabulation ou barre verticale.',
  sinFilas: 'La feuille de calcul n’a aucune ligne sous l’en-tête.',
  celdas: 'La feuille de calcul a trop de cellules : il y a des valeurs jusqu’à la colonne {columna}. Supprimez les colonnes inutiles.',
  enHoja: 'Feuille {hoja} : {motivo}',
  hojaDesconocida: 'Le classeur n’a pas de feuille {hoja}. Il a : {hojas}.',
  hojasSinLeer:
    '{cantidad, plural, one {La feuille {hojas} a les mêmes en-têtes et n’a pas été lue} other {Les feuilles {hojas} ont les mêmes en-têtes et n’ont pas été lues}}. Lisez-les toutes avant d’indiquer que le fichier est la liste complète.',
  hojasSiguen:
    '{cantidad, plural, one {La feuille {hojas} n’a pas d’en-têtes, continue la liste et n’a pas été lue} other {Les feuilles {hojas} n’ont pas d’en-têtes, continuent la liste et n’ont pas été lues}}. Lisez-les toutes avant de dire que le fichier est la liste complète.',
  ocultasSinDecidir:
    '{filas, plural, one {# ligne masquée n’a pas été lue} other {# lignes masquées n’ont pas été lues}}. Dites si elles comptent avant d’indiquer que le fichier est la liste complète.',
};
