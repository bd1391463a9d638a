import type { SharedNode } from '#schema/sharing/sharedText.ts'

import { BlockImage, TaskSign } from './signs.tsx'
import { Texts } from './Texts.tsx'

/**
 * Shows nodes of a body as elements, by a list of those that are known. Others are left out. A valid
 * body has at most 32 levels, so that this may recurse.
 */
export function Blocks({ nodes }: { nodes: readonly SharedNode[] }) {
  // The nodes have no names. React keeps what stays in its place.
  return nodes.map((node, place) => <Block key={place} {...node} />)
}

function Block({ type, attrs = {}, content = [] }: SharedNode) {
  switch (type) {
    case 'paragraph':
      return (
        <p dir="auto" className="whitespace-pre-wrap">
          <Texts nodes={content} />
        </p>
      )
    case 'heading':
      return <Heading level={attrs['level']} nodes={content} />
    case 'codeBlock':
      return (
        <pre dir="auto" className="overflow-x-auto rounded-lg bg-hover px-4 py-3 font-mono text-sm">
          <code>
            <Texts nodes={content} />
          </code>
        </pre>
      )
    case 'horizontalRule':
      return <hr className="my-6 border-t" />
    case 'blockquote':
      return (
        <blockquote className="border-s-3 ps-4 text-ink-soft [&>*+*]:mt-3">
          <Blocks nodes={content} />
        </blockquote>
      )
    case 'bulletList':
      return (
        <ul className="list-disc ps-6">
          <Blocks nodes={content} />
        </ul>
      )
    case 'orderedList':
      return (
        <ol
          start={numberOr(1, attrs['start'])}
          className={`ps-6 ${NUMBERED.get(attrs['type']) ?? 'list-decimal'}`}
        >
          <Blocks nodes={content} />
        </ol>
      )
    case 'listItem':
      return (
        <li className="[&>*+*]:mt-1">
          <Blocks nodes={content} />
        </li>
      )
    case 'taskList':
      return (
        <ul>
          <Blocks nodes={content} />
        </ul>
      )
    case 'taskItem':
      return (
        <li className="flex gap-2">
          <TaskSign isDone={attrs['checked'] === true} />
          <div className="min-w-0 [&>*+*]:mt-1">
            <Blocks nodes={content} />
          </div>
        </li>
      )
    case 'image':
      return <BlockImage alt={attrs['alt']} />
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="border-collapse text-base">
            <tbody>
              <Blocks nodes={content} />
            </tbody>
          </table>
        </div>
      )
    case 'tableRow':
      return (
        <tr>
          <Blocks nodes={content} />
        </tr>
      )
    case 'tableCell':
    case 'tableHeader':
      return <Cell isHeader={type === 'tableHeader'} attrs={attrs} nodes={content} />
    default:
      return null
  }
}

const NUMBERED = new Map<unknown, string>([
  ['a', 'list-[lower-alpha]'],
  ['A', 'list-[upper-alpha]'],
  ['i', 'list-[lower-roman]'],
  ['I', 'list-[upper-roman]'],
])

/** The page has its title above them. */
function Heading({ level, nodes }: { level: unknown; nodes: readonly SharedNode[] }) {
  const text = <Texts nodes={nodes} />
  const shape = 'font-semibold text-balance whitespace-pre-wrap'
  if (level === 1)
    return (
      <h2 dir="auto" className={`${shape} pt-4 text-2xl`}>
        {text}
      </h2>
    )
  if (level === 2)
    return (
      <h3 dir="auto" className={`${shape} pt-3 text-xl`}>
        {text}
      </h3>
    )
  return (
    <h4 dir="auto" className={`${shape} pt-2`}>
      {text}
    </h4>
  )
}

type CellProps = {
  isHeader: boolean
  attrs: NonNullable<SharedNode['attrs']>
  nodes: readonly SharedNode[]
}

function Cell({ isHeader, attrs, nodes }: CellProps) {
  const Tag = isHeader ? 'th' : 'td'
  return (
    <Tag
      colSpan={numberOr(1, attrs['colspan'])}
      rowSpan={numberOr(1, attrs['rowspan'])}
      className={`border px-3 py-1.5 align-top ${ALIGNED.get(attrs['align']) ?? 'text-start'}`}
    >
      <Blocks nodes={nodes} />
    </Tag>
  )
}

const ALIGNED = new Map<unknown, string>([
  ['left', 'text-left'],
  ['center', 'text-center'],
  ['right', 'text-right'],
])

const numberOr = (otherwise: number, value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise
