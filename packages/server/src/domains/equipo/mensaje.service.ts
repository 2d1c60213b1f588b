import type { EquipoFila } from '@portal/contract/equipo';
import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { dayInWords } from '../../core/day.ts';
import type { Atraso } from './equipo.repository.ts';

/** Adds to delays the message that a boss may send to the person by telephone, in the language of that person (P280). */
export const writeMensajes = ({ config, settings }: Context, atrasos: readonly Atraso[]): Promise<EquipoFila[]> =>
  Promise.all(
    atrasos.map(async ({ nombres, idioma, ...fila }) => {
      const { language, text } = await loadTranslator(chooseLanguage([idioma ?? settings.idioma]));
      const valores = { nombre: nombres, plan: fila.plan, fecha: dayInWords(language, fila.fecha_fin), portal: config.publicUrl };
      return { ...fila, mensaje: fila.dias < 0 ? text('equipo.mensaje.vencido', valores) : text('equipo.mensaje.pendiente', valores) };
    }),
  );
