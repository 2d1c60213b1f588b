import { describe, expect, it } from 'vitest';
import {
  admiteRespuesta,
  claveDe,
  datosDe,
  type DatosPregunta,
  datosPregunta,
  escribirRespuesta,
  filaDe,
  leerRespuesta,
  mostrarPregunta,
  palabrasDe,
  partesDe,
  puntajeDe,
  type Respuesta,
  respuestaDatos,
  TIPOS_PREGUNTA,
} from './index.ts';

/** Numbers below `below` that repeat with their seed (a linear congruential generator). */
function randomBelow(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

type Random = (below: number) => number;
const ROUNDS = 120;
const SEEDS = [36, 1, 20_261_129];

const shuffled = <Each>(values: readonly Each[], random: Random): Each[] => {
  const rest = [...values];
  return values.map(() => rest.splice(random(rest.length), 1)[0]!);
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index + 1);
const words = (count: number, prefix = 'p'): string[] => upTo(count).map((number) => `${prefix}${number}`);
const partes = (textos: readonly string[]) => textos.map((texto) => ({ texto }));
const parse = (datos: object): DatosPregunta => datosPregunta.parse(datos);
const SIN_IMAGEN = () => ({ url: '', descripcion: '' });
const shownIn = (datos: DatosPregunta, orden: readonly number[] = []) => mostrarPregunta(datos, { orden, imagen: SIN_IMAGEN });
const orderOf = (datos: DatosPregunta, random: Random): number[] => shuffled(upTo(partesDe(datos)), random);

/** Question with an answer in words, and its points worked out from these words alone. */
interface Caso {
  readonly datos: DatosPregunta;
  /** Words that the answer names by their shown position, or a text. */
  readonly elige: string | readonly string[] | { readonly escribe: string } | boolean;
  readonly puntos: number;
}

/** Returns the answer to what is shown: positions of words. */
function answerTo(datos: DatosPregunta, orden: readonly number[], elige: Caso['elige']): Respuesta {
  const shown = shownIn(datos, orden).mostrado.opciones.map(({ texto }) => texto);
  if (typeof elige === 'boolean') return elige ? 1 : 2;
  if (typeof elige === 'string') return shown.indexOf(elige) + 1;
  return 'escribe' in elige ? elige.escribe : elige.map((texto) => shown.indexOf(texto) + 1);
}

/** Returns a number of millionths as people write it, with or without needless zeros. */
function written(millionths: number, random: Random): string {
  const sign = millionths < 0 ? '-' : '';
  const digits = String(Math.abs(millionths)).padStart(7, '0');
  const part = digits.slice(-6);
  const short = random(2) ? part.replace(/0+$/, '') : part;
  return sign + digits.slice(0, -6) + (short && (random(2) ? ',' : '.') + short);
}

/** Writes a text with other capitals, accents and blanks. */
function spelt(texto: string, random: Random): string {
  const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ü', n: 'ñ' };
  const letters = texto.split('').map((letter) => {
    const other = random(3) === 0 ? (accents[letter] ?? letter) : letter;
    if (letter === ' ') return ' '.repeat(1 + random(3));
    return random(2) ? other.toUpperCase() : other;
  });
  return ' '.repeat(random(2)) + letters.join('') + ' '.repeat(random(2));
}

const CASOS: Record<(typeof TIPOS_PREGUNTA)[number], (random: Random) => Caso> = {
  unica: (random) => {
    const textos = words(2 + random(9));
    const [key, chosen] = [random(textos.length), random(textos.length)];
    const datos = parse({ tipo: 'unica', opciones: partes(textos), correcta: key + 1, orden_fijo: random(4) === 0 });
    return { datos, elige: textos[chosen]!, puntos: key === chosen ? 1 : 0 };
  },
  multiple: (random) => {
    const textos = words(2 + random(9));
    const some = () => shuffled(textos, random).slice(0, 1 + random(textos.length));
    const right = new Set(some());
    const chosen = random(4) === 0 ? shuffled([...right], random) : some();
    const parcial = random(2) === 0;
    const correctas = textos.flatMap((texto, index) => (right.has(texto) ? [index + 1] : []));
    const datos = parse({ tipo: 'multiple', opciones: partes(textos), correctas: shuffled(correctas, random), parcial });
    let [hits, misses] = [0, 0];
    for (const texto of chosen)
      if (right.has(texto)) hits += 1;
      else misses += 1;
    const whole = hits === right.size && misses === 0;
    const part = hits > misses ? (hits - misses) / right.size : 0;
    return { datos, elige: chosen, puntos: whole || parcial ? part : 0 };
  },
  verdadero_falso: (random) => {
    const [key, chosen] = [random(2) === 0, random(2) === 0];
    return { datos: parse({ tipo: 'verdadero_falso', correcta: key }), elige: chosen, puntos: key === chosen ? 1 : 0 };
  },
  numerica: (random) => {
    const values = upTo(1 + random(3)).map(() => ({ valor: random(4_000_000) - 2_000_000, tolerancia: random(3) * random(500_000) }));
    const near = values[random(values.length)]!;
    const given = [near.valor + near.tolerancia, near.valor - near.tolerancia - 1, random(4_000_000) - 2_000_000, near.valor][random(4)]!;
    const valores = values.map(({ valor, tolerancia }) => ({ valor: written(valor, random), tolerancia: written(tolerancia, random) }));
    const right = values.some(({ valor, tolerancia }) => Math.abs(given - valor) <= tolerancia);
    return { datos: parse({ tipo: 'numerica', valores }), elige: { escribe: written(given, random) }, puntos: right ? 1 : 0 };
  },
  corta: (random) => {
    const known = ['plan de evacuacion', 'extintor', 'zona'];
    const accepted = known.slice(0, 1 + random(3));
    const meant = random(4) === 0 ? 'otra cosa' : known[random(3)]!;
    const datos = parse({ tipo: 'corta', aceptadas: accepted.map((texto) => spelt(texto, random).trim()) });
    return { datos, elige: { escribe: spelt(meant, random) }, puntos: accepted.includes(meant) ? 1 : 0 };
  },
  relacionar: (random) => {
    const sides = words(6, 'd');
    const derechas = upTo(2 + random(9)).map(() => sides[random(sides.length)]!);
    const pares = derechas.map((derecha, index) => ({ izquierda: { texto: `i${index}` }, derecha }));
    const otras = words(random(6), 'o');
    const choices = [...new Set([...derechas, ...otras])];
    const perfect = random(4) === 0;
    const chosen = derechas.map((derecha) => (perfect || random(2) ? derecha : choices[random(choices.length)]!));
    const parcial = random(2) === 0;
    const hits = derechas.filter((derecha, index) => chosen[index] === derecha).length;
    const puntos = hits === derechas.length || parcial ? hits / derechas.length : 0;
    return { datos: parse({ tipo: 'relacionar', pares, otras, parcial }), elige: chosen, puntos };
  },
  ordenar: (random) => {
    const textos = words(3 + random(8));
    const given = random(4) === 0 ? textos : shuffled(textos, random);
    const parcial = random(2) === 0;
    const hits = textos.filter((texto, index) => given[index] === texto).length;
    const puntos = hits === textos.length || parcial ? hits / textos.length : 0;
    return { datos: parse({ tipo: 'ordenar', elementos: partes(textos), parcial }), elige: given, puntos };
  },
};

describe.each(TIPOS_PREGUNTA)('%s', (tipo) => {
  const each = (check: (caso: Caso, random: Random) => void) => {
    for (const seed of SEEDS) {
      const random = randomBelow(seed);
      for (let round = 0; round < ROUNDS; round += 1) check(CASOS[tipo](random), random);
    }
  };

  it('gives the points of an evaluator that knows words alone, in any order of the parts', () => {
    const seen = new Set<number>();
    each(({ datos, elige, puntos }, random) => {
      for (const orden of [[], orderOf(datos, random), orderOf(datos, random)]) {
        const answer = answerTo(datos, orden, elige);
        expect(admiteRespuesta(shownIn(datos, orden), answer), JSON.stringify({ datos, orden, answer })).toBe(true);
        expect(puntajeDe(datos, orden, answer), JSON.stringify({ datos, orden, answer })).toBeCloseTo(puntos, 12);
      }
      seen.add(puntos === 0 || puntos === 1 ? puntos : 0.5);
    });
    expect([...seen].toSorted((a, b) => a - b)).toEqual(['multiple', 'relacionar', 'ordenar'].includes(tipo) ? [0, 0.5, 1] : [0, 1]);
  });

  it('gives the whole point to the key, exactly, and to no answer that means another', () => {
    each(({ datos, elige, puntos }, random) => {
      const orden = orderOf(datos, random);
      const key = claveDe(datos, orden);
      expect(admiteRespuesta(shownIn(datos, orden), key)).toBe(true);
      expect(puntajeDe(datos, orden, key)).toBe(1);
      const points = puntajeDe(datos, orden, answerTo(datos, orden, elige));
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points === 1).toBe(puntos === 1);
      expect(points).toBeLessThanOrEqual(1);
    });
  });

  it('shows all parts and nothing of the key', () => {
    each(({ datos }, random) => {
      const orden = orderOf(datos, random);
      const { mostrado } = shownIn(datos, orden);
      const turned = mostrado.opciones.map(({ texto }) => texto);
      expect(turned.toSorted()).toEqual(
        shownIn(datos)
          .mostrado.opciones.map(({ texto }) => texto)
          .toSorted(),
      );
      expect(JSON.stringify(mostrado)).not.toMatch(/correcta|aceptadas|valor|tolerancia|comentario|explicacion|parcial|exacta|orden/);
      expect(orden.length).toBeLessThanOrEqual(15);
    });
  });

  it('admits no answer of another kind, and no position that is not shown', () => {
    const wrong: unknown[] = [0, 16, -1, 1.5, Number.NaN, '', '  ', 'x'.repeat(251), [], [0], [16], [1, 1.5], [Number.NaN], null, {}, true];
    each(({ datos }, random) => {
      const shown = shownIn(datos, orderOf(datos, random));
      for (const answer of wrong) expect(admiteRespuesta(shown, answer as Respuesta), JSON.stringify({ datos, answer })).toBe(false);
    });
  });

  it('keeps its answers through calls and rows, and words them', () => {
    const palabras = { verdadero: 'V', falso: 'F' };
    each(({ datos, elige }, random) => {
      const orden = orderOf(datos, random);
      const answer = answerTo(datos, orden, elige);
      const row = escribirRespuesta(answer);
      expect(leerRespuesta(row)).toEqual(answer);
      if (row.respuesta_datos !== null) expect(respuestaDatos.safeParse(row.respuesta_datos).success).toBe(true);
      const told = palabrasDe(shownIn(datos, orden), answer, palabras);
      const named = Array.isArray(elige) ? elige : [];
      for (const word of named) expect(told).toContain(word);
      expect(told).not.toBe('');
    });
  });

  it('is stored and read as it was written', () => {
    each(({ datos }) => expect(datosDe(filaDe(datos))).toEqual(datos));
  });
});
