import type { Page } from 'playwright'
import { z } from 'zod'

/** Evaluates an expression as the extension's content script of a page would. Returns its JSON. */
export async function inContentScript(page: Page, expression: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const contexts: { id: number; origin: string }[] = []
  session.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context))
  // The answers are the contexts that are there.
  await session.send('Runtime.enable')
  const own = contexts.find(({ origin }) => origin.startsWith('chrome-extension://'))
  if (!own) throw new Error('The page has no content script.')
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(async () => JSON.stringify(await (${expression})) ?? 'undefined')()`,
    contextId: own.id,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return z.string().parse(result.value)
}
