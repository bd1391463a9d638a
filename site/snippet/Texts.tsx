import type { ReactNode } from 'react'

import type { SharedMark, SharedNode } from '#schema/sharing/sharedText.ts'

/** The text of a block with its formats. */
export function Texts({ nodes }: { nodes: readonly SharedNode[] }) {
  return (
    <>
      {nodes.map((node, place) => (
        <Text key={place} {...node} />
      ))}
      {/* A break at the end is shown only with another one. An empty block would have no height. */}
      {(nodes.at(-1)?.type ?? 'hardBreak') === 'hardBreak' && <br />}
    </>
  )
}

function Text({ type, text = '', marks = [] }: SharedNode): ReactNode {
  if (type === 'hardBreak') return <br />
  return marks.reduceRight<ReactNode>((inner, mark) => <Marked mark={mark}>{inner}</Marked>, text)
}

function Marked({ mark: { type, attrs }, children }: { mark: SharedMark; children: ReactNode }): ReactNode {
  switch (type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'italic':
      return <em>{children}</em>
    case 'strike':
      return <s>{children}</s>
    case 'underline':
      return <u>{children}</u>
    case 'code':
      return <code className="rounded bg-hover px-1 font-mono text-[0.9em]">{children}</code>
    case 'link': {
      const href = addressOf(attrs?.['href'])
      if (href === null) return children
      return (
        <a href={href} rel="noopener noreferrer nofollow ugc" className="text-brand-text underline">
          {children}
        </a>
      )
    }
    default:
      return children
  }
}

/** Browsers skip white space and control characters when they read a scheme. */
const INVISIBLE = /[\s\p{Cc}]/u

/** The body allows no other links. No writer's mistake may run code here. */
const addressOf = (href: unknown): string | null =>
  typeof href === 'string' && /^(?:https?:\/\/|mailto:|tel:)./i.test(href) && !INVISIBLE.test(href)
    ? href
    : null
