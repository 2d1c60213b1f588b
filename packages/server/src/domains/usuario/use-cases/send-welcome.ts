import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { papelOf } from '../../../mail/membrete.ts';
import { bienvenidaMail } from '../../../mail/templates/bienvenida.ts';
import { BIENVENIDA_MS, type NewMail, nextLote, queueMails } from '../../email/email.public.ts';
import { issueLinks } from '../../sesion/sesion.public.ts';
import { type Bienvenido, findCartas, lockBienvenidos, type Nombrados } from '../bienvenida.repository.ts';
import { findSelectedUsuarios } from '../usuario-fila.repository.ts';

type Bienvenida = typeof api.email.bienvenida;

const ACTIVO = 1;

/** Person with an e-mail, and the number of the letter. */
type Destinatario = Bienvenido & { readonly correo_electronico: string; readonly numero: number };

/**
 * `POST /email/bienvenida`: queues a letter to each active person named by code who has an e-mail and no letter waiting. Address and name are
 * the stored ones: those of the body would make the portal an open relay.
 */
export const sendWelcome = (context: Context, { body }: RequestOf<Bienvenida>): Promise<ResponseOf<Bienvenida>> =>
  inTransaction(context, (trx) => welcome({ trx, context }, { codigos: [...new Set(body.map(({ codigo }) => codigo))] }));

/** `POST /usuario/bienvenida`: the same for the selected rows of the list of people. */
export const sendWelcomeToSelected = (
  context: Context,
  { body }: RequestOf<typeof api.usuario.bienvenida>,
): Promise<ResponseOf<Bienvenida>> =>
  inTransaction(context, async (trx) => welcome({ trx, context }, { ids: await findSelectedUsuarios(trx, context.scope, body) }));

interface Sending {
  readonly trx: Executor;
  readonly context: Context;
}

async function welcome({ trx, context }: Sending, named: Nombrados): Promise<ResponseOf<Bienvenida>> {
  const people = await lockBienvenidos(trx, context.scope, named);
  const active = people.filter(({ codigo_estado }) => codigo_estado === ACTIVO);
  const cartas = new Map((await findCartas(trx, idsOf(active))).map((carta) => [carta.id_usuario, carta]));
  const free = active.filter(({ id_usuario }) => !cartas.get(id_usuario)?.pendiente);
  const reached = free.flatMap((person): Destinatario[] => {
    const { correo_electronico } = person;
    return correo_electronico ? [{ ...person, correo_electronico, numero: (cartas.get(person.id_usuario)?.total ?? 0) + 1 }] : [];
  });
  const tokens = await issueLinks(trx, idsOf(reached.filter(({ con_clave }) => !con_clave)), { now: context.now, ms: BIENVENIDA_MS });
  const lote = reached.length ? await nextLote(trx) : null;
  const letters = await Promise.all(reached.map((person) => letterTo(context, person, tokens.get(person.id_usuario))));
  await queueMails(
    trx,
    letters.map((letter) => ({ ...letter, lote })),
  );
  const counted = {
    enviados: reached.length,
    sin_correo: free.length - reached.length,
    en_espera: active.length - free.length,
    cesados: people.length - active.length,
    desconocidos: ('ids' in named ? named.ids : named.codigos).length - people.length,
  };
  return { ...done(context, 'email.bienvenida', counted), ...counted, lote };
}

const idsOf = (people: readonly Bienvenido[]) => people.map(({ id_usuario }) => id_usuario);

/** Writes the letter in the person's language, else the portal's. Only a proven e-mail is greeted by name, which a stranger may have typed. */
async function letterTo({ config, settings, now }: Context, person: Destinatario, token: string | undefined): Promise<NewMail> {
  const { id_usuario, username, numero, correo_electronico: destinatario, correo_comprobado, nombres } = person;
  const texts = await loadTranslator(chooseLanguage([person.idioma ?? settings.idioma]));
  const mail = bienvenidaMail(texts, {
    nombre: correo_comprobado ? nombres : undefined,
    username,
    portal: `${config.publicUrl}/auth/login`,
    // Behind `#`, where no server and no log sees it.
    enlace: token && `${config.publicUrl}/auth/reset-password#token=${token}`,
    ...papelOf(settings, config.publicUrl),
  });
  return { clave: `bienvenida:${id_usuario}:${numero}`, tipo: 'bienvenida', id_usuario, destinatario, ...mail, now };
}
