import { limitedAdmin } from '../builders/ingreso/acceso.ts';
import { buildDispositivo, signInOn } from '../builders/ingreso/dispositivo.ts';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import { enrol } from '../scenes/cuestionario.ts';
import type { World } from '../examples/example.ts';

/** Is part of the names of the people of the examples' company. No answer may show it to people of another company. */
export const SECRET = 'Zyxwabañe';

/** Somebody who calls. */
export interface Caller {
  readonly name: string;
  /** Must never be answered `SECRET`. */
  readonly foreign: boolean;
  /** Sends the bodies of megabytes too. */
  readonly strong?: boolean;
  /** Opens a session; absent: nobody. */
  readonly open?: () => Promise<string>;
}

/** Everybody who may call: without session, on a tablet, as the owner, and people of another company in every role. */
export async function callersOf({ test, plan, admin, alumno, empresa }: World): Promise<Caller[]> {
  const { db } = test;
  const other = await buildEmpresa(db);
  const [stranger, support, limited, tablet, otherTablet] = await Promise.all([
    enrol(test, [plan], { id_empresa: other.id_empresa }),
    buildUsuario(db, { soporte: true }),
    limitedAdmin(test, [other.id_empresa]),
    buildDispositivo(db, empresa),
    buildDispositivo(db, other),
  ]);
  const session = (person: { readonly id_usuario: number }) => () => signIn(test, person);
  return [
    { name: 'nobody', foreign: true },
    { name: 'tablet of another company', foreign: true, open: async () => otherTablet.token },
    { name: 'tablet', foreign: false, open: async () => tablet.token },
    { name: 'learner on a tablet', foreign: false, open: () => signInOn(test, tablet, alumno) },
    { name: 'learner', foreign: false, open: firstOf(alumno.token, session(alumno)) },
    { name: 'learner of another company', foreign: true, open: session(stranger) },
    { name: 'support', foreign: false, open: session(support) },
    { name: 'administrator of another company', foreign: true, open: session(limited) },
    { name: 'administrator', foreign: false, strong: true, open: session(admin) },
  ];
}

/** Begins with the session of the examples: a passkey is stored only for the session that asked for its options. */
function firstOf(token: string, open: () => Promise<string>): () => Promise<string> {
  const left = [token];
  return async () => left.pop() ?? (await open());
}
