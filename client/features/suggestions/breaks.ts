import type { Editor } from '@tiptap/core'
import { canSplit, type Transform } from '@tiptap/pm/transform'

import { replaceAsAct, type Resolved } from '#client/editor/acts/replace.ts'
import { resolveBreaksAsActs, type MadeBreak, type WithBreaks } from '#client/editor/acts/resolveBreaks.ts'
import {
  resolutionOf,
  SUGGESTED_LINE,
  SUGGESTED_PARAGRAPH,
  type Suggestion,
  type SuggestionPart,
} from '#document/suggestions.ts'

/** A character for the end of a paragraph or line. `isLast`: only suggested text follows in its block. */
export type Break = { at: number; isLast: boolean }

const isBreak = (character: string): boolean =>
  character === SUGGESTED_PARAGRAPH || character === SUGGESTED_LINE

/** Returns the breaks that accepting suggestions makes real, from the last to the first. */
export function breaksOf({ state: { doc } }: Editor, suggestions: readonly Suggestion[]): Break[] {
  const { kept, removed } = resolutionOf(suggestions, 'accept')
  const breaks = new Map<number, Break>()
  for (const { from, to, text } of kept) {
    const isLast = doc.resolve(from).end() === to
    for (let at = from; at < to; at += 1) {
      const isRemoved = removed.some(range => range.from <= at && at < range.to)
      if (isBreak(text.charAt(at - from)) && !isRemoved) breaks.set(at, { at, isLast })
    }
  }
  return [...breaks.values()].toSorted((a, b) => b.at - a.at)
}

/** Whether one of these breaks is in a suggestion. */
export const hasBreak = ({ parts }: Suggestion, breaks: readonly Break[]): boolean =>
  parts.some(({ from, to }: SuggestionPart) => breaks.some(({ at }) => from <= at && at < to))

/**
 * Accepts the texts that have breaks, by an act each, from the last to the first. Those that cannot be
 * are left. In code, breaks become characters of the text, which is left.
 */
export function acceptBreaksAsActs(
  editor: Editor,
  breaks: readonly Break[],
  resolved: readonly Resolved[],
): void {
  const others: WithBreaks[] = []
  for (const one of resolved.toReversed()) {
    const own = breaks.filter(({ at }) => one.from <= at && at < one.to)
    const isLast = own.some(each => each.isLast)
    if (own.length === 0) continue
    if (editor.state.doc.resolve(one.from).parent.type.spec.code)
      for (const { at } of own) replaceAsAct(editor, { from: at, to: at + 1, text: '\n' })
    else others.push({ ...one, isBreak, make: (change, at) => makeBreak(change, { at, isLast }) })
  }
  resolveBreaksAsActs(editor, others)
}

/** Makes a break real. Returns null if its block cannot be split: then the character goes. */
export function makeBreak(tr: Transform, { at, isLast }: Break): MadeBreak | null {
  const isCode = tr.doc.resolve(at).parent.type.spec.code === true
  if (!isCode && tr.doc.textBetween(at, at + 1) === SUGGESTED_PARAGRAPH) return splitParagraph(tr, at, isLast)
  const { schema } = tr.doc.type
  tr.replaceWith(at, at + 1, isCode ? schema.text('\n') : schema.node('hardBreak'))
  return 'line'
}

function splitParagraph(tr: Transform, at: number, isLast: boolean): MadeBreak | null {
  const place = tr.doc.resolve(at)
  const { paragraph, taskItem } = tr.doc.type.schema.nodes
  const item = place.node(-1).type
  // A paragraph of a list becomes the next item.
  const depth = item.name.endsWith('Item') ? 2 : 1
  const types =
    item === taskItem
      ? [{ type: item, attrs: { checked: false } }, null]
      : place.parent.type.name === 'heading' && isLast && paragraph
        ? [{ type: paragraph }]
        : undefined
  const isPossible = canSplit(tr.doc, at + 1, depth, types)
  // Behind the character: a caret before it stays there.
  if (isPossible) tr.split(at + 1, depth, types)
  tr.delete(at, at + 1)
  return isPossible ? 'block' : null
}
