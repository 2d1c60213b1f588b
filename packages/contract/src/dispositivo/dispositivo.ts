import { z } from 'zod';
import { dataColumn, numberColumn, optionalMomentColumn, optionalTextColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { field, integerField, textField } from '../core/field.ts';
import { id, optionalId } from '../core/fields.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';
import { done, doneWith } from '../core/responses.ts';
import { pin } from './pin.ts';
import { tienda } from './tienda.ts';

/** Pairing of a tablet with the portal: never paired, a code waits to be typed, paired, unpaired by an administrator (P122). */
export const ESTADO_DISPOSITIVO = ['sin_vincular', 'por_vincular', 'vinculado', 'desvinculado'] as const;
export type EstadoDispositivo = (typeof ESTADO_DISPOSITIVO)[number];

/** Megabytes of course files that a tablet may keep. */
export const ESPACIO_DISPOSITIVO = { minimo: 50, maximo: 20_000, usual: 1000 } as const;

/** Tablets that the staff of a shop share, as a master (P122). */
export const dispositivoMaestro = defineMaster({
  domain: 'dispositivo',
  key: 'id_dispositivo',
  words: ['una tablet de tienda', 'Tablets de tienda'],
  fields: {
    dispositivo: textField(100),
    id_empresa: field(id, dataColumn(z.number())),
    /** Its people alone may enter; null: everybody of the company. */
    id_centro_costo: field(optionalId, dataColumn(z.number().nullable())),
    maximo_mb: integerField(ESPACIO_DISPOSITIVO.minimo, ESPACIO_DISPOSITIVO.maximo),
  },
  children: {},
  computed: {
    empresa: textColumn(),
    centro_costo: optionalTextColumn(),
    vinculo: optionColumn(z.enum(ESTADO_DISPOSITIVO), 'vinculoDispositivo'),
    fecha_vinculo: optionalMomentColumn(),
    fecha_visto: optionalMomentColumn(),
    /** Deliveries that wait on the tablet, by its last report. */
    en_espera: numberColumn(),
  },
  search: ['dispositivo', 'empresa', 'centro_costo'],
  order: 'dispositivo',
  files: { csv: 'dispositivo', xlsx: 'UCJ-Tablets' },
  reader: 'admin',
  scope: { sellst: 'list', sel: 'record', ins: 'record', upd: 'record', del: 'record' },
});
export type DispositivoFila = RowOfMaster<typeof dispositivoMaestro>;

/** Calls of the tablets of shops: their records, their pairing, what a paired one asks, PINs (P122-P127). */
export const dispositivoApi = {
  ...dispositivoMaestro.calls,
  codigo: endpoint('POST', '/dispositivo/codigo', {
    access: 'admin',
    stepUp: 'tableta',
    scope: 'record',
    summary: 'Genera el código con que una tablet se vincula: se muestra una vez, sirve una vez, durante quince minutos.',
    body: z.object({ id_dispositivo: id }),
    response: doneWith({ codigo: z.string(), fecha_expiracion: z.string() }),
  }),
  desvincular: endpoint('POST', '/dispositivo/desvincular', {
    access: 'admin',
    scope: 'record',
    summary: 'Desvincula una tablet: sus sesiones y su código terminan en el acto.',
    body: z.object({ id_dispositivo: id }),
    response: done,
  }),
  ...tienda,
  ...pin,
};
