import { isRecord } from '#schema/shared/records.ts'
import { ApiActs, type ApiCall, type ApiOutcome } from '#site/api-docs/acts.ts'
import { fieldsIn } from '#site/api-docs/code.ts'
import { parseApiDocs } from '#site/api-docs/parse.ts'

import type { Follow } from '../useLiveContent.ts'

/** Visible ASCII: a header takes nothing else. */
const KEY = /^[\x21-\x7e]*$/

/** Lets readers of the API's page make calls with their own keys. */
export const followApi: Follow = (first, onContent) => {
  onContent({ ...parseApiDocs(first), acts: new ApiActs({ send }) })
  return () => undefined
}

async function send({ method, path, key, body, isForm }: ApiCall): Promise<ApiOutcome> {
  if (!KEY.test(key)) return 'malformedKey'
  if (body !== null && !isObject(body)) return 'malformed'
  try {
    const response = await fetch(path, {
      method,
      // The key alone counts, as in the reader's own programs.
      credentials: 'omit',
      headers: {
        ...(key !== '' && { Authorization: `Bearer ${key}` }),
        ...(body !== null && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== null && { body: isForm ? new URLSearchParams(fieldsIn(body)) : body }),
    })
    const text = await response.text()
    return { status: response.status, text: pretty(text), limit: response.headers.get('RateLimit') }
  } catch {
    return 'offline'
  }
}

function isObject(json: string): boolean {
  try {
    return isRecord(JSON.parse(json))
  } catch {
    return false
  }
}

/** Returns JSON with line breaks, and other texts as they are. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
