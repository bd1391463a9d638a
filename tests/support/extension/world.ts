import type { CDPSession, Page } from 'playwright'
import type { z } from 'zod'

const WORLD = 'tests'
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Returns a session with the browser about a page. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The browser's number of a node. */
type Given = { backendNodeId: number }

/**
 * Calls a function with a page's document in a world that the page's own scripts cannot change, and
 * returns its result. The function may use no name from outside. `frame`: the name of a frame.
 */
export async function inWorld<T, A extends readonly unknown[]>(
  page: Page,
  schema: z.ZodType<T>,
  call: (document: Document, ...values: A) => unknown,
  values: A,
  frame?: string,
): Promise<T> {
  const session = await sessionOf(page)
  const executionContextId = await worldIn(session, frame)
  return calledWith(session, schema, `(...values) => (${String(call)})(document, ...values)`, {
    executionContextId,
    values: values.map(value => ({ value })),
  })
}

/** Calls a function with a shadow root, also a closed one, in the same world. */
export async function onShadowRoot<T, A extends readonly unknown[]>(
  page: Page,
  { backendNodeId }: Given,
  schema: z.ZodType<T>,
  call: (root: ShadowRoot, ...values: A) => unknown,
  values: A,
): Promise<T> {
  const session = await sessionOf(page)
  const executionContextId = await worldIn(session)
  const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId })
  return calledWith(session, schema, String(call), {
    executionContextId,
    values: [{ objectId: object.objectId ?? '' }, ...values.map(value => ({ value }))],
  })
}

/** Runs a script in that world. */
export async function runInWorld(page: Page, expression: string): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Runtime.evaluate', { expression, contextId: await worldIn(session) })
}

type Call = { executionContextId: number; values: ({ value: unknown } | { objectId: string })[] }

async function calledWith<T>(
  session: CDPSession,
  schema: z.ZodType<T>,
  functionDeclaration: string,
  { executionContextId, values }: Call,
): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration,
    executionContextId,
    arguments: values,
    returnByValue: true,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return schema.parse(result.value)
}

/** The browser has one such world for each document of a session, and makes it when asked. */
async function worldIn(session: CDPSession, name?: string): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const frame =
    name === undefined
      ? frameTree.frame
      : frameTree.childFrames?.find(child => child.frame.name === name)?.frame
  if (!frame) throw new Error(`The page has no frame ${name}.`)
  const world = { frameId: frame.id, worldName: WORLD }
  return (await session.send('Page.createIsolatedWorld', world)).executionContextId
}
