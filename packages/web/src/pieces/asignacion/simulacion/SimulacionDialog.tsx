import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Acciones } from './Acciones.tsx';
import { Contenido } from './Contenido.tsx';
import { Fallo } from './Fallo.tsx';
import { type Simulate, useSimulado } from './simulacion.queries.ts';
import { type Application, useApplication } from './use-application.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { EnvioProgreso } from '../../email/EnvioProgreso.tsx';
import { PHONE } from '../../../core/theme/media.ts';

interface Props extends Application {
  readonly title: string;
  readonly simulate: Simulate;
  /** Applying does more than to assign, e.g. it stores a rule: without anybody to assign it stays possible. */
  readonly storesMore?: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the effect of an assignment of many, with the choice to mail people, and a question whether to apply exactly that (P91); then the
 * progress of the send, if somebody is mailed. Mounting it makes the simulation; `onApplied` unmounts it.
 */
export function SimulacionDialog({ title, simulate, storesMore = false, onClose, ...application }: Props) {
  const t = useTranslations('email.envio');
  const phone = useMediaQuery(PHONE);
  const [avisar, setAvisar] = useState(false);
  const query = useSimulado(simulate, avisar);
  const { apply, forget, failure, busy, told, finish } = useApplication(application);
  const current = query.isFetching || query.error ? undefined : query.data;
  const again = () => {
    forget();
    void query.refetch();
  };
  // The same Dialog as below, so that closing it gives the focus back to the control that opened the simulation.
  if (told !== undefined)
    return (
      <Dialog title={t('titulo')} size="lg" onClose={finish}>
        <EnvioProgreso lote={told} />
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      size={1360}
      fullScreen={phone ?? false}
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      onClose={() => !busy && onClose()}
    >
      {failure && current && <Fallo failure={failure} busy={busy} onRetry={() => apply(current.id_simulacion)} onAgain={again} />}
      <QueryContent query={query}>
        {(data) => <Contenido simulado={data} avisar={avisar} regla={storesMore} onAvisar={setAvisar} />}
      </QueryContent>
      <Acciones
        simulado={failure ? undefined : current}
        storesMore={storesMore}
        avisar={avisar}
        busy={busy}
        question={application.question}
        applyLabel={application.applyLabel}
        onApply={apply}
        onClose={onClose}
      />
    </Dialog>
  );
}
