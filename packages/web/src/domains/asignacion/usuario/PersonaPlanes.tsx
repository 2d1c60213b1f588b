import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PlanDePersona, usePlanesDePersona } from './persona.queries.ts';
import { PlanesQueTiene } from './PlanesQueTiene.tsx';
import { SaveButtons } from '../planes/SaveButtons.tsx';
import { PlanesPicker } from '../../../pieces/asignacion/planes/PlanesPicker.tsx';
import { simulateUsuarios } from '../../../pieces/asignacion/plan/asignables.queries.ts';
import { SimulacionDialog } from '../../../pieces/asignacion/simulacion/SimulacionDialog.tsx';
import { useGoBack } from '../planes/use-go-back.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

interface Props {
  readonly id: number;
  readonly nombre: string;
}

/** Plans of a person, and the choice of further ones. */
export function PersonaPlanes({ id, nombre }: Props) {
  const t = useTranslations('asignar.usuario');
  const query = usePlanesDePersona(id);
  return (
    <QueryContent query={query}>
      {(planes) => (
        <>
          <Section title={t('tiene')}>
            <PlanesQueTiene planes={planes} />
          </Section>
          <Choice id={id} nombre={nombre} planes={planes} />
        </>
      )}
    </QueryContent>
  );
}

const ABIERTA = 1;

function Choice({ id, nombre, planes }: Props & { readonly planes: readonly PlanDePersona[] }) {
  const t = useTranslations('asignar.usuario');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [shows, setShows] = useState(false);
  const back = useGoBack();
  const taken = useMemo(
    () => new Set(planes.filter(({ codigo_estado }) => codigo_estado === ABIERTA).map(({ id_planestudio }) => id_planestudio)),
    [planes],
  );
  const notes = useMemo(
    () => new Map(planes.map((plan) => [plan.id_planestudio, plan.codigo_estado === ABIERTA ? t('yaLoTiene') : t('seReabre')])),
    [planes, t],
  );
  return (
    <>
      <Section title={t('planes')}>
        <PlanesPicker label={t('planes')} selected={chosen} onChange={setChosen} taken={taken} notes={notes} />
      </Section>
      <SaveButtons disabled={chosen.size === 0} onSave={() => setShows(true)} />
      {shows && (
        <SimulacionDialog
          title={t('revisar', { persona: nombre })}
          question={t('pregunta')}
          simulate={simulateUsuarios(chosen, { ids: [id] })}
          onClose={() => setShows(false)}
          onApplied={back}
        />
      )}
    </>
  );
}
