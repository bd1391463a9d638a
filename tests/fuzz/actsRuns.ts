import * as Y from 'yjs'

import { plainTextOf } from '#client/editor/acts/characters.ts'

import { Arbiter, Tab, textOf } from './actsWorld.ts'
import { below, oneOf, randomFrom, type Random } from './random.ts'

/** A mistake and its replacements. */
const KINDS: readonly (readonly [string, ...string[]])[] = [
  ['then', 'than', 'them'],
  ['could of', 'could have', 'could'],
  ['Hello', 'Hello,', 'Hello!'],
  ['going', 'am going', 'was going'],
  ['a', 'an', 'the'],
  ['  ', ' ', ''],
  ['very ', '', 'quite '],
  ['😀', '🙂', ':-)'],
]
const TYPED = /[\uE000-\uF8FF]/g

type Options = { same?: boolean; undo?: boolean; decides?: boolean }

/** Runs random events on a text with mistakes. Returns its faults. */
export function runPlaces(
  seed: number,
  { same = false, undo = true, decides = true }: Options = {},
): string[] {
  const random = randomFrom(seed)
  const places = Array.from({ length: 2 + below(random, 5) }, () => oneOf(random, KINDS))
  const arbiter = new Arbiter(places.map(([old], i) => `{${i}}${old}{/${i}} text `).join(''), decides)
  let clients = 100
  const tabs = Array.from({ length: 2 + below(random, 4) }, () => new Tab(arbiter, () => ++clients))
  for (const tab of tabs) {
    tab.send()
    tab.take()
  }
  let typed = 0
  let accepted = new Set<number>()
  let undone = false
  const changesIn = (tab: Tab, wanted: (place: number) => boolean) =>
    places.flatMap(([old, ...choices], i) => {
      const index = tab.text.indexOf(`{${i}}${old}{/${i}}`)
      const [first = ''] = choices
      const insert = same || random() < 0.85 ? first : oneOf(random, choices)
      return index < 0 || !wanted(i)
        ? []
        : [{ place: i, index: index + `{${i}}`.length, length: old.length, insert }]
    })
  const accept = (tab: Tab, wanted: (place: number) => boolean) => {
    const changes = changesIn(tab, wanted)
    if (changes.length === 0) return
    if (!tab.act(changes)) throw new Error('A correction could not be made.')
    accepted = new Set([...accepted, ...changes.map(({ place }) => place)])
  }
  for (let step = 15 + below(random, 46); step > 0; step--) {
    const tab = oneOf(random, tabs)
    const chance = below(random, 20)
    const place = below(random, places.length)
    if (chance < 5) accept(tab, i => i === place)
    else if (chance < 6) accept(tab, () => true)
    else if (chance < 8) tab.type(safeIndex(tab, random), String.fromCharCode(0xe000 + typed++))
    else if (chance < 9 && undo) undone = tab.history.undo() !== null || undone
    else if (chance < 10 && undo) undone = tab.history.redo() !== null || undone
    else if (chance < 11) tab.disconnect()
    else if (chance < 12) tab.connect()
    else if (chance < 13) tab.reload()
    else if (chance < 14) tab.copyFrom(oneOf(random, tabs))
    else if (chance < 17) tab.send(1 + below(random, 3))
    else tab.take(1 + below(random, 3))
  }
  settle(tabs)
  const texts = [arbiter.doc, ...tabs.map(tab => tab.doc), fresh(arbiter, random)].map(doc =>
    plainTextOf(textOf(doc)),
  )
  const [text = ''] = texts
  const faults: string[] = []
  if (new Set(texts).size > 1) faults.push('copies differ')
  const characters = text.match(TYPED) ?? []
  // Typing can be undone, too.
  const isWhole = undone || characters.length === typed
  if (!isWhole || new Set(characters).size !== characters.length) faults.push('typed text is wrong')
  let rest = text.replaceAll(TYPED, '')
  places.forEach(([old, ...choices], i) => {
    const allowed = accepted.has(i) ? (undone ? [old, ...choices] : choices) : [old]
    const found = allowed.find(one => rest.startsWith(`{${i}}${one}{/${i}} text `))
    if (found === undefined) faults.push(`place ${i} of ${JSON.stringify(old)}: ${rest.slice(0, 40)}`)
    rest = rest.slice(rest.indexOf(`{/${i}} text `) + `{/${i}} text `.length)
  })
  if (rest !== '') faults.push(`more text: ${rest}`)
  return faults
}

/** A place that is not inside a pair of surrogates. */
const safeIndex = (tab: Tab, random: Random): number => {
  const characters = Array.from(tab.text)
  return characters.slice(0, below(random, characters.length + 1)).join('').length
}

function settle(tabs: readonly Tab[]): void {
  for (let round = 0; round < 3; round++) {
    for (const tab of tabs) tab.connect()
    for (const tab of tabs) tab.send()
    for (const tab of tabs) tab.take()
  }
}

/** A copy from the rows in any order, some of them twice. */
function fresh(arbiter: Arbiter, random: Random): Y.Doc {
  const doc = new Y.Doc()
  const rows = [...arbiter.rows, oneOf(random, arbiter.rows)].map(row => ({ row, at: random() }))
  for (const { row } of rows.toSorted((a, b) => a.at - b.at)) Y.applyUpdate(doc, row)
  return doc
}

/** Replaces random ranges of a text of different characters by different ones. Returns its faults. */
export function runOverlaps(seed: number): string[] {
  const random = randomFrom(seed + 10_000)
  const original = Array.from({ length: 8 + below(random, 20) }, (_, i) =>
    String.fromCharCode(0x4e00 + i),
  ).join('')
  const arbiter = new Arbiter(original)
  let clients = 100
  const tabs = Array.from({ length: 2 + below(random, 4) }, () => new Tab(arbiter, () => ++clients))
  settle(tabs)
  const made: { id: string; taken: string; brought: string }[] = []
  let next = 0x1000
  for (let round = 0; round < 3; round++) {
    for (const tab of tabs) {
      if (random() < 0.3) tab.disconnect()
      for (let times = 1 + below(random, 3); times > 0; times--) {
        const { text } = tab
        if (text.length === 0) continue
        const index = below(random, text.length)
        const length = 1 + below(random, Math.min(5, text.length - index))
        const insert = Array.from({ length: below(random, 4) }, () => String.fromCharCode(next++)).join('')
        const before = Y.getState(tab.doc.store, tab.doc.clientID)
        tab.act([{ index, length, insert }])
        const id = `${tab.doc.clientID}:${before + insert.length}`
        made.push({ id, taken: text.slice(index, index + length), brought: insert })
      }
      if (random() < 0.5) tab.send(1)
      if (random() < 0.5) tab.take(1)
      if (random() < 0.1) tab.reload()
    }
    settle(tabs)
  }
  const expected = new Set(original)
  const winners = made.filter(({ id }) => arbiter.lost.get(id) === false)
  for (const { brought } of winners) for (const character of brought) expected.add(character)
  for (const { taken } of winners) for (const character of taken) expected.delete(character)
  const text = plainTextOf(textOf(arbiter.doc))
  const faults: string[] = []
  if (winners.length === 0 || made.some(({ id }) => !arbiter.lost.has(id)))
    faults.push('an act was not decided')
  if (Array.from(text).toSorted().join('') !== [...expected].toSorted().join(''))
    faults.push(`${text} is wrong`)
  if (tabs.some(tab => tab.text !== text)) faults.push('copies differ')
  return faults
}
