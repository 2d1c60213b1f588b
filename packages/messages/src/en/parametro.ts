import type { Catalog } from '../catalog.ts';

export const parametro: Catalog['parametro'] = {
  lista: {
    texto: 'The codes and texts of this table.',
    nuevo: 'New parameter',
    editar: 'Edit {nombre}',
    sinTabla: 'Choose a parameter table',
    verTablas: 'View the tables',
    todas: 'All companies',
  },
  edicion: {
    nuevo: 'New parameter',
    editar: 'Edit parameter',
    guardado: 'Parameter saved: {nombre}',
    todas: 'All companies',
  },
  campos: {
    id_parametro: 'Id',
    id_dominio: 'Table',
    codigo_parametro: 'Code',
    parametro: 'Text',
    id_empresa: 'Company',
    usos: 'Uses',
  },
  ayuda: {
    codigo_parametro: 'If you leave it empty, it is made from the text. Changing it changes it everywhere.',
    id_empresa: 'If none is chosen, it belongs to all companies.',
  },
  errores: {
    comun: 'Only someone with access to all companies can change the parameters of all companies. Choose one of your companies.',
    deOtros: '{total, plural, one {# person of another company has it.} other {# people of another company have it.}}',
    dominio: 'The parameter table does not exist.',
    empresa: 'The company does not exist.',
    otroDominio: 'A parameter does not move to another table.',
    soloComunes: 'The parameters of this table belong to all companies.',
    textoRepetido:
      '“{texto}” already exists with the code “{codigo}”: two texts that differ only in capitals, accents or spaces are the same.',
  },
};
