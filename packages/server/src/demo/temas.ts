import type { TemaDemo } from './tema-demo.ts';
import { tema as cajaApertura } from './temas/caja-apertura.ts';
import { tema as cajaBilletes } from './temas/caja-billetes.ts';
import { tema as canalDenuncias } from './temas/canal-denuncias.ts';
import { tema as clienteDificil } from './temas/cliente-dificil.ts';
import { tema as clienteProtocolo } from './temas/cliente-protocolo.ts';
import { tema as clienteReclamos } from './temas/cliente-reclamos.ts';
import { tema as contrasenas } from './temas/contrasenas.ts';
import { tema as datosDerechos } from './temas/datos-derechos.ts';
import { tema as datosIncidentes } from './temas/datos-incidentes.ts';
import { tema as datosPrincipios } from './temas/datos-principios.ts';
import { tema as dispositivos } from './temas/dispositivos.ts';
import { tema as diversidadInclusion } from './temas/diversidad-inclusion.ts';
import { tema as eticaCodigo } from './temas/etica-codigo.ts';
import { tema as eticaConflictos } from './temas/etica-conflictos.ts';
import { tema as eticaSoborno } from './temas/etica-soborno.ts';
import { tema as exhibicion } from './temas/exhibicion.ts';
import { tema as historiaValores } from './temas/historia-valores.ts';
import { tema as hostigamientoSexual } from './temas/hostigamiento-sexual.ts';
import { tema as ingenieriaSocial } from './temas/ingenieria-social.ts';
import { tema as inocuidad } from './temas/inocuidad.ts';
import { tema as inventarios } from './temas/inventarios.ts';
import { tema as jornadaAsistencia } from './temas/jornada-asistencia.ts';
import { tema as mediosPago } from './temas/medios-pago.ts';
import { tema as organizacionBeneficios } from './temas/organizacion-beneficios.ts';
import { tema as perdidasHurto } from './temas/perdidas-hurto.ts';
import { tema as perdidasMerma } from './temas/perdidas-merma.ts';
import { tema as phishing } from './temas/phishing.ts';
import { tema as sstEmergencias } from './temas/sst-emergencias.ts';
import { tema as sstErgonomia } from './temas/sst-ergonomia.ts';
import { tema as sstExtintores } from './temas/sst-extintores.ts';
import { tema as sstFundamentos } from './temas/sst-fundamentos.ts';
import { tema as sstIperc } from './temas/sst-iperc.ts';
import { tema as sstPrimerosAuxilios } from './temas/sst-primeros-auxilios.ts';
import { tema as trabajoRemoto } from './temas/trabajo-remoto.ts';
import { tema as ventaSugestiva } from './temas/venta-sugestiva.ts';

/** Every topic of the demo, by code; a topic that is not in this list does not exist. */
export const TEMAS: readonly TemaDemo[] = [
  phishing,
  contrasenas,
  dispositivos,
  ingenieriaSocial,
  trabajoRemoto,
  clienteProtocolo,
  clienteReclamos,
  clienteDificil,
  ventaSugestiva,
  historiaValores,
  organizacionBeneficios,
  jornadaAsistencia,
  datosPrincipios,
  datosDerechos,
  datosIncidentes,
  hostigamientoSexual,
  eticaCodigo,
  eticaConflictos,
  eticaSoborno,
  canalDenuncias,
  diversidadInclusion,
  cajaApertura,
  cajaBilletes,
  mediosPago,
  perdidasMerma,
  perdidasHurto,
  inventarios,
  exhibicion,
  inocuidad,
  sstFundamentos,
  sstIperc,
  sstErgonomia,
  sstEmergencias,
  sstExtintores,
  sstPrimerosAuxilios,
];
