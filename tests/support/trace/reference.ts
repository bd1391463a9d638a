/** A character that was typed, with its neighbors at that time. */
export type Char = {
  readonly agent: number
  readonly value: string
  readonly left: Char | null
  readonly right: Char | null
}

/** The characters that an edit removed, and then those that it added, in text order. */
export type Edit = { readonly agent: number; readonly deleted: Char[]; readonly inserted: Char[] }

type Slot = { readonly char: Char; deleted: boolean }

/**
 * One agent's copy of a shared text, by the published YATA rules over a plain array. It shares no
 * code with Yjs, so it computes the final text independently. When two agents type at the same
 * place, the smaller agent number comes first.
 */
export class ReferenceText {
  readonly #slots: Slot[] = []
  /** The slot that each agent changed last. Searches start there. */
  readonly #near = new Map<number, number>()
  /** A slot, and the number of remaining characters before it. Counting starts there. */
  #counted = { slot: 0, position: 0 }
  #length = 0

  constructor(private readonly agent: number) {}

  get length(): number {
    return this.#length
  }

  toString(): string {
    return this.#slots.map(({ char, deleted }) => (deleted ? '' : char.value)).join('')
  }

  /**
   * Removes `count` characters at `position`, then types `text` there. Returns the edit for the
   * other agents.
   */
  edit(position: number, count: number, text: string): Edit {
    const start = this.#slotAt(position)
    const deleted: Char[] = []
    for (let at = start; deleted.length < count; at++) {
      const slot = this.#slots[at]
      if (!slot) throw new Error('The edit ends behind the text.')
      if (!slot.deleted) deleted.push(slot.char)
    }
    this.#near.set(this.agent, start)
    this.#remove(deleted, this.agent)

    let at = start
    while (this.#slots[at]?.deleted) at++
    let left = this.#slots[at - 1]?.char ?? null
    const right = this.#slots[at]?.char ?? null
    const inserted = Array.from(text, value => (left = { agent: this.agent, value, left, right }))
    for (const char of inserted) this.#insert(char)
    return { agent: this.agent, deleted, inserted }
  }

  /** Applies another agent's edit. This copy must contain every edit that the author had seen. */
  apply({ agent, deleted, inserted }: Edit): void {
    this.#remove(deleted, agent)
    for (const char of inserted) this.#insert(char)
  }

  /**
   * Returns the position after `char`, or its former position if it is deleted. Returns 0 for null.
   */
  positionAfter(char: Char | null): number {
    return this.#count(this.#indexOf(char, this.agent) + 1)
  }

  #remove(chars: Char[], agent: number): void {
    for (const char of chars) {
      const at = this.#indexOf(char, agent)
      const slot = this.#slots[at]
      if (!slot || slot.deleted) continue
      slot.deleted = true
      this.#length--
      if (at < this.#counted.slot) this.#counted.position--
    }
  }

  /**
   * YATA: finds the place of `char` among characters that others typed between the same neighbors.
   */
  #insert(char: Char): void {
    let place = this.#indexOf(char.left, char.agent) + 1
    const before = new Set<Char>()
    const conflicting = new Set<Char>()
    for (let at = place; ; at++) {
      const other = this.#slots[at]?.char
      if (!other || other === char.right) break
      before.add(other)
      conflicting.add(other)
      if (other.left === char.left) {
        if (other.agent < char.agent) {
          place = at + 1
          conflicting.clear()
        } else if (other.right === char.right) break
      } else if (other.left && before.has(other.left)) {
        if (!conflicting.has(other.left)) {
          place = at + 1
          conflicting.clear()
        }
      } else break
    }
    this.#slots.splice(place, 0, { char, deleted: false })
    this.#near.set(char.agent, place)
    this.#length++
    if (place < this.#counted.slot) {
      this.#counted.slot++
      this.#counted.position++
    }
  }

  /**
   * Returns the index of `char`, or −1 for null. Searches outward from the last change of `agent`.
   */
  #indexOf(char: Char | null, agent: number): number {
    if (!char) return -1
    const near = this.#near.get(agent) ?? 0
    for (let step = 0; step <= this.#slots.length; step++) {
      for (const at of [near - step, near + step]) {
        if (this.#slots[at]?.char !== char) continue
        this.#near.set(agent, at)
        return at
      }
    }
    throw new Error('The character is unknown here: an earlier edit is missing.')
  }

  /** Returns the number of remaining characters before the slot `end`. */
  #count(end: number): number {
    let { slot, position } = this.#counted
    for (; slot < end; slot++) if (!this.#slots[slot]?.deleted) position++
    for (; slot > end; slot--) if (!this.#slots[slot - 1]?.deleted) position--
    this.#counted = { slot, position }
    return position
  }

  /** Returns the slot after the first `position` remaining characters. */
  #slotAt(position: number): number {
    let { slot } = this.#counted
    while (slot < this.#slots.length && this.#count(slot) < position) slot++
    while (slot > 0 && this.#count(slot - 1) >= position) slot--
    if (this.#count(slot) !== position) throw new Error('The position is behind the text.')
    return slot
  }
}
