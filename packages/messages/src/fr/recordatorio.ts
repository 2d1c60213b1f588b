import type { Catalog } from '../catalog.ts';

export const recordatorio: Catalog['recordatorio'] = {
  avisara: 'Rappels envoyés',
  sinAvisos: 'Ce plan n’envoie pas de rappels : indiquez combien de jours avant la fin part chacun d’eux.',
  sinFechas: 'Indiquez les dates du plan pour voir quand partiraient ses rappels.',
  nivel1: 'à partir du {fecha}, à l’apprenant avec des thèmes à faire',
  nivel2: 'à partir du {fecha}, aussi à son responsable direct',
  nivel3: 'à partir du {fecha}, aussi au gérant et au directeur de son entreprise',
  omitidos:
    '{omitidos, plural, one {Un niveau ne part jamais car un niveau supérieur commence avant ou le même jour.} other {# niveaux ne partent jamais car un niveau supérieur commence avant ou le même jour.}}',
  hoy: {
    titulo: 'Rappels du jour, {fecha}',
    mensajes:
      '{mensajes, plural, =0 {Aucun ne partirait aujourd’hui} one {# message partirait aujourd’hui} other {# messages partiraient aujourd’hui}}',
    reparto:
      'Destinataires : {alumnos, plural, =0 {aucun apprenant} one {# apprenant} other {# apprenants}} et {superiores, plural, =0 {aucun responsable} one {# responsable} other {# responsables}}, pour {pendientes, plural, one {# affectation en attente} other {# affectations en attente}}.',
    guardado: 'Selon ce qui est enregistré, pas selon ce que vous modifiez ici.',
    impedimento: {
      dia_no_laborable: 'Aujourd’hui n’est pas un jour de rappels : ils partiront le prochain.',
      feriado: 'Aujourd’hui est un jour férié : ils partiront le prochain jour de rappels.',
      antes_de_hora: 'Ils partiront à partir de {hora, plural, one {# heure} other {# heures}}.',
    },
    retenidos: 'Ils sont plus de {maximo, number} : ils attendraient que vous les envoyiez ou les écartiez.',
    sin_correo: '{total, plural, one {# personne n’a pas d’e-mail valide.} other {# personnes n’ont pas d’e-mail valide.}}',
    ver: 'Voir qui ne reçoit pas les e-mails',
    cesados: '{total, plural, one {# destinataire est sorti des effectifs.} other {# destinataires sont sortis des effectifs.}}',
    en_espera:
      '{total, plural, one {# destinataire est absent et le lira à son retour.} other {# destinataires sont absents et le liront à leur retour.}}',
    ausentes:
      '{total, plural, one {Personne n’est prévenu pour # personne absente.} other {Personne n’est prévenu pour # personnes absentes.}}',
    sin_jefe: '{total, plural, one {# personne n’a pas de responsable direct.} other {# personnes n’ont pas de responsable direct.}}',
    sin_direccion:
      '{total, plural, one {L’entreprise de # personne n’a ni gérant ni directeur.} other {Les entreprises de # personnes n’ont ni gérant ni directeur.}}',
  },
};
