import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Formulario } from './Formulario.tsx';
import { Resultado } from './Resultado.tsx';
import { useVersiones } from '../../pieces/pregunta/pregunta.queries.ts';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** /recalificar: the key of a version is wrong; shows what a correction would do, does it and takes it back (P291). */
export function RecalificarScreen() {
  const t = useTranslations('recalificacion');
  const { id, version, r } = useScreenSearch('/recalificar');
  const [shown, setShown] = useState<number | undefined>(r);
  return (
    <PageStack>
      <PageHeader title={t('mal.pantalla')} back={id === undefined ? { to: '/pregunta' } : href('/preguntaedit', { id })} />
      {shown !== undefined && <Resultado id={shown} onAnother={() => setShown(undefined)} />}
      {shown === undefined && (id === undefined ? <EmptyList text={t('vacio')} /> : <Nueva id={id} version={version} onShown={setShown} />)}
    </PageStack>
  );
}

interface NuevaProps {
  readonly id: number;
  readonly version: number | undefined;
  readonly onShown: (id_recalificacion: number) => void;
}

function Nueva({ id, version, onShown }: NuevaProps) {
  const t = useTranslations('recalificacion');
  return (
    <QueryContent query={useVersiones(id)}>
      {(versions) => {
        const found = version === undefined ? versions[0] : versions.find((row) => row.version === version);
        return found ? <Formulario id={id} version={found} onShown={onShown} /> : <EmptyList text={t('vacio')} />;
      }}
    </QueryContent>
  );
}
