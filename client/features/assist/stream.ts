import { HttpError } from '#client/shared/api/httpError.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import { assistFrame, type AssistFrame, type AssistRequest } from '#schema/assist/contract.ts'

/**
 * Asks for an action and gives the answer's frames as they come. A repeat with the same key costs nothing. Throws
 * HttpError when the call is refused (402 for a spent quota), and an AbortError when `signal` stops it.
 */
export async function* assist(
  action: AssistAction,
  body: AssistRequest,
  idempotencyKey: string,
  signal: AbortSignal,
): AsyncGenerator<AssistFrame> {
  const response = await fetch(`/api/assist/${action}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok || !response.body) {
    throw new HttpError(response.status, response.statusText, await response.text())
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffered = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    buffered += value
    const lines = buffered.split('\n')
    buffered = lines.pop() ?? ''
    for (const line of lines) {
      // Event streams carry comments and blank lines between their data lines.
      if (line.startsWith('data:')) yield assistFrame.parse(JSON.parse(line.slice('data:'.length)))
    }
  }
}
