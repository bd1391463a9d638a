// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { LONG_TEST_MS } from '#tests/support/patience.ts'

import { Arbiter } from './actsWorld.ts'
import { below, oneOf, randomFrom, type Random } from './random.ts'
import { exchange, failing, joining, SEEDS, settle, type Reviewer } from './suggestionsWorld.ts'

const TYPED = /[\uE000-\uF8FF]/g
const DELETED: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'bulletList', 'blockquote'])

/** Deletes a block with what is in it, or some in a row. Returns the letters that were in them. */
function remove(random: Random, { editor }: Reviewer): string[] {
  const blocks: { from: number; to: number }[] = []
  editor.state.doc.descendants((node, position, parent) => {
    const isOnly = parent === null || parent.childCount === 1
    if (DELETED.has(node.type.name) && !isOnly) blocks.push({ from: position, to: position + node.nodeSize })
  })
  if (blocks.length === 0) return []
  const range = oneOf(random, blocks)
  const text = editor.state.doc.textBetween(range.from, range.to, '|')
  return editor.commands.deleteRange(range) ? (text.match(TYPED) ?? []) : []
}

/** One person deletes blocks while others write in them. Returns what is wrong at the end. */
function runDeletions(seed: number): string[] {
  const random = randomFrom(seed)
  const join = joining(new Arbiter('one'))
  const [remover, ...writers] = [join('ada'), join('bea'), join('cid')] as const
  const people = [remover, ...writers]
  settle(people)
  remover.editor.commands.setContent(
    '<p>one</p><p>two</p><ul><li><p>three</p></li><li><p>four</p></li></ul>' +
      '<blockquote><p>five</p><p>six</p></blockquote><p>seven</p>',
  )
  settle(people)
  let next = 0xe000
  const gone = new Set<string>()
  for (let step = 0; step < 20; step += 1) {
    const act = below(random, 7)
    if (act === 6) oneOf(random, people).reload()
    else if (act === 0) for (const letter of remove(random, remover)) gone.add(letter)
    else if (act <= 2) oneOf(random, writers).type(random, String.fromCodePoint(next++))
    else exchange(random, oneOf(random, people))
  }
  settle(people)
  const [first, ...others] = people.map(({ shown }) => shown)
  const letters: string[] = remover.editor.state.doc.textContent.match(TYPED) ?? []
  const typed = Array.from({ length: next - 0xe000 }, (_, index) => String.fromCodePoint(0xe000 + index))
  const lost = typed.filter(letter => !gone.has(letter) && !letters.includes(letter))
  const faults = [
    ...(others.every(other => other === first) ? [] : ['the screens differ']),
    ...(new Set(letters).size === letters.length ? [] : ['a letter is there twice']),
    ...(lost.length === 0 ? [] : [`letters are lost: ${lost.length}`]),
    ...(letters.some(letter => gone.has(letter)) ? ['a deleted letter is there'] : []),
  ]
  for (const person of people) person.close()
  return faults
}

it(
  `in ${SEEDS} runs in which one person deletes blocks, what others write in them meanwhile is there once`,
  async () => {
    expect(await failing(runDeletions)).toEqual([])
  },
  LONG_TEST_MS,
)
