import type { Catalog } from '../catalog.ts';

export const marca: Catalog['marca'] = {
  imagen: {
    tipo: 'Das Bild muss im Format PNG, JPEG oder WebP sein.',
    soloPng: 'Das Symbol muss ein PNG-Bild sein.',
    grande: 'Das Bild darf nicht größer als {kb, number} kB sein.',
    lado: 'Das Bild muss je Seite zwischen {minimo, number} und {maximo, number} Pixel messen.',
  },
  panel: {
    titulo: 'Bild der Anmeldung',
    texto:
      'PNG, JPEG oder WebP bis {kb, number} kB. Es füllt den Bereich neben der Anmeldung auf breiten Bildschirmen; ohne Bild erscheint die Zeichnung des Portals.',
    elegir: 'Bild der Anmeldung auswählen',
    quitar: 'Bild entfernen',
    actual: 'Bild neben der Anmeldung',
    guardada: 'Bild gespeichert',
    quitada: 'Bild entfernt',
  },
  iconos: { fallo: 'Das Logo wurde gespeichert, aber die Symbole der App konnten nicht erstellt werden. Versuchen Sie ein anderes Bild.' },
  vista: {
    titulo: 'So wird es aussehen',
    texto: 'Mit den Farben dieses Formulars, vor dem Speichern.',
    claro: 'Hell',
    oscuro: 'Dunkel',
    usuario: 'Benutzername',
    iniciar: 'Anmelden',
    menu: 'Menü',
    panel: 'Übersicht',
    planes: 'Lernpläne',
    boton: 'Schaltfläche',
    encima: 'Mit Mauszeiger',
    foco: 'Mit Fokus',
    inactivo: 'Inaktiv',
    enlace: 'Ein Link',
    etiqueta: 'Etikett',
    correo: 'E-Mail',
    saludo: 'Guten Tag, Alba,',
    parrafo: 'In einem Lernplan sind noch Themen offen.',
    certificado: 'Zertifikat',
    icono: 'Symbol der App',
    sinIcono: 'Ohne Logo wird das Symbol des Portals verwendet.',
  },
  contraste: {
    titulo: 'Gemessener Kontrast',
    botonBlanco: 'Der Text der Schaltflächen wird weiß: {valor, number, ::.0} zu 1.',
    botonNegro: 'Der Text der Schaltflächen wird schwarz: {valor, number, ::.0} zu 1.',
    enlaceIgual: 'Links haben im Modus {esquema} die gewählte Farbe: {valor, number, ::.0} zu 1.',
    enlaceCorregido:
      'Links werden im Modus {esquema} {color}, damit sie lesbar sind: {valor, number, ::.0} zu 1 (die gewählte Farbe ergäbe {antes, number, ::.0}).',
    lineaIgual: 'Balken und Diagramme haben im Modus {esquema} die gewählte Farbe: {valor, number, ::.0} zu 1.',
    lineaCorregida:
      'Balken und Diagramme werden im Modus {esquema} {color}, damit sie sich abheben: {valor, number, ::.0} zu 1 (die gewählte Farbe ergäbe {antes, number, ::.0}).',
    menu: 'Der weiße Text des Menüs: {valor, number, ::.0} zu 1.',
    menuInsuficiente:
      'Weißer Text wäre auf diesem Menü nicht lesbar: {valor, number, ::.0} zu 1, nötig sind {minimo, number, ::.0}. Wählen Sie eine dunklere Farbe.',
    esquemaClaro: 'hell',
    esquemaOscuro: 'dunkel',
  },
};
