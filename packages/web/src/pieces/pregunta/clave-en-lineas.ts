import {
  claveDe,
  type DatosPregunta,
  mostrarPregunta,
  type Palabras,
  palabrasDe,
  textoDeParte,
  vistaEnPalabras,
} from '@portal/contract/pregunta';

/** Part of a key in words. */
export interface LineaDeClave {
  readonly texto: string;
  readonly correcta: boolean;
}

/** Key of a question: its options with the right ones marked, or what is right in words. */
export interface ClaveEnLineas {
  /** Letters for options, numbers for elements in order. */
  readonly lista: 'letras' | 'numeros' | 'puntos';
  readonly lineas: readonly LineaDeClave[];
}

const correctas = (textos: readonly string[]): LineaDeClave[] => textos.map((texto) => ({ texto, correcta: true }));

/** Returns an answer that is right, in words. */
export function palabrasDeClave(datos: DatosPregunta, palabras: Palabras): string {
  return palabrasDe(mostrarPregunta(datos, vistaEnPalabras()), claveDe(datos, []), palabras);
}

const conTolerancia = ({ valor, tolerancia }: { readonly valor: string; readonly tolerancia: string }): string =>
  Number(tolerancia.replace(',', '.')) === 0 ? valor : `${valor} ± ${tolerancia}`;

/** Returns the key of a question of any kind, line by line; of a kind with several right answers all of them. */
export function claveEnLineas(datos: DatosPregunta, palabras: Palabras): ClaveEnLineas {
  const { opciones, izquierdas = [] } = mostrarPregunta(datos, vistaEnPalabras()).mostrado;
  if ('opciones' in datos) {
    const key = new Set([claveDe(datos, [])].flat());
    return { lista: 'letras', lineas: opciones.map((each, index) => ({ texto: textoDeParte(each), correcta: key.has(index + 1) })) };
  }
  if ('elementos' in datos) return { lista: 'numeros', lineas: correctas(opciones.map(textoDeParte)) };
  if ('pares' in datos) {
    return {
      lista: 'puntos',
      lineas: correctas(izquierdas.map((each, index) => `${textoDeParte(each)} → ${datos.pares[index]?.derecha ?? ''}`)),
    };
  }
  if ('aceptadas' in datos) return { lista: 'puntos', lineas: correctas(datos.aceptadas) };
  if ('valores' in datos) {
    const unidad = datos.unidad ? ` ${datos.unidad}` : '';
    return { lista: 'puntos', lineas: correctas(datos.valores.map((each) => conTolerancia(each) + unidad)) };
  }
  return { lista: 'puntos', lineas: correctas([palabrasDeClave(datos, palabras)]) };
}
