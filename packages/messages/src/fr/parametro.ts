import type { Catalog } from '../catalog.ts';

export const parametro: Catalog['parametro'] = {
  lista: {
    texto: 'Les codes et textes de cette table.',
    nuevo: 'Nouveau paramètre',
    editar: 'Modifier {nombre}',
    sinTabla: 'Choisissez une table de paramètres',
    verTablas: 'Voir les tables',
    todas: 'Toutes les entreprises',
  },
  edicion: {
    nuevo: 'Nouveau paramètre',
    editar: 'Modifier le paramètre',
    guardado: 'Paramètre enregistré : {nombre}',
    todas: 'Toutes les entreprises',
  },
  campos: {
    id_parametro: 'ID',
    id_dominio: 'Table',
    codigo_parametro: 'Code',
    parametro: 'Texte',
    id_empresa: 'Entreprise',
    usos: 'Utilisations',
  },
  ayuda: {
    codigo_parametro: 'S’il est vide, il est formé à partir du texte. Le modifier le change partout.',
    id_empresa: 'Sans choix, il vaut pour toutes les entreprises.',
  },
  errores: {
    comun:
      'Les paramètres de toutes les entreprises ne sont modifiés que par un accès sans limite d’entreprises. Choisissez l’une de vos entreprises.',
    deOtros:
      '{total, plural, one {# personne} other {# personnes}} d’une autre entreprise {total, plural, one {l’utilise} other {l’utilisent}}.',
    dominio: 'La table de paramètres n’existe pas.',
    empresa: 'L’entreprise n’existe pas.',
    otroDominio: 'Un paramètre ne change pas de table.',
    soloComunes: 'Les paramètres de cette table valent pour toutes les entreprises.',
    textoRepetido:
      '« {texto} » existe déjà avec le code « {codigo} » : deux textes qui ne diffèrent que par les majuscules, accents ou espaces sont le même.',
  },
};
