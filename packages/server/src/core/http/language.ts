import { chooseLanguage, loadTranslator, type Translator } from '@portal/messages';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The texts in the language that a call asks for by `Accept-Language`, else in Spanish. */
export const textsFor = (request: FastifyRequest): Promise<Translator> =>
  loadTranslator(chooseLanguage(new Negotiator(request).languages()));
