import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import type { DiffBlock, DiffSegment } from '#schema/revisions/diff.ts'

import { altOf, depthOf, isInTable, kindOf, type BlockKind } from './blockKind.ts'
import { Added, Removed } from './marks.tsx'

const t = translator(messages)

const LOOKS: Partial<Record<BlockKind, string>> = {
  heading1: 'text-xl font-semibold',
  heading2: 'text-lg font-semibold',
  heading3: 'font-semibold',
  code: 'rounded-lg bg-sunk px-3 py-2 font-mono text-sm',
  quote: 'border-s-3 ps-3',
  headerCell: 'font-semibold',
}

/** The signs before items of lists. A comparison does not know the numbers. */
const SIGNS: Partial<Record<BlockKind, string>> = { bullets: '•', numbers: '•', tasks: '☐', done: '☑' }

/** Blocks out of sight are neither laid out nor painted. */
const LAZY = '[content-visibility:auto] [contain-intrinsic-size:auto_3rem]'

type Props = { block: DiffBlock; isTableStart: boolean }

/** A block of a comparison, with its changes and a note about its formatting. */
export function ChangedBlock({ block, isTableStart }: Props) {
  const { path } = block
  const kind = kindOf(path)
  const note = block.kind === 'changed' ? noteOf(block) : null
  const depth = depthOf(path)
  const sign = SIGNS[kind]
  return (
    <div className={cn(LAZY, 'min-w-0', isInTable(path) && 'border-s-2 ps-3')}>
      {isTableStart && <Note>{t('table')}</Note>}
      {note && <Note>{note}</Note>}
      <div
        dir="auto"
        className={cn('flex gap-2 whitespace-pre-wrap', LOOKS[kind])}
        style={{ marginInlineStart: `${Math.min(depth, 8)}rem` }}
      >
        {sign && <span aria-hidden>{sign}</span>}
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <Content block={block} kind={kind} />
        </span>
      </div>
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="pb-0.5 font-(family-name:--font-interface) text-xs text-ink-faint">{children}</p>
)

function Content({ block, kind }: { block: DiffBlock; kind: BlockKind }) {
  const name = nameOf(kind, block.path)
  if (block.kind === 'changed') return name ?? <Segments segments={block.segments} />
  const text = name ?? block.text
  if (block.kind === 'same') return text
  const Mark = block.kind === 'removed' ? Removed : Added
  return <Mark>{text === '' ? t('emptyLine') : text}</Mark>
}

/** Returns the name of a block without a text; null for one that may have a text. */
function nameOf(kind: BlockKind, path: DiffBlock['path']): string | null {
  if (kind === 'rule') return t('kinds.rule')
  if (kind !== 'image') return null
  const alt = altOf(path)
  return alt === '' ? t('kinds.image') : t('imageNamed', { alt })
}

/** Returns how the formatting of a changed block differs, if it does. */
function noteOf(block: Extract<DiffBlock, { kind: 'changed' }>): string | null {
  const [before, after] = [kindOf(block.before), kindOf(block.path)]
  if (before !== after) return t('kindChanged', { before: t(`kinds.${before}`), after: t(`kinds.${after}`) })
  if (block.reformatted) return t('reformatted')
  return block.segments.every(({ kind }) => kind === 'same') ? t('rearranged') : null
}

function Segments({ segments }: { segments: readonly DiffSegment[] }) {
  return segments.map(({ kind, text }, index) => {
    // Segments have no identity besides their index.
    const key = `${index}`
    if (kind === 'removed') return <Removed key={key}>{text}</Removed>
    return kind === 'added' ? <Added key={key}>{text}</Added> : <span key={key}>{text}</span>
  })
}
