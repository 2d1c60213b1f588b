import type { CertificadoFicha } from '@portal/contract/certificado';
import { use } from 'react';
import styles from './lista.module.css';
import { certificadoTexts, sheetTexts } from '../../../pieces/certificado/lamina/certificado-texts.ts';
import { HojaMiniatura, Miniatura } from '../../../pieces/certificado/lamina/Miniatura.tsx';
import { useMarcaLamina } from '../../../pieces/certificado/lamina/use-marca-lamina.ts';

/** Picture of a certificate in a list: the sheet without its QR code, second logo and images of signatures, which each would cost a call. */
export const MiniaturaCertificado = ({ ficha }: { ficha: CertificadoFicha }) => (
  <Miniatura className={styles.miniature}>
    <Hoja ficha={ficha} />
  </Miniatura>
);

function Hoja({ ficha }: { ficha: CertificadoFicha }) {
  const marca = useMarcaLamina();
  return <HojaMiniatura marca={marca} texts={certificadoTexts(use(sheetTexts(ficha)), ficha, { nombre: marca.nombre })} />;
}
