import { useTranslations } from 'use-intl';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';

/** Returns the words for a failed ceremony of a passkey: the server's refusal, or that the device did not finish. */
export function useLlaveFailure(): (error: unknown) => string {
  const t = useTranslations('seguridad.llave');
  return (error) => {
    if (error instanceof ApiError) return messageOf(error);
    return t(isKnown(error) ? 'duplicada' : 'sinTerminar');
  };
}

/** `Unfinished` of the ceremony says so; its class is in a file that is loaded later. */
const isKnown = (error: unknown): boolean => error instanceof Error && 'known' in error && error.known === true;
