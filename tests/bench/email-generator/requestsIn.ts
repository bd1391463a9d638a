import { composeRequest, refineRequest } from '#schema/email-generator/contract.ts'
import type { EmailRequest } from '#schema/email-generator/kept.ts'

/** A request with the kind that it is counted under. */
export type BenchRequest = { kind: string; request: EmailRequest }

/**
 * Parses one request per line: `kind | new TONE LENGTH | TO → FROM | PURPOSE | POINT · POINT`,
 * `kind | reply STANCE TONE LENGTH | TO → FROM | PURPOSE | POINT · POINT | ORIGINAL`, or
 * `kind | refine HOW | BODY`. Throws for a request that the contract refuses.
 */
export function requestsIn(lines: string): BenchRequest[] {
  return lines
    .split('\n')
    .filter(line => line.includes(' | '))
    .map(line => {
      const [kind = '', form = '', ...fields] = line.split(' |').map(field => field.trim())
      return { kind, request: requestOf(form.split(' '), fields) }
    })
}

function requestOf([mode = '', ...words]: string[], fields: string[]): EmailRequest {
  const [parties = '', purpose = '', points = '', original = ''] = fields
  if (mode === 'refine') return refineRequest.parse({ mode, how: words[0], body: unescaped(parties) })
  const [recipient = '', sender = ''] = parties.split('→').map(name => name.trim())
  const stance = mode === 'reply' ? { stance: words[0], original: unescaped(original) } : {}
  const [tone, length] = words.slice(-2)
  return composeRequest.parse({
    mode,
    recipient,
    sender,
    purpose,
    points: points.split(' · ').filter(point => point !== ''),
    tone,
    length,
    ...stance,
  })
}

const unescaped = (text: string): string => text.replaceAll(String.raw`\n`, '\n')
