import { History } from 'lucide-react'
import { Link } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import type { AuditSubject } from '#schema/audit/contract.ts'
import { adminAudit } from '#schema/messages/en/adminAudit.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

const t = translator(adminAudit)

/** A link to the acts on a subject, or without an `id` on all of its kind. */
export const AuditLink = ({ kind, id }: { kind: AuditSubject['kind']; id?: string }) => (
  <Link
    to={`/admin/audit?subjectKind=${kind}${id === undefined ? '' : `&subjectId=${id}`}`}
    className={buttonClass({ variant: 'ghost' })}
  >
    <History aria-hidden /> {t('link')}
  </Link>
)
