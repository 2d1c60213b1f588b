import { MAX_TITULO, NIVELES_DE_PLAN, type NivelDePlan } from '@portal/contract/planestudio';
import { message, type Message, quotedNames } from '@portal/messages';
import { groupBy } from '@portal/contract/group-by';
import { type Datos, hijosDe, type Nodo, nodoDe, type Parte, type Registro } from './datos.rules.ts';
import { claveDe, type Fila } from './fila.rules.ts';

/** Step of a path: the record that a cell names, and whether its parent has it, gets it, or it is new. */
export interface Paso {
  readonly padre: Nodo;
  readonly nodo: Parte;
  readonly como: 'hijo' | 'enlace' | 'nuevo';
  readonly aviso?: Message;
}

/** Records that cells name, and those that earlier rows made. */
export interface Nombres {
  readonly resolve: (nivel: NivelDePlan, texto: string, padre: Nodo) => Paso | Message;
  /** Keeps the steps of an accepted row, so that later rows find what it names. */
  readonly keep: (textos: readonly string[], pasos: readonly Paso[]) => void;
}

/** Paths of the sheet in which a title comes, by level and title: a title at several places means a record at each. */
function countPlaces(filas: readonly Fila[]): ReadonlyMap<string, number> {
  const places = new Map<string, Set<string>>();
  for (const { ruta } of filas)
    NIVELES_DE_PLAN.forEach((nivel, place) => {
      const texto = ruta[place];
      if (!texto || !ruta[0]) return;
      const key = `${nivel} ${claveDe(texto)}`;
      const above = ruta.slice(0, place).map(claveDe).join('\n');
      places.set(key, (places.get(key) ?? new Set()).add(above));
    });
  return new Map([...places].map(([key, paths]) => [key, paths.size]));
}

const indexOf = (registros: ReadonlyMap<number, Registro>, textOf: (one: Registro) => string): ReadonlyMap<string, Registro[]> =>
  groupBy([...registros.values()], (registro) => claveDe(textOf(registro)));

const codesOf = ([first, ...others]: readonly Registro[]): Message =>
  quotedNames([first?.codigo ?? '', ...others.map(({ codigo }) => codigo)]);

/** Records of a level by code and by title, as they are compared. */
interface Indice {
  readonly codigo: ReadonlyMap<string, readonly Registro[]>;
  readonly titulo: ReadonlyMap<string, readonly Registro[]>;
}

const indiceDe = (registros: ReadonlyMap<number, Registro>): Indice => ({
  codigo: indexOf(registros, ({ codigo }) => codigo),
  titulo: indexOf(registros, ({ titulo }) => titulo),
});

const NINGUNO: readonly Registro[] = [];

const keyOf = (padre: Nodo, texto: string): string => `${padre.clave} ${claveDe(texto)}`;

/** Makes the resolver of the cells of a sheet: a code names its record; a title one below its parent, else the only one of the portal, else a new one. */
export function nombresDe(datos: Datos, filas: readonly Fila[], nuevos: boolean): Nombres {
  const places = countPlaces(filas);
  const { registros } = datos;
  const indices: Readonly<Record<NivelDePlan, Indice>> = {
    programa: indiceDe(registros.programa),
    curso: indiceDe(registros.curso),
    modulo: indiceDe(registros.modulo),
    tema: indiceDe(registros.tema),
  };
  const known = new Map<string, Parte>();
  const linked = new Set<string>();
  let made = 0;
  const isHijo = (padre: Nodo, nivel: NivelDePlan, id: number) =>
    hijosDe(datos, nivel, padre).some((one) => one.id === id) || linked.has(`${padre.clave} ${nivel}:${id}`);
  const stored = (padre: Nodo, nivel: NivelDePlan, registro: Registro): Paso => ({
    padre,
    nodo: nodoDe(nivel, registro),
    como: isHijo(padre, nivel, registro.id) ? 'hijo' : 'enlace',
  });
  const fresh = (padre: Nodo, nivel: NivelDePlan, titulo: string): Paso => {
    made += 1;
    return { padre, nodo: { clave: `nuevo:${made}`, nivel, id: null, codigo: null, titulo, id_empresa: padre.id_empresa }, como: 'nuevo' };
  };
  const isOneRecord = (nivel: NivelDePlan, clave: string) => !nuevos && (places.get(`${nivel} ${clave}`) ?? 0) <= 1;
  /** Finds the record of a title: below the parent, else the only one of the portal, else a new one. */
  const titled = (nivel: NivelDePlan, texto: string, padre: Nodo): Paso | Message => {
    const clave = claveDe(texto);
    const found = indices[nivel].titulo.get(clave) ?? NINGUNO;
    const below = found.filter(({ id }) => isHijo(padre, nivel, id));
    if (below.length > 1) return message('planestudio.hoja.variosHijos', { texto, codigos: codesOf(below) });
    if (below[0]) return stored(padre, nivel, below[0]);
    const usable = isOneRecord(nivel, clave) ? found : NINGUNO;
    const [only] = usable;
    if (only && usable.length === 1) return stored(padre, nivel, only);
    if (texto.length > MAX_TITULO[nivel]) return message('arbol.errores.largo', { titulo: texto, max: MAX_TITULO[nivel] });
    const paso = fresh(padre, nivel, texto);
    return usable.length ? { ...paso, aviso: message('planestudio.hoja.variosIguales', { texto, codigos: codesOf(usable) }) } : paso;
  };
  return {
    resolve: (nivel, texto, padre) => {
      const earlier = known.get(keyOf(padre, texto));
      if (earlier) return { padre, nodo: earlier, como: 'hijo' };
      const code = indices[nivel].codigo.get(claveDe(texto))?.[0];
      return code ? stored(padre, nivel, code) : titled(nivel, texto, padre);
    },
    keep: (textos, pasos) =>
      pasos.forEach(({ padre, nodo }, place) => {
        known.set(keyOf(padre, textos[place] ?? ''), nodo);
        known.set(keyOf(padre, nodo.titulo), nodo);
        linked.add(`${padre.clave} ${nodo.clave}`);
      }),
  };
}
