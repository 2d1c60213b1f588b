import type { Catalog } from '../catalog.ts';

export const grupo: Catalog['grupo'] = {
  campos: { codigo_grupo: 'Code', grupo: 'Groupe', miembros: 'Membres actifs', planes: 'Plans reçus' },
  asignarPlan: 'Affecter des plans à {grupo}',
  pantalla: {
    texto: 'Les groupes réunissent les personnes qui reçoivent les mêmes plans. La liste commence par les personnes sans groupe.',
    usuarios: 'Personnes',
    grupos: 'Groupes et leurs plans',
    sinGrupo: 'Sans groupe',
    mostrar: 'Afficher',
    todas: 'Toutes les personnes',
    conGrupo: 'Avec groupe',
    ninguno: 'Sans groupe',
    asignar: 'Affecter',
    vacio: 'Aucune personne active',
  },
  dialogo: {
    titulo: 'Affecter {total, plural, one {# personne} other {# personnes}} à un groupe',
    grupo: 'Groupe',
    sigue: 'Ce qui va se passer',
    cambian:
      '{total, plural, =0 {Personne ne change de groupe.} one {# personne entre dans le groupe.} other {# personnes entrent dans le groupe.}}',
    trasladados:
      '{total, plural, one {# vient d’un autre groupe et garde ses plans.} other {# viennent d’un autre groupe et gardent leurs plans.}}',
    existentes: '{total, plural, one {# est déjà dans le groupe.} other {# sont déjà dans le groupe.}}',
    cesados:
      '{total, plural, one {# est sortie des effectifs et n’est pas affectée.} other {# sont sorties des effectifs et ne sont pas affectées.}}',
    sinPlanes: 'Les règles de ce groupe ne donnent aucun plan.',
    planes: 'Les règles du groupe donnent {total, plural, one {ce plan} other {ces # plans}} :',
    plan: '{plan} : {total, plural, =0 {toutes l’ont déjà ou il a été clôturé} one {# personne le reçoit} other {# personnes le reçoivent}}',
    confirmar: 'Voulez-vous vraiment affecter les utilisateurs ?',
    confirmarTexto:
      '{cambiados, plural, =0 {Personne ne change de groupe} one {# personne entre dans « {grupo} »} other {# personnes entrent dans « {grupo} »}}{asignados, plural, =0 {} one { et # affectation est ouverte} other { et # affectations sont ouvertes}}.',
  },
  asignado:
    'Affectation réussie : {cambiados, plural, one {# personne a changé de groupe} other {# personnes ont changé de groupe}}{existentes, plural, =0 {} one {, # y était déjà} other {, # y étaient déjà}}{cesados, plural, =0 {} one {, # non affectée car sortie des effectifs} other {, # non affectées car sorties des effectifs}}{asignados, plural, =0 {} one { ; # affectation ouverte} other { ; # affectations ouvertes}}.',
  previsto:
    '{cambiados, plural, =0 {Personne ne change de groupe} one {# personne entre dans le groupe} other {# personnes entrent dans le groupe}}{existentes, plural, =0 {} one {, # y est déjà} other {, # y sont déjà}}{cesados, plural, =0 {} one {, # n’est pas affectée car sortie des effectifs} other {, # ne sont pas affectées car sorties des effectifs}}{asignados, plural, =0 {} one { ; # affectation est ouverte} other { ; # affectations sont ouvertes}}.',
  reglas: 'Chaque règle qui cite un groupe donne son plan aux membres actuels et à ceux qui le rejoindront.',
  errores: {
    desconocido: 'Le groupe « {codigo} » n’existe pas ou n’est pas actif.',
    filaGrupo: 'Ligne {fila, number} : le groupe « {codigo} » n’existe pas ou n’est pas actif.',
    filaRepetida: 'Ligne {fila, number} : la personne {id} figure déjà sur une autre ligne avec un autre groupe.',
    sinPersona: 'L’une des personnes choisies n’existe pas.',
  },
};
