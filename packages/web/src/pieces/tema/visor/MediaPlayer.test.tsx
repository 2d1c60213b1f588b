import { examples, temaAlumno } from '@portal/contract/examples';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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

const clip = (id: number, titulo: string) => ({ ...recursos[0]!, titulo, url: `/api/archivo/${id}/${titulo}.mp4?boleto=${Math.random()}` });
const openClips = async () => {
  cleanup();
  const { id_planestudio, id_programa, id_curso, id_modulo, id_tema } = temaAlumno;
  return renderScreen(`/evaluacionedit?id=${id_tema}&idpe=${id_planestudio}&idp=${id_programa}&idc=${id_curso}&idm=${id_modulo}`, {
    session: 'alumno',
    calls: { tema: { detalle: { ...examples.tema.detalle, ...temaAlumno, recursos: [clip(1, 'uno'), clip(2, 'dos')] } } },
  });
};
/** Waits for the player of a clip, gives it its length as a browser does, and returns it. */
const player = async (titulo: string) => {
  const video = await waitFor(() => {
    const found = document.querySelector('video');
    expect(found?.getAttribute('aria-label')).toBe(titulo);
    return found!;
  });
  Object.defineProperty(video, 'duration', { value: 60 });
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  fireEvent.loadedMetadata(video);
  return video;
};

test('tab and second of a video stay with the person, also under a new link', async () => {
  const { user } = await openClips();
  await user.click(await screen.findByRole('tab', { name: 'dos' }));
  const video = await player('dos');
  for (const second of [1, 10, 25]) {
    video.currentTime = second;
    fireEvent.timeUpdate(video);
  }
  await user.click(screen.getByRole('tab', { name: 'uno' }));
  expect((await player('uno')).currentTime, 'another video begins at its beginning').toBe(0);
  await user.click(screen.getByRole('tab', { name: 'dos' }));
  expect((await player('dos')).currentTime).toBe(25);
  await openClips();
  expect((await player('dos')).currentTime, 'the topic opens at the tab that was left').toBe(25);
});

test('a video that was seen to its end begins again', async () => {
  const { user } = await openClips();
  await user.click(await screen.findByRole('tab', { name: 'uno' }));
  const video = await player('uno');
  Object.defineProperty(video, 'ended', { value: true });
  video.currentTime = 60;
  fireEvent.ended(video);
  await openClips();
  expect((await player('uno')).currentTime).toBe(0);
});
