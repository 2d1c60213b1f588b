import type { ActoMasivo } from '@portal/contract/masivo';
import type { Translator } from '@portal/messages';
import type { Executor } from '../../../db/executor.ts';
import type { Textos } from '../masivo.repository.ts';
import type { Obra } from './clase.service.ts';
import { claseOf } from './clases.service.ts';
import type { Descripciones, Juicios } from './juicio.rules.ts';

/** Names the records of an act, where they are no people, and completes the reasons. */
export const describe = async (db: Executor, obra: Obra<ActoMasivo>, juicios: Juicios): Promise<Descripciones> =>
  (await claseOf(obra.acto).describir?.(db, obra, juicios)) ?? new Map();

/** Words descriptions. */
export const wordTextos = ({ word }: Pick<Translator, 'word'>, descripciones: Descripciones): Textos =>
  new Map([...descripciones].map(([id, { nombre, detalle }]) => [id, { nombre, detalle: detalle && word(detalle) }]));
