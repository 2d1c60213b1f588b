import type { Catalog } from '../languages.ts';

export const dispositivo: Catalog['dispositivo'] = {
  campos: {
    id_dispositivo: 'ID',
    dispositivo: 'Tablet',
    id_empresa: 'Unternehmen',
    empresa: 'Unternehmen',
    id_centro_costo: 'Kostenstelle',
    centro_costo: 'Kostenstelle',
    maximo_mb: 'Speicher für Inhalte (MB)',
    vinculo: 'Kopplung',
    fecha_vinculo: 'Gekoppelt am',
    fecha_visto: 'Letzte Verbindung',
    en_espera: 'Wartende Sendungen',
  },
  codigo: { generado: 'Code erstellt' },
  vinculada: 'Tablet gekoppelt',
  desvinculada: 'Tablet entkoppelt',
  pin: {
    forma: 'Die PIN hat {cifras, number} Ziffern.',
    facil: 'Diese PIN ist leicht zu erraten: Wählen Sie eine ohne aufeinanderfolgende oder wiederholte Ziffern.',
    personal: 'Die PIN darf nicht Teil Ihrer Ausweisnummer, Ihres Codes oder Ihrer Telefonnummer sein.',
    guardado: 'Filial-PIN gespeichert',
    provisional: 'Vorläufige PIN erstellt',
    elija: 'Ihre PIN ist vorläufig: Wählen Sie eine neue, um sich anzumelden.',
    mismo: 'Die neue PIN darf nicht die vorläufige sein.',
    cesado: 'Die Person ist nicht mehr aktiv.',
  },
  errores: {
    desvinculado: 'Dieses Tablet ist nicht mit dem Portal gekoppelt. Bitten Sie Ihren Administrator um einen Code.',
    soloAlumno: 'Das Tablet der Filiale dient nur zum Lernen. Für alles andere melden Sie sich auf Ihrem eigenen Gerät an.',
    entrada: 'Ausweisnummer und PIN gehören zu keiner Person dieser Filiale.',
    codigo: 'Der Code stimmt nicht, wurde bereits verwendet oder ist abgelaufen. Bitten Sie Ihren Administrator um einen neuen.',
    centroCosto: 'Die Kostenstelle gehört nicht zu diesem Unternehmen.',
  },
};
