import type { z } from 'zod';

/** Validation issue of a field as a key of the catalogue `validacion`; server and client word it. */
export interface FieldIssue {
  readonly clave:
    | 'requerido'
    | 'tipo'
    | 'numero'
    | 'min_caracteres'
    | 'max_caracteres'
    | 'min_elementos'
    | 'max_elementos'
    | 'min_valor'
    | 'max_valor'
    | 'correo'
    | 'correo_letra'
    | 'formato'
    | 'opcion'
    | 'caracteres'
    | 'contrasenias_distintas'
    | 'escala'
    | 'alcance'
    | 'rango_dias'
    | 'documento_dni'
    | 'documento'
    | 'anio'
    | 'orden_cese'
    | 'orden_fechas'
    | 'dias_plazo'
    | 'plantilla_activa'
    | 'plantilla_reglas'
    | 'orden_recordatorios'
    | 'orden_umbrales'
    | 'contraste'
    | 'ruc'
    | 'clave'
    | 'invalido';
  /** Limit that the input exceeds, for the keys `min_*` and `max_*`; place of a letter, from 1 on. */
  readonly valor?: number;
  /** Letter that is refused, the one at place `valor`. */
  readonly letra?: string;
}
/** Issues by path of the field (`titulo`, `0.respuesta`). */
export type FieldIssues = Record<string, FieldIssue>;
type Clave = FieldIssue['clave'];

const CUSTOM: ReadonlySet<string> = new Set<Clave>([
  'correo_letra',
  'formato',
  'requerido',
  'caracteres',
  'contrasenias_distintas',
  'escala',
  'alcance',
  'opcion',
  'rango_dias',
  'documento_dni',
  'documento',
  'anio',
  'orden_cese',
  'orden_fechas',
  'dias_plazo',
  'plantilla_activa',
  'plantilla_reglas',
  'orden_recordatorios',
  'orden_umbrales',
  'contraste',
  'ruc',
  'clave',
]);

const sizeKeys = (origin: string): { min: Clave; max: Clave } => {
  if (origin === 'string') return { min: 'min_caracteres', max: 'max_caracteres' };
  return origin === 'array' ? { min: 'min_elementos', max: 'max_elementos' } : { min: 'min_valor', max: 'max_valor' };
};

function custom(issue: z.core.$ZodIssueCustom): FieldIssue {
  const clave = String(issue.params?.['clave']);
  const { valor, letra } = (issue.params ?? {}) as Pick<FieldIssue, 'valor' | 'letra'>;
  return { clave: CUSTOM.has(clave) ? (clave as Clave) : 'invalido', ...(letra !== undefined && { valor, letra }) };
}

const kind = (numeric: boolean): FieldIssue => ({ clave: numeric ? 'numero' : 'tipo' });
const format = (name: string): FieldIssue => ({ clave: name === 'email' ? 'correo' : 'formato' });

function present(issue: z.core.$ZodIssue): FieldIssue {
  switch (issue.code) {
    case 'invalid_type':
      return kind(issue.expected === 'number' || issue.expected === 'int');
    case 'invalid_union':
      // The unions of the contract are numbers that may arrive as digits.
      return kind(typeof issue.input === 'string');
    case 'unrecognized_keys':
    case 'invalid_value':
      return { clave: 'opcion' };
    case 'too_small':
      return { clave: sizeKeys(issue.origin).min, valor: Number(issue.minimum) };
    case 'too_big':
      return { clave: sizeKeys(issue.origin).max, valor: Number(issue.maximum) };
    case 'invalid_format':
      return format(issue.format);
    case 'custom':
      return custom(issue);
    default:
      return { clave: 'invalido' };
  }
}

function describe(issue: z.core.$ZodIssue): FieldIssue {
  const missing = issue.input === undefined || issue.input === null || issue.input === '';
  if (missing && issue.code !== 'custom') return { clave: 'requerido' };
  return present(issue);
}

/** Returns the paths of an issue: one field, or every unknown key. */
const fieldsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')];

/** Parsed data, or issues by path (`titulo`, `0.respuesta`; `cuerpo` for the whole input). */
export type Validated<T> = { readonly data: T; readonly issues?: undefined } | { readonly data?: undefined; readonly issues: FieldIssues };

/** Validates `input`; server and forms use this function alone. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): Validated<z.output<S>> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return { data: parsed.data };
  const issues: FieldIssues = {};
  for (const issue of parsed.error.issues) {
    for (const field of fieldsOf(issue)) issues[field || 'cuerpo'] ??= describe(issue);
  }
  return { issues };
}
