import { z } from 'zod'

import { roleInKind } from '#api/features/documents/policy.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayWrite } from '#schema/sharing/roles.ts'
import { STYLE_CHARACTERS_MAX, STYLE_DOCUMENTS_MAX, type StyleQuery } from '#schema/writing-style/contract.ts'

/** The cells of a table, which tabs separate, are not one sentence. Positions stay the same. */
const textRow = z.object({ id: z.string(), text: z.string().transform(text => text.replaceAll('\t', '\n')) })
const countRow = z.object({ count: z.number() })

/** The texts of a report, the newest first, and how many more there are. */
export type OwnTexts = { texts: z.infer<typeof textRow>[]; left: number }

/**
 * Returns the texts of the documents that the user owns and that changed in the last days, or the
 * text of one document that the user may edit. Throws NOT_FOUND and FORBIDDEN.
 */
export async function ownTexts(who: string, { days, document }: StyleQuery): Promise<OwnTexts> {
  if (document !== undefined) return { texts: await oneText(who, document), left: 0 }
  const own = `FROM documents d JOIN document_projections p ON p.document_id = d.id
     WHERE d.owner_id = $1 AND d.kind = 'document' AND d.trashed_at IS NULL AND p.words > 0
       AND p.at > now() - make_interval(days => $2)`
  // Only the documents that fit are read; the first is always among them.
  const texts = await query(
    null,
    textRow,
    `SELECT d.id, left(p.text, $3) AS text
     FROM (SELECT o.id, o.at, sum(o.size) OVER (ORDER BY o.at DESC, o.id) - o.size AS before
       FROM (SELECT d.id, p.at, p.characters AS size ${own} ORDER BY p.at DESC, d.id LIMIT $4) o) d
     JOIN document_projections p ON p.document_id = d.id
     WHERE d.before < $3 ORDER BY d.at DESC, d.id`,
    [who, Number(days), STYLE_CHARACTERS_MAX, STYLE_DOCUMENTS_MAX],
  )
  const [found] = await query(null, countRow, `SELECT count(*) AS count ${own}`, [who, Number(days)])
  return { texts: cut(texts), left: (found?.count ?? texts.length) - texts.length }
}

async function oneText(who: string, documentId: string): Promise<OwnTexts['texts']> {
  if (!mayWrite(await roleInKind(who, documentId))) throw new AppError('FORBIDDEN', t('documents.cannotEdit'))
  return query(
    null,
    textRow,
    'SELECT document_id AS id, left(text, $2) AS text FROM document_projections WHERE document_id = $1',
    [documentId, STYLE_CHARACTERS_MAX],
  )
}

/** Cuts the last text where the limit is reached. */
function cut(texts: OwnTexts['texts']): OwnTexts['texts'] {
  let room = STYLE_CHARACTERS_MAX
  return texts.map(({ id, text }) => {
    const kept = text.slice(0, Math.max(0, room))
    room -= kept.length
    return { id, text: kept }
  })
}
