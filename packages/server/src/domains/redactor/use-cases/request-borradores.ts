import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { LIMITES_REDACTOR, type redactorApi } from '@portal/contract/redactor';
import { message } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { failure, invalid } from '../../../errors/errors.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findCategoriasConNombre } from '../../pregunta/pregunta.public.ts';
import { peticionDe, sinDatos } from '../peticion.rules.ts';
import { countRedacciones, insertRedaccion } from '../redactor.repository.ts';
import { requireTema, servicioDe } from '../redactor.service.ts';

type Pedir = typeof redactorApi.pedir;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * `POST /redactor/pedir`: stores a request for drafts, which the job sends (P284). Only the text without addresses and long numbers, kinds, number and
 * difficulty go out. Throws 409 without a model, while another request of the topic runs and above the day's limit, 400 for an unknown category, and like
 * `requireTema`.
 */
export const requestBorradores = (context: Context, { body }: RequestOf<Pedir>): Promise<ResponseOf<Pedir>> =>
  inTransaction(context, async (trx) => {
    const { redactor } = context.config;
    if (!redactor) throw failure('conflicto', 'redactor.errores.apagado');
    const tema = await requireTema(trx, context, body.id_tema);
    const { codigo_categoria, cantidad, dificultad } = body;
    const tipos = [...new Set(body.tipos)];
    const categorias = await findCategoriasConNombre(trx);
    if (!categorias.some(({ codigo }) => codigo === codigo_categoria))
      throw invalid('codigo_categoria', 'enlace.fila.categoria', { fila: 1, codigo: codigo_categoria });
    const { id_usuario, username } = context.user;
    const since = new Date(context.now.getTime() - DAY_MS).toISOString();
    if ((await countRedacciones(trx, id_usuario, since)) >= LIMITES_REDACTOR.alDia)
      throw failure('demasiados_intentos', 'redactor.errores.limite', { limite: LIMITES_REDACTOR.alDia });
    const { modelo } = redactor;
    const servicio = servicioDe(redactor);
    const texto = sinDatos(body.texto);
    const id_redaccion = await insertRedaccion(trx, {
      id_tema: body.id_tema,
      tipos,
      cantidad,
      dificultad,
      codigo_categoria,
      servicio,
      modelo,
      texto,
      peticion: peticionDe({ modelo, texto, tipos, cantidad, dificultad }),
      usuario_creacion: username,
      id_usuario_creacion: id_usuario,
      fecha_creacion: instantOf(context),
    });
    if (id_redaccion === undefined) throw failure('conflicto', 'redactor.errores.enMarcha');
    const { word } = await portalTexts(context.settings);
    await recordEvent(trx, {
      id_usuario: null,
      id_empresa: tema.id_empresa,
      id_autor: id_usuario,
      usuario: username,
      tabla: 'redaccion',
      tipo: 'redactor',
      detalle: word(message('redactor.sucesos.pedido', { tema: tema.titulo, cantidad, servicio, modelo, caracteres: texto.length })),
      now: context.now,
    });
    return { ...done(context, 'redactor.pedida'), id_redaccion };
  });
