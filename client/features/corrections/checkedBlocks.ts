import type { Node } from '@tiptap/pm/model'

import type { Checked, Spelled } from '#client/checker/checkMessages.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { textBlocks, touchesCode, touchesDeletion, type TextBlock } from './blocks.ts'
import type { BlockIssues } from './deep/parts.ts'
import { carryOver, reconcile, type Finding } from './findings.ts'

/** A block and its check results. `checked` means that they are complete. */
export type CheckedBlock = TextBlock & {
  findings: readonly Finding[]
  /** The findings of the AI provider, on request. No other check replaces it. */
  deep: readonly Finding[]
  checked: boolean
  /** Whether its spelling is checked, which comes before the rest when a document is opened. */
  spelled: boolean
  /** The language it was last checked in, and the detected one; null before the first check. */
  language: string | null
  detected: string | null
  /** No checker supports that language. */
  unsupported: boolean
}

/**
 * Returns the blocks of a document. Unchanged blocks keep their results; the others must be
 * checked.
 */
export function checkedBlocks(doc: Node, previous: readonly CheckedBlock[]): CheckedBlock[] {
  const blocks = textBlocks(doc)
  const shared = Math.min(blocks.length, previous.length)
  let head = 0
  while (head < shared && isSame(blocks[head], previous[head])) head += 1
  let tail = 0
  while (tail < shared - head && isSame(blocks.at(-1 - tail), previous.at(-1 - tail))) tail += 1
  const removed = previous.slice(head, previous.length - tail)
  const removedByText = new Map(removed.map(block => [block.text, block]))
  return blocks.map((block, index) => {
    if (index < head) return known(block, previous[index])
    if (index >= blocks.length - tail) return known(block, previous[previous.length - blocks.length + index])
    // A block with the same text was split off, joined, moved or formatted. Otherwise the block in
    // the same place was edited.
    const same = removedByText.get(block.text)
    if (same && isSame(block, same)) return known(block, same)
    const before = same ?? removed[index - head]
    const carried = (findings: readonly Finding[] = []) =>
      before
        ? carryOver(before.text, block.text, findings).filter(finding => isProse(block, finding.issue))
        : []
    return {
      ...known(block, before),
      findings: carried(before?.findings),
      deep: carried(before?.deep),
      checked: false,
      spelled: false,
    }
  })
}

/** Returns the block with the issues of its text, unless the text has changed since. */
export function withIssues(block: CheckedBlock, { text, language, detected, issues }: Checked): CheckedBlock {
  if (block.checked || block.text !== text) return block
  const findings = findingsOf(block, issues ?? [])
  return { ...block, checked: true, language, detected, unsupported: issues === null, findings }
}

/** Returns the block with the spelling issues of its text, if it is to wait for the others. */
export function withSpelling(block: CheckedBlock, { text, issues }: Spelled): CheckedBlock {
  if (!isUnspelled(block) || block.text !== text) return block
  return { ...block, spelled: true, findings: findingsOf(block, issues) }
}

/** Returns the block with what the AI provider found in its text, unless the text has changed since. */
export function withDeep(block: CheckedBlock, { text, issues }: BlockIssues): CheckedBlock {
  if (block.text !== text) return block
  const prose = issues.filter(issue => isProse(block, issue))
  return { ...block, deep: reconcile(block.deep, prose, text) }
}

/**
 * Returns the findings of a block in text order. One of the provider stays out while it overlaps
 * another one that is not decided.
 */
export function findingsIn(
  { findings, deep }: CheckedBlock,
  decided: ReadonlySet<Finding>,
): readonly Finding[] {
  if (deep.length === 0) return findings
  const own = findings.filter(finding => !decided.has(finding))
  const others = deep.filter(({ issue: { start, end } }) =>
    own.every(({ issue }) => issue.end <= start || end <= issue.start),
  )
  return [...findings, ...others].toSorted((a, b) => a.issue.start - b.issue.start)
}

/** Whether the first check of a block, and even that of its spelling, is still to come. */
export const isUnspelled = ({ checked, spelled, language }: CheckedBlock): boolean =>
  !checked && !spelled && language === null

const findingsOf = (block: CheckedBlock, issues: readonly Issue[]): Finding[] =>
  reconcile(
    block.findings,
    issues.filter(issue => isProse(block, issue)),
    block.text,
  )

// Another user's edit recreates every node of a document, most of them unchanged.
const isSame = (block: TextBlock | undefined, before: TextBlock | undefined): boolean =>
  block !== undefined &&
  before !== undefined &&
  (block.node === before.node || (block.text === before.text && block.node.eq(before.node)))

const known = (block: TextBlock, before: CheckedBlock | undefined): CheckedBlock => ({
  ...block,
  findings: before?.findings ?? [],
  deep: before?.deep ?? [],
  checked: before?.checked ?? false,
  spelled: before?.spelled ?? false,
  language: before?.language ?? null,
  detected: before?.detected ?? null,
  unsupported: before?.unsupported ?? false,
})

const isProse = (block: TextBlock, { start, end }: Issue): boolean =>
  !touchesCode(block.node, start, end) && !touchesDeletion(block, start, end)
