import type { Catalog } from '../languages.ts';

export const dispositivo: Catalog['dispositivo'] = {
  campos: {
    id_dispositivo: 'ID',
    dispositivo: 'Tablette',
    id_empresa: 'Entreprise',
    empresa: 'Entreprise',
    id_centro_costo: 'Centre de coûts',
    centro_costo: 'Centre de coûts',
    maximo_mb: 'Espace pour les contenus (Mo)',
    vinculo: 'Association',
    fecha_vinculo: 'Associée le',
    fecha_visto: 'Dernière connexion',
    en_espera: 'Envois en attente',
  },
  codigo: { generado: 'Code généré' },
  vinculada: 'Tablette associée',
  desvinculada: 'Tablette dissociée',
  pin: {
    forma: 'Le code PIN a {cifras, number} chiffres.',
    facil: 'Ce code PIN est facile à deviner : choisissez-en un sans chiffres consécutifs ni répétés.',
    personal: 'Le code PIN ne peut pas faire partie de votre pièce d’identité, de votre code ou de votre téléphone.',
    guardado: 'Code PIN de magasin enregistré',
    provisional: 'Code PIN provisoire généré',
    elija: 'Votre code PIN est provisoire : choisissez-en un nouveau pour entrer.',
    mismo: 'Le nouveau code PIN ne peut pas être le provisoire.',
    cesado: 'La personne n’est plus active.',
  },
  errores: {
    desvinculado: 'Cette tablette n’est pas associée au portail. Demandez un code à votre administrateur.',
    soloAlumno: 'La tablette du magasin sert uniquement à se former. Pour le reste, connectez-vous depuis votre propre appareil.',
    entrada: 'La pièce d’identité et le code PIN ne correspondent à aucune personne de ce magasin.',
    codigo: 'Le code ne correspond pas, a déjà servi ou a expiré. Demandez-en un nouveau à votre administrateur.',
    centroCosto: 'Le centre de coûts n’appartient pas à cette entreprise.',
  },
};
