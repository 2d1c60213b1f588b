import { ESTADO } from '@portal/contract/core';
import { checkTema } from '@portal/contract/tema';
import { useTranslations } from 'use-intl';
import { useContenidosActivos } from '../../../pieces/tema/tema-master.queries.ts';
import { useMaterialPaquete } from '../../../pieces/paquete/tema-paquete.queries.ts';
import type { Item } from '../../../core/master/item.ts';
import type { FormValues } from '../../../ui/master/master-form-props.ts';
import { PublishChecklist } from '../../../ui/master/PublishChecklist.tsx';

/** Requirements for publishing a topic, by the values of its form. */
export function TemaChecklist({ id, values }: { id: number | undefined; values: FormValues }) {
  const t = useTranslations('tema.publicar');
  const contenidos = useContenidosActivos(id);
  const preguntas = values['preguntas'] as readonly Item[];
  const paquete = useMaterialPaquete(id);
  const checks = checkTema({
    contenido: typeof values['contenido'] === 'string' ? values['contenido'].trim() || null : null,
    contenidos: contenidos + (paquete ? 1 : 0),
    numero_preguntas: paquete === 'paquete' ? 0 : Number(values['numero_preguntas'] ?? 0),
    banco: preguntas.filter(({ codigo_estado }) => codigo_estado === ESTADO.activo).length,
  });
  return <PublishChecklist checks={checks} label={t} />;
}
