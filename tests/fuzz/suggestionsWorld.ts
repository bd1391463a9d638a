import { setTimeout as sleep } from 'node:timers/promises'

import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'

import { KindActs } from '#client/editor/acts/kindActs.ts'
import { UndoCaret } from '#client/editor/acts/undoCaret.ts'
import { RemoteSelection } from '#client/editor/collab/remoteSelection.ts'
import { ClosedFormats } from '#client/editor/core/closedFormats.ts'
import { ExactText } from '#client/editor/core/exactText.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { keepSuggestions } from '#client/editor/suggesting/keepSuggestions.ts'
import { suggestAs, Suggesting } from '#client/editor/suggesting/suggesting.ts'
import { decide } from '#client/features/suggestions/decide.ts'
import { suggestionsIn, type ListKind, type Verdict } from '#document/suggestions.ts'
import { BODY_FIELD } from '#document/version.ts'

import { Tab, type Arbiter } from './actsWorld.ts'
import { below, oneOf, type Random } from './random.ts'

export type Role = 'editor' | 'suggester'

/** A person with an editor. A suggester's updates are judged, as by the server. */
export class Reviewer {
  readonly tab: Tab
  editor: Editor
  private readonly name: string
  private readonly role: Role

  constructor(
    arbiter: Arbiter,
    { name, role, nextClient }: { name: string; role: Role; nextClient: () => number },
  ) {
    this.name = name
    this.role = role
    arbiter.startGuard()
    this.tab = new Tab(arbiter, nextClient)
    this.tab.suggester = role === 'suggester' ? name : null
    this.editor = this.open()
  }

  /** The verdicts on the updates of a suggester that were not allowed. */
  get refusals(): readonly string[] {
    return this.tab.refusals
  }

  get text(): string {
    return this.editor.getText({ blockSeparator: '|' })
  }

  /** The text with its marks, whose order is not that of Yjs where several are of one type. */
  get shown(): string {
    return JSON.stringify(this.editor.getJSON(), (key, value: unknown) =>
      key === 'marks' && Array.isArray(value) ? value.map(mark => JSON.stringify(mark)).toSorted() : value,
    )
  }

  /** Replaces a range, or suggests that. Positions are those of characters in the only paragraph. */
  edit(from: number, to: number, text: string, suggests: boolean): void {
    suggestAs(this.editor, suggests || this.role === 'suggester' ? this.name : null)
    const { tr, doc } = this.editor.state
    const size = doc.content.size - 1
    const [start, end] = [Math.min(1 + from, size), Math.min(1 + to, size)]
    if (start === end && text === '') return
    this.editor.view.dispatch(text === '' ? tr.delete(start, end) : tr.insertText(text, start, end))
  }

  /** Sets a format of a range, or suggests that. */
  format(from: number, to: number, suggests: boolean): void {
    suggestAs(this.editor, suggests || this.role === 'suggester' ? this.name : null)
    const { tr, doc, schema } = this.editor.state
    const size = doc.content.size - 1
    const [start, end] = [Math.min(1 + from, size), Math.min(1 + to, size)]
    if (start < end) this.editor.view.dispatch(tr.addMark(start, end, schema.mark('bold')))
  }

  /** Links a range, or suggests that. */
  link(from: number, to: number, suggests: boolean): void {
    suggestAs(this.editor, suggests || this.role === 'suggester' ? this.name : null)
    const { tr, doc, schema } = this.editor.state
    const size = doc.content.size - 1
    const [start, end] = [Math.min(1 + from, size), Math.min(1 + to, size)]
    const href = `https://example.org/${this.name}`
    if (start < end) this.editor.view.dispatch(tr.addMark(start, end, schema.mark('link', { href })))
  }

  /** Turns the block into a heading of a level, or a paragraph for level 0, or suggests that. */
  head(level: number, suggests: boolean): void {
    suggestAs(this.editor, suggests || this.role === 'suggester' ? this.name : null)
    const { tr, schema } = this.editor.state
    const { heading, paragraph } = schema.nodes
    const kind = level === 0 ? paragraph : heading
    if (kind) this.editor.view.dispatch(tr.setBlockType(1, 1, kind, level === 0 ? null : { level }))
  }

  /** Makes all blocks items of a list, or suggests that. */
  list(kind: ListKind, suggests: boolean): void {
    suggestAs(this.editor, suggests || this.role === 'suggester' ? this.name : null)
    const item = kind === 'taskList' ? 'taskItem' : 'listItem'
    this.editor
      .chain()
      .setTextSelection({ from: 0, to: this.editor.state.doc.content.size })
      .toggleList(kind, item)
      .run()
  }

  /** Decides on one of the suggestions; a suggester takes an own one back. */
  decide(random: Random, verdict: Verdict): void {
    const all = suggestionsIn(this.editor.state.doc)
    const mine = this.role === 'suggester' ? all.filter(({ author }) => author === this.name) : all
    if (mine.length === 0) return
    const one = oneOf(random, mine)
    if (this.role === 'suggester') decide(this.editor, one, 'reject', 'edit')
    else decide(this.editor, one, verdict)
  }

  /** Splits the only paragraph at a character, as a suggestion. */
  suggestParagraph(at: number): void {
    suggestAs(this.editor, this.name)
    this.editor
      .chain()
      .setTextSelection(1 + at)
      .splitBlock()
      .run()
  }

  /** Writes a text at the start or end of one of the words. */
  type(random: Random, text: string): void {
    suggestAs(this.editor, null)
    const { tr, doc } = this.editor.state
    const places: number[] = []
    doc.descendants((node, position) => {
      if (!node.isText) return
      for (const { index } of (node.text ?? '').matchAll(/\b/g)) places.push(position + index)
    })
    if (places.length > 0) this.editor.view.dispatch(tr.insertText(text, oneOf(random, places)))
  }

  undo(): void {
    this.editor.commands.undo()
  }

  reload(): void {
    this.editor.destroy()
    this.tab.reload()
    this.editor = this.open()
  }

  /** Comes back with a new page, as after a refusal. */
  connect(): void {
    this.tab.connect()
  }

  /** Sends what was written. */
  send(): void {
    this.tab.send()
  }

  close(): void {
    this.editor.destroy()
  }

  private open(): Editor {
    if (this.role === 'editor') keepSuggestions(this.tab.doc, this.name)
    return new Editor({
      element: document.createElement('div'),
      extensions: [
        ...bodyExtensions(),
        Collaboration.configure({
          document: this.tab.doc,
          field: BODY_FIELD,
          yUndoOptions: { undoManager: this.tab.history },
        }),
        ClosedFormats.configure({ body: this.tab.doc }),
        ExactText,
        RemoteSelection,
        UndoCaret.configure({ history: this.tab.history }),
        KindActs,
        Suggesting,
      ],
    })
  }
}

/** Returns a function that adds people to a world. Default: editors. */
export function joining(arbiter: Arbiter): (name: string, role?: Role) => Reviewer {
  let clients = 100
  const nextClient = () => ++clients
  return (name, role = 'editor') => new Reviewer(arbiter, { name, role, nextClient })
}

/** How many runs each test has. A long run has 1,000. */
export const SEEDS = Number(process.env['SUGGESTION_SEEDS'] ?? 20)

/** Returns what is wrong at the end of one run of each seed. */
export async function failing(run: (seed: number) => string[]): Promise<string[]> {
  const faults: string[] = []
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    faults.push(...run(seed).map(fault => `seed ${seed}: ${fault}`))
    // New editors and their weak references are held until the turn ends: thousands of them in one turn.
    await sleep(0)
  }
  return faults
}

/** Lets everyone come online, and exchanges until nothing is left. */
export function settle(people: readonly Reviewer[]): void {
  for (const person of people) person.connect()
  for (let round = 0; round < 5; round += 1)
    for (const person of people) {
      person.send()
      person.tab.take()
    }
}

/** A random moment of a network: someone sends, takes, goes offline or comes back. */
export function network(random: Random, person: Reviewer): void {
  switch (below(random, 4)) {
    case 0:
      person.send()
      return
    case 1:
      person.tab.take()
      return
    case 2:
      person.tab.disconnect()
      return
    default:
      person.connect()
  }
}

/**
 * Someone sends, takes, goes offline or comes back. A page that loses its connection has taken all that
 * was on its way to it.
 */
export function exchange(random: Random, { tab }: Reviewer): void {
  const act = below(random, 4)
  if (act === 0) tab.send()
  else if (act === 3) tab.connect()
  else tab.take()
  if (act === 2) tab.disconnect()
}
