import { useStartExternal } from './externo.queries.ts';
import { useEntered } from './use-entered.ts';
import { useExternalReturn } from './use-external-return.ts';
import { useLogin } from './sesion.queries.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';

/** The ways in from the sign-in screen: password, a provider's button, and the way back from a provider. One at a time. */
export function useSignIn() {
  const { volver, acceso } = useScreenSearch('/auth/login');
  const entered = useEntered();
  const login = useLogin();
  const begin = useStartExternal();
  const finish = useExternalReturn(acceso);
  const ways = [login, begin, finish];
  const forget = () => {
    for (const way of ways) way.reset();
  };
  return {
    failure: ways.find((way) => way.isError)?.error,
    busy: ways.some((way) => way.isPending),
    entering: login.isPending,
    finishing: finish.isPending,
    /** Provider whose page is being asked for. */
    leavingFor: begin.isPending ? begin.variables.proveedor : undefined,
    enter(values: Parameters<typeof login.mutate>[0]) {
      forget();
      login.mutate(values, { onSuccess: () => entered(volver) });
    },
    /** `stayed` runs when the provider could not be reached. */
    leaveFor(proveedor: string, stayed: () => void) {
      forget();
      begin.mutate({ proveedor, registrar: false, volver }, { onError: stayed });
    },
  };
}
