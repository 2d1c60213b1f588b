import type { LinkCall } from '../../core/master/link-service.ts';
import { refreshPlanesOf } from '../avance/avance.public.ts';
import { moduloTemas, temaPreguntas } from './tema.repository.ts';

/** Links of questions with topics (`POST /tema/pregunta`, P90); they change no progress. */
export const enlaceTemaPregunta: LinkCall<'id_tema', 'id_pregunta'> = {
  link: temaPreguntas,
  parent: { field: 'id_tema', noun: 'tema' },
  child: { field: 'id_pregunta', noun: 'pregunta' },
  linked: 'preguntas',
};

/** Links of topics with modules (`POST /tema/modulo`, P90). */
export const enlaceTemaModulo: LinkCall<'id_modulo', 'id_tema'> = {
  link: moduloTemas,
  parent: { field: 'id_modulo', noun: 'modulo' },
  child: { field: 'id_tema', noun: 'tema' },
  linked: 'temas',
  structureChanged: (trx, modulos) => refreshPlanesOf(trx, 'modulo', modulos),
};
