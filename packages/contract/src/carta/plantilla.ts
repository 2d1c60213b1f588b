import { CAMPOS_BLOQUE, camposDeAsunto, type ClaveCarta, definicionDe } from './letras.ts';

/** Subject and text of a letter, with fields between braces. */
export interface TextoCarta {
  readonly asunto: string;
  readonly cuerpo: string;
}

/** Part of a template: words, or a field by its name. */
export type Trozo = { readonly texto: string } | { readonly campo: string };

const CAMPO = /\{([^{}]*)\}/g;

/** Splits a template into words and fields; a field is written in any case, with or without spaces inside its braces. */
export function trozosDe(plantilla: string): Trozo[] {
  const trozos: Trozo[] = [];
  let from = 0;
  for (const found of plantilla.matchAll(CAMPO)) {
    if (found.index > from) trozos.push({ texto: plantilla.slice(from, found.index) });
    trozos.push({ campo: (found[1] ?? '').trim().toLowerCase() });
    from = found.index + found[0].length;
  }
  if (from < plantilla.length) trozos.push({ texto: plantilla.slice(from) });
  return trozos;
}

/** Returns the names of the fields in a template. */
const camposDe = (plantilla: string): string[] => trozosDe(plantilla).flatMap((trozo) => ('campo' in trozo ? [trozo.campo] : []));

/** Returns the field of a line that is a list or a button; undefined for any other line. */
export function bloqueDe(linea: string): (typeof CAMPOS_BLOQUE)[number] | undefined {
  const [trozo, ...others] = trozosDe(linea.trim());
  return others.length === 0 && trozo && 'campo' in trozo ? CAMPOS_BLOQUE.find((campo) => campo === trozo.campo) : undefined;
}

/** Why a text is refused: key of its sentence in `cartas.problemas`, and the field that it names. */
export interface ProblemaCarta {
  readonly en: 'asunto' | 'cuerpo';
  readonly clave: 'vacio' | 'llaves' | 'desconocido' | 'falta' | 'noEnAsunto' | 'aparte' | 'repetido' | 'nombreAparte';
  readonly campo: string;
}

/** Returns what speaks against a text of a letter; empty for one that can be sent. */
export const problemasDe = (carta: ClaveCarta, { asunto, cuerpo }: TextoCarta): ProblemaCarta[] => [
  ...enAsunto(carta, asunto),
  ...enCuerpo(carta, cuerpo),
];

function comunes(carta: ClaveCarta, en: ProblemaCarta['en'], plantilla: string): ProblemaCarta[] {
  if (!plantilla.trim()) return [{ en, clave: 'vacio', campo: '' }];
  const known: readonly string[] = definicionDe(carta).campos;
  const unknown = [...new Set(camposDe(plantilla))].filter((campo) => !known.includes(campo));
  const loose = trozosDe(plantilla).some((trozo) => 'texto' in trozo && /[{}]/.test(trozo.texto));
  return [
    ...(loose ? [{ en, clave: 'llaves', campo: '' } as const] : []),
    ...unknown.map((campo) => ({ en, clave: 'desconocido', campo }) as const),
  ];
}

function enAsunto(carta: ClaveCarta, asunto: string): ProblemaCarta[] {
  const allowed: readonly string[] = camposDeAsunto(carta);
  const known: readonly string[] = definicionDe(carta).campos;
  const misplaced = [...new Set(camposDe(asunto))].filter((campo) => known.includes(campo) && !allowed.includes(campo));
  return [...comunes(carta, 'asunto', asunto), ...misplaced.map((campo) => ({ en: 'asunto', clave: 'noEnAsunto', campo }) as const)];
}

function enCuerpo(carta: ClaveCarta, cuerpo: string): ProblemaCarta[] {
  const campos = camposDe(cuerpo);
  const problem = (clave: ProblemaCarta['clave'], campo: string): ProblemaCarta => ({ en: 'cuerpo', clave, campo });
  const { obligatorios } = definicionDe(carta);
  const once = [...CAMPOS_BLOQUE, 'nombre'].filter((campo) => campos.filter((one) => one === campo).length > 1);
  const inside = cuerpo.split('\n').filter((linea) => bloqueDe(linea) === undefined);
  const apart = CAMPOS_BLOQUE.filter((campo) => inside.some((linea) => camposDe(linea).includes(campo)));
  const shared = inside.map(camposDe).some((names) => names.includes('nombre') && names.some((campo) => campo !== 'nombre'));
  return [
    ...comunes(carta, 'cuerpo', cuerpo),
    ...obligatorios.filter((campo) => !campos.includes(campo)).map((campo) => problem('falta', campo)),
    ...once.map((campo) => problem('repetido', campo)),
    ...apart.map((campo) => problem('aparte', campo)),
    ...(shared ? [problem('nombreAparte', 'nombre')] : []),
  ];
}
