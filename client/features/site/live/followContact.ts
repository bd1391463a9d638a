import { CONTACT_FIELDS, type ContactField } from '#schema/contact/rules.ts'
import { isRecord } from '#schema/shared/records.ts'
import { ContactActs, type ContactOutcome, type Filled, type Refused } from '#site/contact/acts.ts'

import type { Follow } from '../useLiveContent.ts'
import { post, TOO_MANY } from './post.ts'

/** Lets the form of the contact page send. */
export const followContact: Follow = (_first, onContent) => {
  onContent(new ContactActs({ send }))
  return () => undefined
}

async function send(filled: Filled): Promise<ContactOutcome> {
  try {
    const response = await post('/api/contact', filled)
    if (response.ok) return 'sent'
    if (response.status === TOO_MANY) return 'tooMany'
    const answer: unknown = await response.json().catch(() => null)
    return refusedBy(answer) ?? 'failed'
  } catch {
    return 'offline'
  }
}

/** Returns the problems of fields in an answer, or null if it names none of them. */
function refusedBy(answer: unknown): Refused | null {
  const named = isRecord(answer) && isRecord(answer['fields']) ? answer['fields'] : {}
  const fields = new Map<ContactField, string>()
  for (const field of CONTACT_FIELDS) {
    const problem = named[field]
    if (typeof problem === 'string') fields.set(field, problem)
  }
  return fields.size > 0 ? { fields } : null
}
