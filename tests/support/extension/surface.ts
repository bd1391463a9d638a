import axe from 'axe-core'
import type { CDPSession, Page } from 'playwright'
import { z } from 'zod'

import { onShadowRoot, runInWorld, sessionOf } from './world.ts'

/** The element that the extension adds to a page. */
export const SURFACE = 'bluepencil-surface'

type DomNode = Awaited<ReturnType<typeof documentOf>>

const documentOf = async (session: CDPSession) =>
  (await session.send('DOM.getDocument', { depth: -1, pierce: true })).root

const button = z.object({
  name: z.string(),
  isDisabled: z.boolean(),
  hasFocus: z.boolean(),
  /** Whether it is in a card or a menu, and not at the field. */
  isInPanel: z.boolean(),
  x: z.number(),
  y: z.number(),
})
export type Button = z.infer<typeof button>

/** The extension's parts in a page. They are in a closed shadow root, which only the browser opens. */
export class Surface {
  private readonly page: Page
  private readonly rootId: number

  constructor(page: Page, rootId: number) {
    this.page = page
    this.rootId = rootId
  }

  /** Calls a function with the shadow root, and returns its result. It may use no name from outside. */
  read<T, A extends readonly unknown[]>(
    schema: z.ZodType<T>,
    call: (root: ShadowRoot, ...values: A) => unknown,
    ...values: A
  ): Promise<T> {
    return onShadowRoot(this.page, { backendNodeId: this.rootId }, schema, call, values)
  }

  /** Returns the visible text. */
  text(): Promise<string> {
    return this.read(z.string(), root =>
      [...root.children]
        .filter(child => child instanceof HTMLElement && child.checkVisibility())
        .map(child => (child as HTMLElement).innerText)
        .join('\n')
        .trim(),
    )
  }

  /** Returns the name of the open card or menu; empty if none is open. */
  panel(): Promise<string> {
    return this.read(
      z.string(),
      root => root.querySelector('[role=dialog]')?.getAttribute('aria-label') ?? '',
    )
  }

  /** Returns the visible buttons and menu items, in their order, with their middles. */
  buttons(): Promise<Button[]> {
    return this.read(z.array(button), root =>
      [...root.querySelectorAll<HTMLElement>('button, [role^=menuitem], [role=option]')]
        .filter(each => each.checkVisibility())
        .map(each => {
          const { left, top, width, height } = each.getBoundingClientRect()
          return {
            name: (each.getAttribute('aria-label') ?? each.innerText).trim(),
            isDisabled: each.matches(':disabled, [aria-disabled=true]'),
            hasFocus: root.activeElement === each,
            isInPanel: each.closest('[role=dialog]') !== null,
            x: left + width / 2,
            y: top + height / 2,
          }
        }),
    )
  }

  /** Returns the rules that axe finds broken in the open parts, with the elements that break them. */
  async violations(runOnly: axe.RunOnly): Promise<string[]> {
    await runInWorld(this.page, `if (!('axe' in globalThis)) { ${axe.source} }`)
    return this.read(
      z.array(z.string()),
      async (root, only) => {
        // Axe looks for shadow roots in this property, which a closed one does not set.
        Object.defineProperty(root.host, 'shadowRoot', { value: root, configurable: true })
        const { violations } = await window.axe.run(root.host, {
          runOnly: only,
          resultTypes: ['violations'],
          iframes: false,
        })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
      },
      runOnly,
    )
  }
}

/** Returns the extension's parts in a page, or null while it shows none. */
export async function surfaceOf(page: Page): Promise<Surface | null> {
  const root = surfaceRoot(await documentOf(await sessionOf(page)))
  return root === null ? null : new Surface(page, root)
}

/** A page may have elements of the same name, but none with our layer in a closed root. */
function surfaceRoot(node: DomNode): number | null {
  const own = node.shadowRoots?.find(
    ({ shadowRootType, children }) =>
      shadowRootType === 'closed' && children?.some(child => child.attributes?.includes('layer')),
  )
  if (own) return own.backendNodeId
  for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) {
    const found = surfaceRoot(child)
    if (found !== null) return found
  }
  return null
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
