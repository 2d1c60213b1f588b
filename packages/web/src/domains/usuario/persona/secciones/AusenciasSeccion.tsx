import type { PersonaFicha } from '@portal/contract/usuario';
import { AusenciasSection } from '../../../../pieces/ausencia/AusenciasSection.tsx';

/** Absences of a person. */
export const AusenciasSeccion = ({ persona }: { persona: PersonaFicha }) => <AusenciasSection id={persona.id_usuario} />;
