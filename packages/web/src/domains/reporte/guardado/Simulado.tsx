import { Loader, Text } from '@mantine/core';
import type { ResponseOf } from '@portal/contract/core';
import type { reporteApi } from '@portal/contract/reporte';
import { useTranslations } from 'use-intl';
import { type DatosGuardado, useSimulado } from './guardado.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { Consequences } from '../../../ui/overlay/Consequences.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

interface Props {
  readonly envio: Pick<DatosGuardado, 'filtros' | 'destinatarios' | 'a_direccion'>;
}

/** To whom a report would be sent today, and which companies have nobody: the server counts before anything is saved. */
export function Simulado({ envio }: Props) {
  const t = useTranslations('reporte.guardado.simulado');
  const { data, error } = useSimulado(envio);
  if (error) return <ErrorAlert>{messageOf(error)}</ErrorAlert>;
  return (
    <Consequences title={t('titulo')}>
      {data ? (
        <Contados {...data} />
      ) : (
        <li>
          <Loader size="xs" aria-hidden="true" /> {t('calculando')}
        </li>
      )}
    </Consequences>
  );
}

function Contados({ total, personas, sin_correo, empresas_sin, nombres_sin }: ResponseOf<typeof reporteApi.simularEnvio>) {
  const t = useTranslations('reporte.guardado.simulado');
  const several = (nombres: readonly string[], all: number) =>
    all > nombres.length ? t('mas', { nombres: nombres.join(', '), total: all - nombres.length }) : nombres.join(', ');
  const people = personas.map(({ personal, empresas }) => (empresas === null ? personal : t('persona', { personal, empresas })));
  return (
    <>
      <li>
        <Text span inherit fw={600}>
          {t('personas', { total, nombres: several(people, total) })}
        </Text>
      </li>
      {sin_correo > 0 && <li>{t('sinCorreo', { total: sin_correo })}</li>}
      {empresas_sin > 0 && <li>{t('empresas', { total: empresas_sin, nombres: several(nombres_sin, empresas_sin) })}</li>}
    </>
  );
}
