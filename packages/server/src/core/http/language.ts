import { chooseLanguage, loadTranslator, type Translator } from '@portal/messages';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Returns the translator for `Accept-Language`, else Spanish (P47). */
export const textsFor = (request: FastifyRequest): Promise<Translator> =>
  loadTranslator(chooseLanguage(new Negotiator(request).languages()));
