import { useTranslations } from 'use-intl';
import { Bandeja } from './Bandeja.tsx';
import { Espacio } from './Espacio.tsx';
import { Instalar } from './Instalar.tsx';
import { Programas } from './Programas.tsx';
import { readShop } from '../../../core/session/shop.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';

/** /sinconexion: what waits to be sent, what this device keeps for reading, and its space (P118). */
export function SinConexionScreen() {
  const t = useTranslations();
  return (
    <PageStack>
      <PageHeader title={t('pantallas.sinConexion')} />
      <Bandeja />
      {!readShop() && <OwnDevice />}
    </PageStack>
  );
}

/** What is kept for reading, its space and the application: of one's own device, while a tablet of a shop keeps what its people need (P126). */
function OwnDevice() {
  return (
    <>
      <Programas />
      <Espacio />
      <Instalar />
    </>
  );
}
