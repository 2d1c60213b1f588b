import { LoginScreen } from '../domains/sesion/LoginScreen.tsx';

/** Returns the sign-in, which is in the first file: a separate one would cost the first visit a round trip more. */
export const loadSignIn = async () => LoginScreen;
