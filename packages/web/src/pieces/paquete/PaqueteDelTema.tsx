import { useTranslations } from 'use-intl';
import { LugarAviso } from './LugarAviso.tsx';
import { PaqueteFicha } from './PaqueteFicha.tsx';
import { ProbarPaquete } from './ProbarPaquete.tsx';
import { usePaqueteDeTema } from './tema-paquete.queries.ts';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** Package of a topic in front of staff who review it: its contents, who grades, and a trial. Renders nothing without one. */
export function PaqueteDelTema({ id }: { id: number }) {
  const t = useTranslations('paquete');
  const { data } = usePaqueteDeTema(id);
  const paquete = data?.versiones.find(({ actual }) => actual);
  if (!data || !paquete) return null;
  return (
    <Section
      title={t('alumno.titulo')}
      description={t(`autor.quien.${data.calificacion}Texto`)}
      actions={<ProbarPaquete paquete={paquete} />}
    >
      <PageStack>
        <LugarAviso lugar={data.lugar} />
        <PaqueteFicha paquete={paquete} />
      </PageStack>
    </Section>
  );
}
