export { takeOverDrafts } from './envio/take-over-drafts.ts';
