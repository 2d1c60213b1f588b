import type { Catalog } from '../catalog.ts';

export const errores: Catalog['errores'] = {
  titulo404: 'Inhalt nicht gefunden',
  texto404: 'Ein Fehler ist aufgetreten. Bitte gehen Sie über die Schaltfläche zur Startseite.',
  sinPermiso: 'Ihr Konto kann diesen Bildschirm nicht öffnen',
  sinPermisoTexto:
    '„{pantalla}“ ist für {quien, select, admin {Administratoren} soporte {Support und Administratoren} other {Lernende}} bestimmt. Wenn Sie den Bildschirm brauchen, wenden Sie sich an die Schulungsabteilung.',
  titulo500: 'Systemfehler',
  texto500: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später erneut.',
  pantalla: 'Der Bildschirm konnte nicht geöffnet werden',
  pantallaTexto: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Was dieses Gerät gespeichert hat, bleibt erhalten.',
};
