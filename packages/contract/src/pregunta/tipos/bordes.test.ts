import { describe, expect, it } from 'vitest';
import {
  admiteRespuesta,
  caracteresDePregunta,
  comentariosDe,
  type DatosPregunta,
  datosPregunta,
  esClasica,
  filaDe,
  imagenesDePregunta,
  imagenesSituadas,
  leerDecimal,
  mostrarPregunta,
  partesDe,
  partesSituadas,
  puntajeDe,
  type Respuesta,
} from './index.ts';

const words = (count: number): string[] => Array.from({ length: count }, (_none, index) => `p${index + 1}`);
const partes = (textos: readonly string[]) => textos.map((texto) => ({ texto }));
const parse = (datos: object): DatosPregunta => datosPregunta.parse(datos);
const shownIn = (datos: DatosPregunta) => mostrarPregunta(datos, { orden: [], imagen: () => ({ url: '', descripcion: '' }) });
const points = (datos: object, answer: Respuesta): number => puntajeDe(parse(datos), [], answer);
const admitted = (datos: object, answer: Respuesta): boolean => admiteRespuesta(shownIn(parse(datos)), answer);

describe('borders of a number', () => {
  const ten = { tipo: 'numerica', valores: [{ valor: '10', tolerancia: '0.5' }] };
  it.each<[string, number]>([
    ['10.5', 1],
    ['10,5', 1],
    ['9.5', 1],
    ['10.500001', 0],
    ['9.499999', 0],
    ['+10.50', 1],
    [' 10 ', 1],
    ['−10', 0],
    ['010', 1],
  ])('10 ± 0.5 takes %s: %d', (answer, expected) => {
    expect([admitted(ten, answer), points(ten, answer)]).toEqual([true, expected]);
  });
  it.each(['1.234,5', '1,234.5', '1.2.3', '1e3', '0x10', '', '-', '.', ',', '12 kg', '1234567890123456', '١٢'])(
    'refuses «%s»',
    (answer) => {
      expect(admitted(ten, answer)).toBe(false);
    },
  );
  it('compares decimals, not floats', () => {
    expect(points({ tipo: 'numerica', valores: [{ valor: '0.3', tolerancia: '0.1' }] }, '0.2')).toBe(1);
    expect(points({ tipo: 'numerica', valores: [{ valor: '1.1', tolerancia: '2.2' }] }, '3.3')).toBe(1);
    expect(points({ tipo: 'numerica', valores: [{ valor: '123456789012345' }] }, '123456789012344')).toBe(0);
  });
  it('reads «12,5» as «12.5», and another minus', () => {
    expect(leerDecimal('12,5')).toEqual(leerDecimal('12.5'));
    expect(leerDecimal('\u2212,5')).toEqual(leerDecimal('-.5'));
  });
  it('refuses a negative tolerance', () => {
    expect(datosPregunta.safeParse({ tipo: 'numerica', valores: [{ valor: '1', tolerancia: '-1' }] }).success).toBe(false);
  });
  it('returns the comment of the value that was met', () => {
    const datos = parse({ tipo: 'numerica', valores: [{ valor: '1' }, { valor: '2', comentario: 'Casi' }] });
    expect([comentariosDe(datos, [], '2'), comentariosDe(datos, [], '1'), comentariosDe(datos, [], '3')]).toEqual([['Casi'], [], []]);
  });
});

describe('borders of a short text', () => {
  const folded = { tipo: 'corta', aceptadas: ['Ñandú  andino'] };
  const exact = { ...folded, aceptadas: ['Ñandú'], exacta: true };
  it.each<[string, object, string, number]>([
    ['accents and capitals fold', folded, 'nandu ANDINO', 1],
    ['blanks count once', folded, '  ñandú \t andino ', 1],
    ['a letter less', folded, 'ñand andino', 0],
    ['exact: as written', exact, ' Ñandú ', 1],
    ['exact: composed of parts', exact, 'Ñandú'.normalize('NFD'), 1],
    ['exact: without accent', exact, 'Ñandu', 0],
    ['exact: in small letters', exact, 'ñandú', 0],
  ])('%s', (_what, ...[datos, answer, expected]) => {
    expect(points(datos, answer)).toBe(expected);
  });
});

describe('borders of pairs', () => {
  const pares = ['Agua', 'Hielo', 'Lava'].map((texto, index) => ({ izquierda: { texto }, derecha: index < 2 ? 'Fría' : 'Caliente' }));
  const datos = parse({ tipo: 'relacionar', pares, otras: ['Fría', 'Tibia'] });
  it('shows equal right sides once, and takes the one for each of its left ones', () => {
    expect(shownIn(datos).mostrado.opciones.map(({ texto }) => texto)).toEqual(['Fría', 'Caliente', 'Tibia']);
    expect([partesDe(datos), puntajeDe(datos, [], [1, 1, 2]), puntajeDe(datos, [3, 1, 2], [2, 2, 3])]).toEqual([3, 1, 1]);
  });
  it('refuses an incomplete pairing', () => {
    expect(
      [
        [1, 1],
        [1, 1, 2, 2],
        [1, 1, 4],
      ].map((answer) => admiteRespuesta(shownIn(datos), answer)),
    ).toEqual([false, false, false]);
  });
});

describe('partial points of several options', () => {
  const datos = { tipo: 'multiple', opciones: partes(words(4)), correctas: [1, 2], parcial: true };
  it.each<[number[], number]>([
    [[1, 2], 1],
    [[2], 0.5],
    [[1, 3], 0],
    [[1, 2, 3], 0.5],
    [[1, 2, 3, 4], 0],
    [[3, 4], 0],
  ])('%j of 1 and 2: %d', (answer, expected) => {
    expect(points(datos, answer)).toBe(expected);
    expect(points({ ...datos, parcial: false }, answer)).toBe(expected === 1 ? 1 : 0);
  });
});

describe('content', () => {
  it('is classic with four texts alone', () => {
    const clasica = parse({ tipo: 'unica', opciones: partes(words(4)), correcta: 3 });
    expect([esClasica(clasica), filaDe(clasica).datos, filaDe(clasica).indicador_correcta]).toEqual([true, null, 3]);
    for (const other of [
      { ...clasica, orden_fijo: true },
      { ...clasica, explicacion: 'x' },
      { ...clasica, imagen: { id_archivo: 1, descripcion: '' } },
      { ...clasica, opciones: partes(words(5)) },
    ])
      expect(esClasica(parse(other)), JSON.stringify(other)).toBe(false);
  });
  it.each([
    ['a key beside the options', { tipo: 'unica', opciones: partes(words(3)), correcta: 4 }],
    ['one option', { tipo: 'unica', opciones: partes(words(1)), correcta: 1 }],
    ['eleven options', { tipo: 'unica', opciones: partes(words(11)), correcta: 1 }],
    ['no key', { tipo: 'multiple', opciones: partes(words(3)), correctas: [] }],
    ['a key twice', { tipo: 'multiple', opciones: partes(words(3)), correctas: [1, 1] }],
    ['two elements', { tipo: 'ordenar', elementos: partes(words(2)) }],
    ['one pair', { tipo: 'relacionar', pares: [{ izquierda: { texto: 'a' }, derecha: 'b' }] }],
    ['an option of nothing', { tipo: 'unica', opciones: [{ texto: '' }, { texto: 'b' }], correcta: 1 }],
    ['no spelling', { tipo: 'corta', aceptadas: [] }],
    ['another kind', { tipo: 'ensayo' }],
  ])('refuses %s', (_what, datos) => {
    expect(datosPregunta.safeParse(datos).success).toBe(false);
  });
  it('counts what is read, and names its pictures and the parts that must differ', () => {
    const imagen = { id_archivo: 7, descripcion: 'Un casco' };
    const datos = parse({ tipo: 'unica', imagen, opciones: [{ texto: 'Casco' }, { imagen: { id_archivo: 8 } }], correcta: 2 });
    expect(caracteresDePregunta(datos)).toBe(5);
    expect(imagenesDePregunta(datos).map(({ id_archivo }) => id_archivo)).toEqual([7, 8]);
    expect(partesSituadas(datos).map(({ campo }) => campo)).toEqual(['opciones.0', 'opciones.1']);
    expect(imagenesSituadas(datos).map(({ campo }) => campo)).toEqual(['imagen', 'opciones.1.imagen']);
    const elementos = parse({ tipo: 'ordenar', elementos: [{ texto: 'Uno' }, { imagen }, { texto: 'Tres' }] });
    expect(imagenesSituadas(elementos)).toEqual([{ campo: 'elementos.1.imagen', imagen }]);
    const derecha = 'Casco';
    const pares = parse({
      tipo: 'relacionar',
      pares: [
        { izquierda: { texto: 'Uno' }, derecha },
        { izquierda: { imagen }, derecha },
      ],
    });
    expect(imagenesSituadas(pares)).toEqual([{ campo: 'pares.1.izquierda.imagen', imagen }]);
  });
});
