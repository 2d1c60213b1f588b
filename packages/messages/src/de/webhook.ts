import type { Catalog } from '../catalog.ts';

/** Addresses that are told of events: list, form, secret, deliveries, refusals (P156, P157). */
export const webhook: Catalog['webhook'] = {
  campos: {
    id_webhook: 'ID',
    nombre: 'Name',
    direccion: 'Adresse (URL)',
    asignado: 'Zuweisungen',
    aprobado: 'Bestandene Themen',
    certificado: 'Zertifikate',
    cesado: 'Ausgeschiedene',
    id_empresa: 'Unternehmen',
    empresa: 'Unternehmen',
    fecha_secreto: 'Geheimnis vom',
    pendientes: 'Ausstehend',
    fallidas: 'Fehlgeschlagen',
  },
  lista: {
    texto:
      'Sie melden einem anderen System, wenn ein Plan zugewiesen, ein Thema bestanden, ein Zertifikat ausgestellt wird oder eine Person ausscheidet.',
    nuevo: 'Neuer Webhook',
    secreto: 'Geheimnis von {nombre} erzeugen',
    probar: 'Test an {nombre} senden',
    reenviar: 'Fehlgeschlagene von {nombre} erneut senden',
  },
  edicion: {
    nuevo: 'Neuer Webhook',
    editar: 'Webhook bearbeiten',
    guardado: 'Webhook gespeichert: {nombre}',
    direccionAyuda: 'Beginnt mit https:// und enthält weder Benutzer noch Passwort.',
    todas: 'Alle',
    empresaAyuda: 'Nur Personen dieses Unternehmens werden gemeldet. Leer: alle.',
    eliminar: 'Auch die Sendungen werden gelöscht.',
  },
  secreto: {
    titulo: 'Geheimnis von {nombre}',
    aviso: 'Ohne Geheimnis wird nichts gesendet.',
    texto: 'Mit diesem Geheimnis wird die Signatur jeder Sendung geprüft. Kopieren Sie es jetzt: Es wird nicht wieder angezeigt.',
    anterior: 'Das vorige Geheimnis signiert noch einen Tag lang mit.',
    generar: 'Geheimnis erzeugen',
    cerrar: 'Schließen',
  },
  fallidos: {
    titulo: 'Fehlgeschlagene von {nombre} erneut senden',
    texto: 'Jedes Ereignis wird mit derselben Kennung erneut gesendet.',
    desde: 'Ab',
    enviar: 'Erneut senden',
  },
  secretoGenerado: 'Geheimnis erzeugt',
  seEnviara: 'Wird in wenigen Sekunden gesendet',
  reenviados: '{total, plural, one {# Ereignis wird erneut gesendet} other {# Ereignisse werden erneut gesendet}}',
  errores: {
    direccion: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
    usuario: 'Die Adresse darf weder Benutzer, Passwort noch „#“ enthalten.',
    privada: 'Das Portal sendet nicht an private Adressen. Wer es betreibt, kann einzelne zulassen.',
    https: 'Die Adresse muss mit https:// beginnen.',
    puerto: 'Der Port muss 443 oder ab 1024 sein.',
    activos: 'Höchstens {total} Webhooks können aktiv sein. Deaktivieren Sie einen anderen oder speichern Sie diesen inaktiv.',
  },
};
