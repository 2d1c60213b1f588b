import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './auth.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { ResetFactor } from './seguridad/ResetFactor.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { roleOf } from '../../core/router/roles.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { useSession, useUser } from '../../core/session/session.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { FormSkeleton } from '../../ui/page/skeletons.tsx';
import { GivenPin, OwnPin } from '../../pieces/dispositivo/pin-sections.tsx';
import { useFicha } from '../../pieces/usuario/usuario.queries.ts';

/** /usuariopassword?id: one's own password, or a temporary one for somebody else (P4, P6). */
export function PasswordScreen() {
  const user = useUser();
  const { vencida } = useSession();
  const { id: named } = useScreenSearch('/usuariopassword');
  // Only an administrator may set another person's password; for all others the screen ignores `id` (P4).
  const id = roleOf(user) === 'admin' && named ? named : user.id;
  const own = id === user.id;
  return (
    <>
      <Head own={own} />
      <div className={styles.password}>
        <Ficha id={id} own={own} held={vencida} />
        {!vencida && (own ? <OwnPin /> : <GivenPin id={id} />)}
        {!vencida && !own && <ResetFactor id={id} />}
      </div>
    </>
  );
}

/** Title, and why the password has to be changed: a temporary one was never one's own, so it has not expired either. */
function Head({ own }: { own: boolean }) {
  const t = useTranslations('sesion.contrasena');
  const pantallas = useTranslations('pantallas');
  const { vencida, user } = useSession();
  const back = useWayBack(own ? '/' : '/usuario');
  const first = vencida && user?.indicador_contrasenia_temporal === 1;
  return (
    <>
      <PageHeader
        title={first ? t('crear') : pantallas('contrasena')}
        description={own ? t('propia') : t('ajena')}
        back={vencida ? undefined : back}
      />
      {vencida && !first && (
        <Alert color="yellow" icon={<IconAlertTriangle />} role="alert" mb="md">
          {t('vencida')}
        </Alert>
      )}
    </>
  );
}

/** The form, once the person is loaded. */
function Ficha({ id, own, held }: { id: number; own: boolean; held: boolean }) {
  const ficha = useFicha(id);
  return (
    <Section>
      {ficha.isPending && <FormSkeleton />}
      {ficha.isError && <ErrorState message={messageOf(ficha.error)} onRetry={() => void ficha.refetch()} />}
      {ficha.data && <PasswordForm ficha={ficha.data} own={own} held={held} />}
    </Section>
  );
}
