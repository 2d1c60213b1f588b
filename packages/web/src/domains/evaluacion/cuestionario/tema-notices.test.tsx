import { examples, temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

test('a locked topic links to the required one by its id: another topic of the plan has the same title', async () => {
  const { id_planestudio, id_programa, id_curso, id_modulo, id_tema } = temaSiguiente;
  const twin = { ...temaAlumno, id_tema: 99 };
  const { user, address } = await renderScreen(
    `/evaluacionedit?id=${id_tema}&idpe=${id_planestudio}&idp=${id_programa}&idc=${id_curso}&idm=${id_modulo}`,
    {
      session: 'alumno',
      calls: {
        usuario: { temas: [twin, temaAlumno, temaSiguiente] },
        tema: { detalle: { ...examples.tema.detalle, ...temaSiguiente, recursos: [], contenido: null } },
      },
    },
  );
  expect(await screen.findByText(t('evaluacion.bloqueadoTexto', { requisito: twin.titulo }))).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: t('evaluacion.irRequisito') }));
  expect(new URL(address(), 'http://x').searchParams.get('id')).toBe(String(temaAlumno.id_tema));
});
