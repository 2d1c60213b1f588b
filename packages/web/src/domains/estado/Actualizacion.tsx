import { Button } from '@mantine/core';
import { estadoApi, type EstadoPortal } from '@portal/contract/estado';
import { useTranslations } from 'use-intl';
import { useTerminarActualizacion } from './estado.queries.ts';
import { Juicio } from './Juicio.tsx';
import { May } from '../../ui/link/May.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { showFailure } from '../../ui/overlay/show-failure.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { Fact, Facts } from '../../ui/page/Facts.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** Level of writing (P282): while processes of the version before may run, an administrator ends the update here. */
export function Actualizacion({ actualizacion }: Pick<EstadoPortal, 'actualizacion'>) {
  const t = useTranslations('operacion.actualizacion');
  const { nivel, nivel_maximo: maximo, estado } = actualizacion;
  const pending = nivel < maximo;
  return (
    <Section title={t('titulo')} description={t(pending ? 'pendiente' : 'terminada')} actions={<Juicio estado={estado} />}>
      <Facts>
        <Fact label={t('nivel')}>{t('nivelValor', { nivel, maximo })}</Fact>
      </Facts>
      {pending && (
        <May call={estadoApi.actualizacion}>
          <Terminar />
        </May>
      )}
    </Section>
  );
}

function Terminar() {
  const t = useTranslations('operacion.actualizacion');
  const confirm = useConfirm();
  const { mutateAsync } = useTerminarActualizacion();
  const ask = async () => {
    try {
      if (
        await confirm({
          title: t('pregunta'),
          text: t('preguntaTexto'),
          tone: 'danger',
          confirmLabel: t('terminar'),
          action: () => mutateAsync(),
        })
      )
        toast.success(t('hecha'));
    } catch (error) {
      showFailure(error);
    }
  };
  return <Button onClick={() => void ask()}>{t('terminar')}</Button>;
}
