import { useStartExternal } from './externo.queries.ts';
import { useOpenPortal } from './use-open-portal.ts';
import { useExternalReturn } from './use-external-return.ts';
import { useLogin } from './sesion.queries.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';

/** Sign-ins of the screen, one at a time: by password, to a provider's page, and the return from it. */
export function useSignIn() {
  const { volver, acceso } = useScreenSearch('/auth/login');
  const openPortal = useOpenPortal();
  const login = useLogin();
  const begin = useStartExternal();
  const finish = useExternalReturn(acceso);
  const ways = [login, begin, finish];
  const clearFailures = () => {
    for (const way of ways) way.reset();
  };
  return {
    failure: ways.find((way) => way.isError)?.error,
    busy: ways.some((way) => way.isPending) || login.isSuccess || finish.isSuccess,
    /** True until the form leaves for the first screen, which may take its own time. */
    entering: login.isPending || login.isSuccess,
    finishing: finish.isPending,
    /** Id of the provider whose page is being requested. */
    leavingFor: begin.isPending ? begin.variables.proveedor : undefined,
    /** Calls `refused` when the sign-in fails. */
    enter(values: Parameters<typeof login.mutate>[0], refused: () => void) {
      clearFailures();
      login.mutate(values, { onSuccess: () => openPortal(volver), onError: refused });
    },
    /** Calls `stayed` when the provider is out of reach. */
    leaveFor(proveedor: string, stayed: () => void) {
      clearFailures();
      begin.mutate({ proveedor, registrar: false, volver }, { onError: stayed });
    },
  };
}
