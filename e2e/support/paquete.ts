import { paqueteApi } from '@portal/contract/paquete';
import type { NombreTrampa } from '@portal/testkit/paquetes/catalogo.ts';
import { zipOf } from '@portal/testkit/paquetes/paquete.ts';
import type { FrameLocator, Page } from '@playwright/test';
import type { Client } from './api.ts';
import type { Cast } from './cast.ts';
import { uploadBytes } from './upload.ts';
import type { WorldTopic } from '../world/world.ts';

interface Graded {
  readonly client: Client;
  readonly cast: Cast;
  readonly topic: WorldTopic;
  readonly trap: NombreTrampa;
}

/** Makes a package of SCORM 1.2 the material and the judge of a topic, once in each world. Returns its id. */
export async function gradeByPackage({ client, cast, topic, trap }: Graded): Promise<number> {
  const admin = await client.signIn(cast.staff('admin'));
  const { id_tema } = topic.ocurrencia;
  const { versiones } = await admin.call(paqueteApi.deTema, { params: { id: String(id_tema) } });
  const current = versiones.find(({ actual }) => actual);
  if (current) return current.id_paquete;
  const subida = await uploadBytes(admin, zipOf(trap, 'scorm12'));
  const { id_paquete } = await admin.call(paqueteApi.ins, { body: { subida, nombre: `${trap}.zip`, id_tema } });
  await admin.call(paqueteApi.usar, { body: { id_tema, id_paquete, calificacion: 'paquete', juicio_paquete: 'estado' } });
  return id_paquete;
}

/** Lesson of a player. */
export const lessonOf = (player: Page | FrameLocator): FrameLocator => player.frameLocator('iframe.leccion');

/** Lesson in the portal's frame. */
export const framedLesson = (page: Page): FrameLocator => lessonOf(page.getByRole('dialog').frameLocator('iframe'));
