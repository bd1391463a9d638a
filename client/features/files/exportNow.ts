import { keepFile } from '#client/shared/api/download.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { fileNameFor } from '#document/convert/fileName.ts'
import type { ExportFormat } from '#document/convert/formats.ts'
import { parseBody } from '#document/parse.ts'
import { fileTasks } from '#schema/messages/en/fileTasks.ts'

import { fetchImages } from './bodyImages.ts'
import { writeFile } from './convert.ts'
import type { FileRequest, OnStage } from './request.ts'

const t = translator(fileTasks)

const TYPES: Record<ExportFormat, string> = {
  md: 'text/markdown',
  html: 'text/html',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

type Options = { signal: AbortSignal; onStage: OnStage }

/**
 * Downloads a file with the text of a document. Returns null, or why it could not. Throws the
 * signal's reason when it is aborted.
 */
export async function exportNow(
  { format, documentId, title, content }: Extract<FileRequest, { kind: 'export' }>,
  { signal, onStage }: Options,
): Promise<string | null> {
  const body = parseBody(content, { characters: Number.POSITIVE_INFINITY })
  if (!body.ok) return t('exportCrashed')
  const { images, missing } =
    format === 'txt'
      ? { images: new Map<string, never>(), missing: 0 }
      : await fetchImages(documentId, body.value, {
          signal,
          onCount: (done, count) => onStage(t('fetching', { done, count }), (done - 1) / count),
        })
  onStage(t('writing'))
  const written = await writeFile({ format, title, body: body.value, images }, signal)
  if (!written.ok) return written.error.code === 'tooSlow' ? t('exportSlow') : t('exportCrashed')
  keepFile(new Blob([written.value], { type: TYPES[format] }), fileNameFor(title, format))
  if (missing > 0) toast({ title: t('imagesMissing', { count: missing }) })
  return null
}
