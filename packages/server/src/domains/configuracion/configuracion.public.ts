export { getLogo, logoAddress } from './logo.service.ts';
export {
  type AjustesRecordatorio,
  findAjustesRecordatorio,
  findMarca,
  findSettings,
  findTerms,
  SETTINGS,
} from './configuracion.repository.ts';
