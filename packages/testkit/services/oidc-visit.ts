const STEPS = 12;

/**
 * Follows a provider's pages like a browser, from the address that the portal returned: signs in with a name, or cancels.
 * Returns the address to which the provider sends the browser back.
 */
export async function visitProvider(direccion: string, name: string | null): Promise<URL> {
  const { origin } = new URL(direccion);
  const cookies = new Map<string, string>();
  let url = new URL(direccion);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const response = await request(url, { cookies, form });
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url);
      form = undefined;
      if (url.origin !== origin) return url;
    } else if (!url.pathname.startsWith('/interaction/') || form) {
      throw new Error(`The provider stopped at ${url.pathname}: ${response.status} ${(await response.text()).slice(0, 500)}`);
    } else if (name === null) url = new URL(`${url.pathname}/abort`, url);
    else form = new URLSearchParams({ prompt: 'login', login: name, password: 'cualquiera' });
  }
  throw new Error('The provider went round in circles.');
}

interface Visit {
  readonly cookies: Map<string, string>;
  readonly form: URLSearchParams | undefined;
}

async function request(url: URL, { cookies, form }: Visit): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(form && { method: 'POST', body: form }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name && value) cookies.set(name, value);
    else if (name) cookies.delete(name);
  }
  return response;
}
