import { describe, expect, it } from 'vitest';
import { type Lectura, mayTellKey, toRespuesta } from './resultado.rules.ts';

const respondida = {
  id_pregunta: 3,
  pregunta: '¿Qué hacer?',
  rpta_a: 'Correr',
  rpta_b: 'Avisar',
  rpta_c: 'Callar',
  rpta_d: 'Grabar',
  indicador_correcta: 2,
  tipo: 'unica' as const,
  datos: null,
  orden: null,
  respuesta: 4,
  respuesta_datos: null,
  puntos: 0,
};
const lectura: Lectura = {
  conClave: false,
  explicaciones: true,
  palabras: { verdadero: 'Verdadero', falso: 'Falso' },
  imagen: () => ({ url: '', descripcion: '' }),
};

describe('toRespuesta', () => {
  it('returns the chosen option without the right one', () => {
    const told = toRespuesta(respondida, lectura);
    expect(told).toEqual({
      id_pregunta: 3,
      pregunta: '¿Qué hacer?',
      respuesta: 4,
      texto_respuesta: 'Grabar',
      correcta: null,
      texto_correcta: null,
      tipo: 'unica',
      puntos: 0,
      comentarios: [],
    });
    expect(JSON.stringify(told)).not.toContain('Avisar');
  });
  it('returns the right option with conClave', () => {
    expect(toRespuesta(respondida, { ...lectura, conClave: true })).toMatchObject({ correcta: 2, texto_correcta: 'Avisar' });
  });
});

describe('mayTellKey', () => {
  const failed = { id_tema: 1, aprobado: false, codigo_estado: 1 };
  const passed = { id_tema: 1, aprobado: true, codigo_estado: 1 };
  it.each([
    ['a failed attempt of a topic not approved', failed, [{ id_tema: 1, aprobado: false }], false],
    ['a failed attempt of a topic approved later', failed, [{ id_tema: 1, aprobado: true }], false],
    ['an approved attempt', passed, [{ id_tema: 1, aprobado: true }], true],
    [
      'an approved attempt while the topic is pending in another plan',
      passed,
      [
        { id_tema: 1, aprobado: true },
        { id_tema: 1, aprobado: false },
      ],
      false,
    ],
    ['an annulled approval', { ...passed, codigo_estado: 2 }, [{ id_tema: 1, aprobado: false }], false],
    ['an approval of a plan no longer assigned', passed, [{ id_tema: 2, aprobado: false }], true],
    ['a failure of a plan no longer assigned', failed, [], false],
    ['an annulled approval of a plan no longer assigned', { ...passed, codigo_estado: 2 }, [], false],
  ])('%s', (_what, ...[attempt, temas, told]) => {
    expect(mayTellKey(attempt, temas)).toBe(told);
  });
});
