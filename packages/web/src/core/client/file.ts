import { failureOf } from './client.ts';
import { noConnection } from './api-error.ts';

/** Fetches a file of the portal by its address with a ticket, or its headers alone. Throws `ApiError`. */
export async function fetchFile(
  url: string,
  { method = 'GET', signal }: { method?: 'GET' | 'HEAD'; signal?: AbortSignal },
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { method, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noConnection();
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}
