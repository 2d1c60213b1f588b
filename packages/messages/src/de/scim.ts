import type { Catalog } from '../catalog.ts';

/** Tokens of identity providers, and what their requests are refused for (P158 to P161). */
export const scim: Catalog['scim'] = {
  campos: {
    id_scim_token: 'ID',
    nombre: 'Name',
    prefijo: 'Beginnt mit',
    estado: 'Status',
    indicador_alcance: 'Zugriffsbereich',
    empresas: 'Unternehmen',
    fecha_expiracion: 'Gültig bis',
    fecha_uso: 'Zuletzt benutzt',
    fecha_revocacion: 'Widerrufen am',
    usuario_creacion: 'Erstellt von',
    fecha_creacion: 'Erstellt am',
  },
  lista: {
    texto:
      'Mit einem SCIM-Token legt der Identitätsanbieter des Unternehmens (Entra ID, Okta) Personen im Portal an, ändert sie und lässt sie ausscheiden.',
    vacio: 'Hier erscheinen die Tokens der Identitätsanbieter.',
    nuevo: 'Neues Token',
    revocar: '{nombre} widerrufen',
    direccion: 'Adresse des Dienstes',
  },
  nuevo: {
    titulo: 'Neues SCIM-Token',
    nombreAyuda: 'Das Aktivitätsprotokoll zeigt ihn als Autor der Änderungen.',
    empresasAyuda: 'Der Anbieter sieht und ändert keine Personen der übrigen.',
    expiraAyuda: 'Leer: bis zum Widerruf.',
    crear: 'Token erstellen',
    texto: 'Kopieren Sie es jetzt in den Identitätsanbieter: Es wird nicht noch einmal angezeigt.',
    cerrar: 'Schließen',
  },
  revocar: {
    titulo: 'Token {nombre} widerrufen?',
    texto: 'Der Identitätsanbieter kann keine Personen mehr lesen oder ändern. Was er schon geändert hat, bleibt.',
    confirmar: 'Widerrufen',
  },
  creado: 'Token erstellt',
  revocado: 'Token widerrufen',
  administrador: {
    cesado: 'Der Identitätsanbieter ließ einen Administrator ausscheiden.',
    rechazado:
      'Der Identitätsanbieter wollte am selben Tag einen weiteren Administrator ausscheiden lassen. Das Portal tat es nicht: Ist es richtig, erledigen Sie es auf der Seite der Person; sonst widerrufen Sie den Token.',
  },
  errores: {
    token: 'Es fehlt ein gültiges SCIM-Token.',
    vencido: 'Wählen Sie heute oder einen späteren Tag.',
    filtro: 'Der Filter „{filtro}“ ist nicht lesbar. Möglich ist „eq“, verbunden mit „and“.',
    ruta: 'Den Pfad „{ruta}“ gibt es nicht.',
    filtroLargo: 'Filter oder Pfad haben mehr als {maximo, number} Zeichen.',
    filtroHondo: 'Der Filter hat mehr als {maximo, number} Klammerebenen.',
    filtroMucho: 'Der Filter hat mehr als {maximo, number} Vergleiche.',
    atributoFiltro: 'Nach „{atributo}“ kann nicht gefiltert werden.',
    largo: '„{atributo}“ hat mehr als {maximo, number} Zeichen.',
    valor: 'Der Wert von „{atributo}“ ist unbrauchbar.',
    requerido: '„{atributo}“ fehlt.',
    soloLectura: '„{atributo}“ wird nicht über SCIM geändert.',
    muchos: '„{atributo}“ hat mehr als {maximo, number} Elemente.',
    cuerpo: 'Der Inhalt muss ein JSON-Objekt sein.',
    operaciones: 'Erwartet wird „Operations“ mit Operationen „add“, „replace“ oder „remove“.',
    sinObjetivo: 'Eine Operation „remove“ braucht ihren Pfad.',
    sinRuta: 'Eine Operation ohne Pfad braucht ein Objekt als Wert.',
    desconocido: '„{atributo}“ nennt etwas, das es im Portal nicht gibt oder das das Token nicht erreicht.',
    tomado: 'Ein anderer Datensatz hat diesen Wert von „{atributo}“ schon.',
    otraPersona:
      'Name und Dokument gehören einer anderen Person: Legen Sie sie gesondert an. Ist es dieselbe, bestätigt es ein Administrator auf ihrer Seite.',
    conAcceso: 'E-Mail und Dokument von Administratoren und Support werden nur auf deren Seiten geändert.',
    otroAdministrador:
      'Ein Identitätsanbieter lässt pro Tag nur einen Administrator ausscheiden. Die übrigen lässt ein Administrator im Portal ausscheiden.',
    miembro: 'Die Person {id} gibt es nicht, oder das Token erreicht sie nicht.',
    pagina: '„{atributo}“ muss eine ganze Zahl sein.',
  },
};
