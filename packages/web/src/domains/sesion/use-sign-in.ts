import { useStartExternal } from './externo.queries.ts';
import { useOpenPortal } from './use-open-portal.ts';
import { useExternalReturn } from './use-external-return.ts';
import { challengeOf, useLoginFactor, useLoginLlave } from './factor.queries.ts';
import { useLogin } from '../../pieces/sesion/sesion.queries.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';

/** Sign-ins of the screen, one at a time: by password, to a provider's page, and the return from it. */
export function useSignIn() {
  const { volver, acceso } = useScreenSearch('/auth/login');
  const openPortal = useOpenPortal();
  const login = useLogin(volver);
  const begin = useStartExternal();
  const finish = useExternalReturn(acceso);
  const factor = useLoginFactor(volver);
  const llave = useLoginLlave(volver);
  const ways = [login, begin, finish, factor, llave];
  const challenge = challengeOf(login.error) ?? challengeOf(finish.error);
  const startAnew = () => {
    login.reset();
    finish.reset();
  };
  const startAnewIfEnded = (error: unknown) => error instanceof ApiError && error.code === 'enlace_vencido' && startAnew();
  const clearFailures = () => {
    for (const way of ways) way.reset();
  };
  return {
    // A person who closed the browser's dialog reads nothing.
    failure: ways.find(({ error }) => error instanceof ApiError && !challengeOf(error))?.error,
    busy: ways.some((way) => way.isPending) || [login, finish, factor, llave].some((way) => way.isSuccess),
    /** Factors of the person while the sign-in waits for the second one (P151). */
    asked: challenge?.factores,
    sendCode(codigo: string) {
      if (challenge === undefined) return;
      factor.mutate({ desafio: challenge.desafio, codigo }, { onSuccess: () => openPortal(volver), onError: startAnewIfEnded });
    },
    /** Enters by a passkey, alone or as the second step. */
    enterByLlave() {
      if (challenge === undefined) clearFailures();
      llave.mutate(challenge?.desafio, { onSuccess: () => openPortal(volver), onError: startAnewIfEnded });
    },
    /** Goes back to name and password. */
    leaveFactor: clearFailures,
    /** True until the form leaves for the first screen, which may take its own time. */
    entering: login.isPending || login.isSuccess,
    finishing: finish.isPending,
    /** Id of the provider that is being opened. */
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
