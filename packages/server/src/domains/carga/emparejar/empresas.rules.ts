import { codigoDe } from '@portal/contract/parametro';
import { message, type Message } from '@portal/messages';
import { columnaDe } from '../columnas.rules.ts';
import { type Elegible, type EmpresaNueva, type FilaLeida, plegado } from '../carga.rules.ts';
import { elegidaPerdida, type Elegidos, type Usado } from './elegidos.rules.ts';

export interface EmpresaGuardada {
  readonly id_empresa: number;
  readonly codigo_empresa: string;
  readonly empresa: string;
}

/** Company that stayed when another one was joined into it, with the code and name of that one. */
export interface EmpresaAnterior extends EmpresaGuardada {
  readonly codigo_anterior: string;
  readonly nombre_anterior: string;
}

/** Company of a row: a stored one, or a new one with a negative id. Null: the row names none. */
export interface EmpresaDeFila {
  readonly empresa: EmpresaGuardada | null;
  readonly motivos: readonly Message[];
  readonly avisos: readonly Message[];
  /** Key of the new company that the sender replaced by this one. */
  readonly usada?: string | undefined;
}

/** Finder of companies; it remembers the new ones, and those that were chosen instead. */
export interface Empresas {
  readonly find: (text: FilaLeida['text']) => EmpresaDeFila;
  readonly nuevas: readonly (EmpresaNueva & Elegible)[];
  readonly usadas: readonly Usado[];
}

const NINGUNA: EmpresaDeFila = { empresa: null, motivos: [], avisos: [] };
const refused = (motivo: Message): EmpresaDeFila => ({ empresa: null, motivos: [motivo], avisos: [] });

/** Letters and digits of a code: `GA 14` and `GA-14` are written alike. */
const bare = (codigo: string): string => plegado(codigo).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Refuses an unknown code without the name of a new company; names a company with a code written alike. */
function unknown(texto: string, guardadas: readonly EmpresaGuardada[]): Message {
  const about = { columna: columnaDe('cod_empresa'), texto };
  const alike = guardadas.find(({ codigo_empresa }) => bare(codigo_empresa) !== '' && bare(codigo_empresa) === bare(texto));
  if (!alike) return message('usuario.importacion.sinEmpresa', about);
  return message('usuario.importacion.empresaParecida', { ...about, codigo: alike.codigo_empresa, nombre: alike.empresa });
}

/** Warns of another name than the one by which the portal knows a company. */
function otherName(nombre: string, { codigo_empresa: codigo, empresa }: EmpresaGuardada): Message[] {
  if (nombre === '' || plegado(nombre) === plegado(empresa)) return [];
  return [message('usuario.importacion.otroNombre', { columna: columnaDe('empresa'), codigo, nombre: empresa })];
}

/** Company that rows name, or the place of a chosen one that does not exist. */
interface Conocida {
  readonly empresa: EmpresaGuardada | null;
  readonly usada?: string | undefined;
}

interface Choices {
  /** Says whether the caller's access reaches a company; undefined: it is not limited, and may create companies. */
  readonly alcanza?: ((id_empresa: number) => boolean) | undefined;
  readonly elegidos: Elegidos;
  readonly anteriores?: readonly EmpresaAnterior[];
}

/** Makes a finder of companies by code, or by name in a row without a code, in any spelling. */
export function empresaFinder(guardadas: readonly EmpresaGuardada[], { alcanza, elegidos, anteriores = [] }: Choices): Empresas {
  const nuevas: (EmpresaNueva & Elegible)[] = [];
  const usadas: Usado[] = [];
  const named: readonly EmpresaAnterior[] = [
    ...guardadas.map((one) => ({ ...one, codigo_anterior: one.codigo_empresa, nombre_anterior: one.empresa })),
    ...anteriores,
  ].toReversed();
  const porCodigo = new Map<string, Conocida>(named.map((one) => [plegado(one.codigo_anterior), { empresa: one }]));
  const porNombre = new Map<string, Conocida>(named.map((one) => [plegado(one.nombre_anterior), { empresa: one }]));
  const remember = (codigo: string, nombre: string, conocida: Conocida): Conocida => {
    if (codigo !== '') porCodigo.set(plegado(codigo), conocida);
    if (nombre !== '' && !porNombre.has(plegado(nombre))) porNombre.set(plegado(nombre), conocida);
    return conocida;
  };
  const eleccionDe = (codigo: string, nombre: string): string =>
    codigo === '' ? elegidos.claveDe('empresa', 'nombre', plegado(nombre)) : elegidos.claveDe('empresa', 'codigo', plegado(codigo));
  const create = (codigo: string, nombre: string, eleccion: string): Conocida => {
    const taken = new Set([...porCodigo.keys()].map((key) => key.toUpperCase()));
    const nueva = { codigo: codigo || codigoDe(nombre, taken), empresa: nombre, eleccion };
    nuevas.push(nueva);
    const guardada = { id_empresa: -nuevas.length, codigo_empresa: nueva.codigo, empresa: nombre };
    return remember(nueva.codigo, nombre, { empresa: guardada });
  };
  const choose = (codigo: string, nombre: string, clave: string): Conocida => {
    const empresa = guardadas.find(({ id_empresa }) => id_empresa === elegidos.ids.get(clave)) ?? null;
    const existente = empresa && { id: empresa.id_empresa, codigo: empresa.codigo_empresa, nombre: empresa.empresa };
    usadas.push({ clase: 'empresa', clave, nombre: nombre || codigo, existente });
    return remember(codigo, nombre, { empresa, usada: clave });
  };
  const find = (text: FilaLeida['text']): EmpresaDeFila => {
    const [codigo, nombre] = [text('cod_empresa'), text('empresa')];
    if (codigo === '' && nombre === '') return NINGUNA;
    const known = codigo === '' ? porNombre.get(plegado(nombre)) : porCodigo.get(plegado(codigo));
    if (known) return settle(known, { codigo, nombre, alcanza });
    const eleccion = eleccionDe(codigo, nombre);
    if (elegidos.ids.has(eleccion)) return settle(choose(codigo, nombre, eleccion), { codigo, nombre, alcanza });
    if (alcanza) return outside(codigo || nombre);
    return nombre === '' ? refused(unknown(codigo, guardadas)) : { ...NINGUNA, empresa: create(codigo, nombre, eleccion).empresa };
  };
  return { find, nuevas, usadas };
}

const outside = (texto: string): EmpresaDeFila =>
  refused(message('usuario.importacion.fueraDeAlcance', { columna: columnaDe('cod_empresa'), texto }));

/** Judges a known company of a row: within reach, still there, and by which name. */
function settle(
  { empresa, usada }: Conocida,
  { codigo, nombre, alcanza }: Pick<Choices, 'alcanza'> & { readonly codigo: string; readonly nombre: string },
): EmpresaDeFila {
  if (alcanza && !(empresa && alcanza(empresa.id_empresa))) return outside(codigo || nombre);
  if (!empresa) return { ...refused(elegidaPerdida('empresa', nombre || codigo)), usada };
  return { empresa, motivos: [], avisos: usada === undefined ? otherName(nombre, empresa) : [], usada };
}
