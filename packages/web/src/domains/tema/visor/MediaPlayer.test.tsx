import { examples, temaAlumno } from '@portal/contract/examples';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

const recursos = [
  {
    titulo: 'Cuatro señales',
    descripcion: null,
    tipo: 'video' as const,
    url: '/archivo/1/video.mp4',
    subtitulos: '/archivo/2/video.vtt',
    externo: false,
  },
];

test('captions say the language of the portal’s contents, whatever the reader speaks', async () => {
  const { id_planestudio, id_programa, id_curso, id_modulo, id_tema } = temaAlumno;
  await renderScreen(`/evaluacionedit?id=${id_tema}&idpe=${id_planestudio}&idp=${id_programa}&idc=${id_curso}&idm=${id_modulo}`, {
    session: 'alumno',
    calls: {
      portal: { info: { ...examples.portal.info, idioma: 'de' } },
      usuario: { temas: [temaAlumno] },
      tema: { detalle: { ...examples.tema.detalle, ...temaAlumno, recursos, contenido: recursos[0]!.url } },
    },
  });
  await waitFor(() => {
    const track = document.querySelector('track');
    expect([track?.srclang, track?.label]).toEqual(['de', 'Deutsch']);
  });
});
