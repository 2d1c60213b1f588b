import type { RitmoAlumno } from '@portal/contract/avance';
import { examples, people } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { markRedirected } from './first-redirect.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { panel: example } = examples.usuario;
const RITMO: RitmoAlumno = { semanas: 3, semana: 1, meta: 2, mejor_mes: { mes: '2026-10', temas: 9 } };
const MEJOR = 'Mejor mes: octubre de 2026, 9 temas';

beforeEach(() => markRedirected(people.alumno.id_sesion));

/** Opens the panel with a rhythm and returns what it says of it. */
async function said(ritmo: RitmoAlumno | null | undefined): Promise<(string | null)[] | undefined> {
  await renderScreen('/dashboardusuario', { session: 'alumno', calls: { usuario: { panel: { ...example, ritmo } } } });
  await screen.findByText(t('tablero.kpi.temas'));
  const section = screen.queryByRole('region', { name: t('tablero.ritmo.titulo') });
  return section
    ? within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : undefined;
}

test.each<[string, Partial<RitmoAlumno>, string[]]>([
  ['a row and a part of the goal', {}, ['3 semanas seguidas con temas aprobados', 'Esta semana: 1 de 2 temas']],
  ['a goal that was reached', { semanas: 1, semana: 3 }, ['Esta semana: 3 temas, meta cumplida']],
  ['a week that has just begun, without the row that ended', { semanas: 0, semana: 0 }, ['Meta de esta semana: 2 temas']],
  ['a last topic', { semanas: 0, semana: 0, meta: 1 }, ['Meta de esta semana: 1 tema']],
  ['nothing left to do', { semanas: 0, semana: 0, meta: 0 }, []],
])('the panel says %s', async (_case, part, words) => {
  expect(await said({ ...RITMO, ...part })).toEqual([...words, MEJOR]);
});

test.each([
  ['without an approval, or switched off', null],
  ['from a server of the version before', undefined],
])('%s it says nothing', async (_case, ritmo) => {
  expect(await said(ritmo)).toBeUndefined();
});
