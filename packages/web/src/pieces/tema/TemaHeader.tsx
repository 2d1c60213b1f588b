import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import styles from './tema.module.css';
import type { TemaDetalle } from './tema.queries.ts';
import { useContentLanguage } from '../portal/portal.queries.ts';
import { href } from '../../core/router/paths.ts';
import { usePanelBack } from '../../core/router/use-panel-back.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FoldedText } from './FoldedText.tsx';
import { TemaPlazo } from './TemaPlazo.tsx';
import { TemaYaAprobado } from './TemaYaAprobado.tsx';
import { TopicStateBadge } from './TopicStateBadge.tsx';
import { temaState } from './tema-state.ts';

/** Page header of a topic: breadcrumbs, title, state, duration and deadline. The notice of an approved topic says where it was approved. */
export function TemaHeader({ tema }: { tema: TemaDetalle }) {
  const t = useTranslations('tema');
  const lang = useContentLanguage();
  const back = useBack(tema);
  const { duracion: minutos, aprobado } = tema;
  return (
    <PageHeader
      title={lang ? <span lang={lang}>{tema.titulo}</span> : tema.titulo}
      record={tema.titulo}
      back={back}
      within={[tema.plan, tema.programa, tema.curso, tema.modulo]}
      meta={<TopicStateBadge state={temaState(tema)} />}
      description={
        <>
          {tema.descripcion && <FoldedText>{tema.descripcion}</FoldedText>}
          <span className={styles.brief}>
            {minutos > 0 && t('duracion', { minutos })}
            {minutos > 0 && !aprobado && ' · '}
            <TemaPlazo tema={tema} />
          </span>
          {!aprobado && <TemaYaAprobado tema={tema} className={styles.brief} />}
        </>
      }
    />
  );
}

/** Target of «Volver»: the panel from /evaluacionedit, the topic's program from the other addresses of a topic (P63). */
function useBack({ id_programa, id_planestudio }: TemaDetalle) {
  const toPanel = usePanelBack();
  const { pathname } = useLocation();
  return pathname === '/evaluacionedit' ? toPanel : href('/programaseguimiento', { id: id_programa, idp: id_planestudio });
}
