import { useTranslations } from 'use-intl';
import { Atrasados } from './Atrasados.tsx';
import { EquipoPersonas } from './EquipoPersonas.tsx';
import styles from './equipo.module.css';
import { EquipoResumen, LISTA } from './EquipoResumen.tsx';
import { PorResponder } from './PorResponder.tsx';
import { Subordinados } from './Subordinados.tsx';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { usePhone } from '../../core/theme/use-phone.ts';
import { LinkTabs } from '../../ui/link/LinkTabs.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';

const VISTAS = ['responder', 'personas', 'planes'] as const;

/**
 * /miequipo: the own people with delays that wait for an answer (P43), or everybody below: the people with `?vista=personas`, their plans with
 * `?vista=planes` (P115).
 */
export function MiEquipoScreen() {
  const t = useTranslations('equipo');
  const pantallas = useTranslations('pantallas');
  const { vista } = useScreenSearch('/miequipo');
  const current = VISTAS.find((one) => one === vista) ?? 'responder';
  const texts = {
    responder: `${t('lista.texto')} ${t('lista.whatsappNota')}`,
    personas: t('subordinados.texto'),
    planes: t('personas.texto'),
  };
  // Each with its view: the router takes a link without one as the present place of every view.
  const tabs = VISTAS.map((key) => ({ key, label: t(`personas.vista.${key}`), ...href('/miequipo', { vista: key }) }));
  return (
    <>
      <PageHeader title={pantallas('miEquipo')} description={texts[current]} />
      <PageStack>
        <LinkTabs label={t('personas.vistas')} tabs={tabs} current={current} />
        {current === 'responder' ? <Atrasos /> : <Everybody planes={current === 'planes'} />}
      </PageStack>
    </>
  );
}

/** Delays as rows, on a phone as one card for each person. */
function Atrasos() {
  const phone = usePhone();
  return phone ? <Atrasados /> : <PorResponder />;
}

/** Figures above the list that they filter. */
function Everybody({ planes }: { readonly planes: boolean }) {
  return (
    <>
      <EquipoResumen />
      <div id={LISTA} className={styles.below}>
        {planes ? <EquipoPersonas /> : <Subordinados />}
      </div>
    </>
  );
}
