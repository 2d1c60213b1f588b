export { findArchivosByIds, isFileInReach, listStored, type Stored } from './archivo.repository.ts';
export { storeFile, ticketUrls } from './archivo.service.ts';
export type { FileStorage } from './gateways/file-storage.ts';
export { folderStorage } from './gateways/folder-storage.ts';
export { deleteOldPartials, openStorage, requireStorage, type StorePlace } from './gateways/storage.ts';
export { deleteOldUploads } from './gateways/uploads.ts';
export { holdArchivo } from './sin-uso.repository.ts';
export { selladorDe } from './sellado.service.ts';
export { removeUnused } from './sin-uso.service.ts';
