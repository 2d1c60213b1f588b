import type { Catalog } from '../catalog.ts';

export const pertenencia: Catalog['pertenencia'] = {
  portal: 'Gesamtes Portal',
  ayuda:
    'Was zum gesamten Portal gehört, sehen und weisen alle Unternehmen zu. Was einem Unternehmen gehört, sehen und ändern nur Zugänge, die es erreichen.',
  soloLectura:
    'Dieser Inhalt gehört zum gesamten Portal: Ihn ändert nur, wer ohne Beschränkung verwaltet. Sie können ihn ansehen und zuweisen.',
  aEmpresa:
    'Er gehört künftig zu {empresa}: Zugänge, die auf andere Unternehmen beschränkt sind, sehen ihn nicht mehr und weisen ihn nicht mehr zu. Wem er zugewiesen ist, der behält ihn.',
  aPortal: 'Er gehört künftig zum gesamten Portal: Alle Zugänge sehen ihn und weisen ihn zu, beschränkte können ihn nicht ändern.',
  errores: {
    portal: 'Dieser Inhalt gehört zum gesamten Portal: Ihn ändert nur, wer ohne Beschränkung verwaltet.',
    otra: 'Dieser Inhalt gehört zu einem Unternehmen außerhalb Ihres Zugangs.',
    elija: 'Wählen Sie das Unternehmen, zu dem er gehören soll.',
    ninguna: 'Ihr Zugang erreicht kein Unternehmen, zu dem er gehören könnte.',
    cambio: 'Zu wem ein Inhalt gehört, ändert nur, wer ohne Beschränkung verwaltet.',
    copia: 'Die Kopie gehört zum selben Unternehmen wie ihr Original.',
    parte: '„{parte}“ gehört zu einem Unternehmen, „{contenedor}“ gehört nicht dazu und kann es daher weder enthalten noch voraussetzen.',
    tema: 'Wählen Sie ein Thema Ihres Unternehmens.',
    ajena: 'Sie gehört nicht mehr zu einem Unternehmen Ihres Zugangs.',
  },
};
