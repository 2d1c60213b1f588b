import type { sesionApi, UsuarioActual } from '@portal/contract/sesion';
import { isLanguage, type Language } from '@portal/messages';
import { type AddressOf, callByAddress } from '../client/client.ts';
import { currentSession } from '../session/session.ts';
import { readShop } from '../session/shop.ts';
import { tabStorage } from '../storage/browser-storage.ts';
import { readLayoutConfig, saveLayoutConfig } from '../theme/layout-config.ts';
import { speakIn, spokenLanguage } from './spoken.ts';

const KEEP: AddressOf<typeof sesionApi.updIdioma> = { method: 'POST', path: '/usuario/upd/idioma' };

/** Mark of this tab: a language was chosen by nobody signed in. It becomes that of the person who signs in next. */
const CHOSEN_OUTSIDE = '-idioma';

/** Changes the language and keeps the choice on this device, and with the signed-in person (P134). Throws if its texts do not arrive. */
export async function chooseLanguageHere(language: Language): Promise<void> {
  await speakIn(language);
  saveLayoutConfig({ language });
  const { user } = currentSession();
  if (user) void keepWith(user, language);
  else tabStorage.set(CHOSEN_OUTSIDE, '1');
}

/** Sends the choice to the server; what does not arrive is sent at the person's next visit on this device. */
async function keepWith({ id }: Pick<UsuarioActual, 'id'>, idioma: Language): Promise<void> {
  // A shared tablet keeps no mark of a person (P125).
  if (!readShop()) saveLayoutConfig({ languageUnsentOf: id });
  try {
    await callByAddress(KEEP, { body: { idioma } });
    if (readLayoutConfig().language === idioma) saveLayoutConfig({ languageUnsentOf: null });
  } catch {
    // Without a connection the choice stays marked as unsent.
  }
}

/** Person of the last session that `speakWithPerson` handled. */
let followed: UsuarioActual | null = null;

/**
 * Sets the language when a person's session starts: the one just chosen on this device, else the one stored for the person. Later changes of
 * the same session do not set it again.
 */
export async function speakWithPerson(): Promise<void> {
  const { user } = currentSession();
  if (user === followed) return;
  followed = user;
  if (!user) return;
  const chosen = tabStorage.get(CHOSEN_OUTSIDE) === '1' || readLayoutConfig().languageUnsentOf === user.id;
  tabStorage.remove(CHOSEN_OUTSIDE);
  if (chosen) return keepWith(user, spokenLanguage());
  const own = user.idioma;
  if (!own || !isLanguage(own) || own === spokenLanguage()) return;
  // Without its texts the visit goes on in the present language.
  await speakIn(own).then(
    () => saveLayoutConfig({ language: own }),
    () => undefined,
  );
}
