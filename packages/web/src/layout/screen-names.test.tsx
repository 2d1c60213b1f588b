import { examples, temaAlumno } from '@portal/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mayOpen } from '../core/router/may-open.ts';
import { screens } from '../screens/index.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { STILL_PANEL } from '../testing/replies.ts';
import { t } from '../testing/text.ts';

const { id_planestudio: idpe, id_programa: idp, id_curso: idc, id_modulo: idm, id_tema } = temaAlumno;
const TOPIC = `id=${id_tema}&idpe=${idpe}&idp=${idp}&idc=${idc}&idm=${idm}`;

/** Query of the screens of one record, and the name of the record that the examples have there. */
const RECORDS: Readonly<Record<string, readonly [query: string, name: string]>> = {
  '/evaluacionedit': [TOPIC, temaAlumno.titulo],
  '/temausuario': [`id=${id_tema}`, temaAlumno.titulo],
  '/evaluacionsimple': [TOPIC, temaAlumno.titulo],
  '/evaluacionresultado': ['id=1', examples.evaluacion.resultado.titulo],
  '/evaluacionresult': ['id=1', examples.evaluacion.resultado.titulo],
  '/resultado': ['id=1', examples.evaluacion.resultado.titulo],
  '/temaresultado': ['id=1', examples.evaluacion.resultado.titulo],
  '/programaseguimiento': [`id=${idp}&idp=${idpe}`, temaAlumno.programa],
  '/planfin': [`id=${idpe}`, temaAlumno.plan],
};

const OWN = screens.filter((one) => one.audience !== 'anonimo' && one.audience !== 'publico' && mayOpen('alumno', one));

test.each(OWN.map(({ path, title }) => [path, title] as const))(
  '%s has a title, a region of that name and one heading',
  async (path, title) => {
    const [query, name] = RECORDS[path] ?? ['', undefined];
    // Only a topic without questions has the simple evaluation.
    const simple = path === '/evaluacionsimple' && { numero_preguntas: 0, preguntas: 0, cuestionario: 0 };
    const calls = { usuario: { panel: STILL_PANEL }, tema: { detalle: { ...examples.tema.detalle, ...simple } } };
    await renderScreen(query ? `${path}?${query}` : path, { session: 'alumno', calls });
    const own = t(title);
    const whole = name === undefined ? own : `${name} · ${own}`;
    await waitFor(() => expect(document.title).toBe(`${whole} · ${t('comun.productoLargo')}`));
    expect(screen.getByRole('main').getAttribute('aria-label')).toBe(whole);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent?.trim() !== '')).toEqual([true]));
  },
);
