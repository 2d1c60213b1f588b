import { buildDispositivo } from '../../packages/server/src/testing/builders/dispositivo.ts';
import { limitedAdmin } from '../../packages/server/src/testing/builders/acceso.ts';
import { buildEmpresa } from '../../packages/server/src/testing/builders/empresa.ts';
import { signIn } from '../../packages/server/src/testing/builders/sesion.ts';
import { buildUsuario } from '../../packages/server/src/testing/builders/usuario.ts';
import { enrol } from '../../packages/server/src/testing/cuestionario.ts';
import type { World } from '../../packages/server/src/testing/examples/example.ts';

/** Stands in the names of the people of the examples' company. Nobody of another company may be told it. */
export const SECRET = 'Zyxwabañe';

/** Somebody who calls. */
export interface Caller {
  readonly name: string;
  /** Must never be answered `SECRET`. */
  readonly foreign: boolean;
  /** Opens a session; absent: nobody. */
  readonly open?: () => Promise<string>;
}

/** Everybody who may call: without session, on a tablet, as the owner, and people of another company in every role. */
export async function callersOf({ test, plan, admin, alumno, empresa }: World): Promise<Caller[]> {
  const { db } = test;
  const other = await buildEmpresa(db);
  const stranger = await enrol(test, [plan], { id_empresa: other.id_empresa });
  const support = await buildUsuario(db, { soporte: true });
  const limited = await limitedAdmin(test, [other.id_empresa]);
  const session = (person: { readonly id_usuario: number }) => () => signIn(test, person);
  return [
    { name: 'nobody', foreign: true },
    { name: 'tablet of another company', foreign: true, open: async () => (await buildDispositivo(db, other)).token },
    { name: 'tablet', foreign: false, open: async () => (await buildDispositivo(db, empresa)).token },
    { name: 'learner', foreign: false, open: session(alumno) },
    { name: 'learner of another company', foreign: true, open: session(stranger) },
    { name: 'support', foreign: false, open: session(support) },
    { name: 'administrator of another company', foreign: true, open: session(limited) },
    { name: 'administrator', foreign: false, open: session(admin) },
  ];
}
