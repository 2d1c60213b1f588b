/** Fields of letters that become a list or a button: each alone in its line. */
export const CAMPOS_BLOQUE = ['planes', 'equipo', 'empresas', 'boton'] as const;

/** Fields that a letter's text may have, as they are written between braces (P253). */
export const CAMPOS_CARTA = [
  'nombre',
  'usuario',
  'direccion',
  'plan',
  'cantidad',
  'fecha',
  'cambio',
  'tema',
  'respuesta',
  'informe',
  'resultado',
  'fechas',
  'notas',
  'autor',
  ...CAMPOS_BLOQUE,
] as const;
export type CampoCarta = (typeof CAMPOS_CARTA)[number];

interface DefinicionCarta {
  /** Fields of its text, in the order in which the form offers them. */
  readonly campos: readonly CampoCarta[];
  /** Fields without which its text is refused. */
  readonly obligatorios: readonly CampoCarta[];
  /** Kind of message of the outbox. */
  readonly tipo: string;
}

const PLANES = { campos: ['nombre', 'plan', 'cantidad', 'planes', 'boton'], obligatorios: ['planes', 'boton'], tipo: 'asigna' } as const;

/** Letters that the portal writes. */
export const CARTAS = {
  bienvenida: { campos: ['nombre', 'usuario', 'direccion', 'boton'], obligatorios: ['usuario', 'boton'], tipo: 'bienvenida' },
  bienvenida_con_clave: { campos: ['nombre', 'usuario', 'direccion', 'boton'], obligatorios: ['usuario', 'boton'], tipo: 'bienvenida' },
  asignacion: PLANES,
  asignacion_clave: {
    campos: ['nombre', 'usuario', 'plan', 'cantidad', 'planes', 'boton'],
    obligatorios: ['usuario', 'planes', 'boton'],
    tipo: 'asigna',
  },
  asignacion_cambio: PLANES,
  asignacion_plazo: PLANES,
  recordatorio: {
    campos: ['nombre', 'plan', 'fecha', 'cantidad', 'planes', 'equipo', 'boton'],
    obligatorios: ['planes', 'equipo', 'boton'],
    tipo: 'recordatorio',
  },
  recordatorio_equipo: { campos: ['nombre', 'cantidad', 'equipo', 'boton'], obligatorios: ['equipo', 'boton'], tipo: 'recordatorio' },
  restablecer: { campos: ['nombre', 'usuario', 'boton'], obligatorios: ['usuario', 'boton'], tipo: 'restablecer' },
  seguridad: { campos: ['nombre', 'usuario', 'cambio', 'boton'], obligatorios: ['usuario', 'cambio', 'boton'], tipo: 'seguridad' },
  consulta: { campos: ['nombre', 'tema', 'respuesta', 'boton'], obligatorios: ['respuesta', 'boton'], tipo: 'consulta' },
  correccion: { campos: ['nombre', 'tema', 'notas', 'boton'], obligatorios: ['notas', 'boton'], tipo: 'correccion' },
  informe: {
    campos: ['nombre', 'informe', 'resultado', 'fechas', 'fecha', 'autor', 'boton'],
    obligatorios: ['resultado', 'boton'],
    tipo: 'informe',
  },
  informe_direccion: {
    campos: ['nombre', 'informe', 'resultado', 'fechas', 'fecha', 'empresas', 'autor', 'boton'],
    obligatorios: ['resultado', 'empresas', 'boton'],
    tipo: 'informe',
  },
} as const satisfies Record<string, DefinicionCarta>;
export type ClaveCarta = keyof typeof CARTAS;

/** Keys of the letters, in the order of the list. */
export const CLAVES_CARTA = Object.keys(CARTAS) as [ClaveCarta, ...ClaveCarta[]];

/** Returns whether a stored key is that of a letter of this version. */
export const isCarta = (clave: string): clave is ClaveCarta => Object.hasOwn(CARTAS, clave);

/** Returns the definition of a letter with its general type. */
export const definicionDe = (carta: ClaveCarta): DefinicionCarta => CARTAS[carta];

/** Fields of one line that a subject may have too: neither a name, which a stranger may have typed, nor a sentence. */
const EN_ASUNTO = new Set<CampoCarta>(['usuario', 'plan', 'tema', 'cantidad', 'fecha', 'informe']);

/** Returns the fields that the subject of a letter may have. */
export const camposDeAsunto = (carta: ClaveCarta): readonly CampoCarta[] =>
  definicionDe(carta).campos.filter((campo) => EN_ASUNTO.has(campo));

/** Longest subject and text. */
export const LIMITES_CARTA = { asunto: 150, cuerpo: 5000 } as const;
