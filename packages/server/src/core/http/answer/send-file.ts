import { Readable } from 'node:stream';
import { fileName, PROGRESS_TYPE } from '@portal/contract/core';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import type { FastifyReply } from 'fastify';
import { withProgress } from '../progress-frames.ts';
import { type FileRequest, openListFile } from '../../spreadsheet/list-file.ts';
import { MEDIA_TYPES } from '../../spreadsheet/write-rows.ts';

/**
 * Streams a list as xlsx or CSV, with the number of rows in the header `x-total-count`, and with the progress for a client that accepts
 * it. A failure before the first byte is an ordinary error response; a later one destroys the connection, so that no client takes a part
 * for the whole file.
 */
export async function sendFile(reply: FastifyReply, answer: unknown, request: FileRequest): Promise<unknown> {
  const { list, format } = request;
  const { total, file, rows } = await openListFile(answer, request);
  reply.header(TOTAL_HEADER, total).header('content-disposition', `attachment; filename="${fileName(list.files, format)}"`);
  const bytes = Readable.fromWeb(file);
  if (!reply.request.headers.accept?.includes(PROGRESS_TYPE)) return reply.type(MEDIA_TYPES[format]).send(bytes);
  return reply.type(PROGRESS_TYPE).send(Readable.from(withProgress(bytes, rows)));
}
