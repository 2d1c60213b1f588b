import { useTranslations } from 'use-intl';
import { AlumnoCifras } from './AlumnoCifras.tsx';
import { SiguienteTema } from './SiguienteTema.tsx';
import { TemasTable } from '../temas/TemasTable.tsx';
import { useFirstRedirect } from './use-first-redirect.ts';
import { useUser } from '../../../core/session/session.ts';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { useScreenEvent } from '../../log/log.public.ts';

/** /dashboardusuario: figures, next topic and all assigned topics (P61). */
export function TableroAlumnoScreen() {
  const t = useTranslations('tablero');
  const user = useUser();
  useScreenEvent('dashboard');
  if (useFirstRedirect()) return <PageSkeleton />;
  return (
    <PageStack>
      <PageHeader title={t('saludo', { nombre: user.first_name })} description={t('texto')} />
      <SiguienteTema />
      <AlumnoCifras />
      <TemasTable />
    </PageStack>
  );
}
