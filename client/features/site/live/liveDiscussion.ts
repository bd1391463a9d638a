import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import type { Reaction } from '#schema/reactions/contract.ts'
import { isReaction } from '#schema/reactions/emoji.ts'
import { isRecord } from '#schema/shared/records.ts'
import type { SharedReactions, SharedThread } from '#schema/sharing/discussion.ts'
import { quotedThreads } from '#schema/sharing/quotedThreads.ts'
import type { SharedText } from '#schema/sharing/sharedText.ts'
import { Reader, type LiveText, type ReactionFailure } from '#site/snippet/liveText.ts'
import { areReactions, areThreads } from '#site/snippet/parseDiscussion.ts'

/** The reactions of the reader to a target that are made (true) or taken back (false). */
type Wanted = Map<Reaction, boolean>

/** Acts on a target that are not answered, and its reactions that arrived meanwhile. */
type InFlight = { acts: number; wanted: Wanted; later: SharedReactions | undefined }

/** The session is over, or another account has signed in. */
const UNAUTHENTICATED = 401
/** The only refusal with this status. */
const UNVERIFIED = 403
class Unverified extends Error {}

type Shown = Pick<LiveText, 'reactions' | 'threads' | 'isComplete' | 'reader'>

/** The comments on a shared text and the reactions, with the reader's own before they are confirmed. */
export class LiveDiscussion {
  private received: Pick<SharedText, 'isComplete'> & { threads: readonly SharedThread[] }
  private readonly targets = new Map<string, SharedReactions>()
  private readonly mine = new Map<string, ReadonlySet<Reaction>>()
  private readonly inFlight = new Map<string, InFlight>()
  private signInAt: string | null | undefined
  private userId: string | null = null
  private path: string | null = null
  private failure: ReactionFailure | null = null
  /** Acts are sent one after the other. */
  private sending: Promise<void> = Promise.resolve()
  private readonly code: string
  private readonly onChange: () => void

  constructor(code: string, rendered: SharedText, onChange: () => void) {
    this.code = code
    this.onChange = onChange
    this.received = rendered
    for (const each of rendered.reactions) this.targets.set(each.targetId, each)
  }

  /** Asks who reads the page. Before the first answer, it offers no reactions. */
  async begin(): Promise<void> {
    const answer = await this.post('reader', {}).catch(() => null)
    if (!isRecord(answer)) return
    const { reader } = answer
    this.signInAt = isRecord(reader) ? null : signInAddress()
    const { userId, path, mine } = isRecord(reader) ? reader : {}
    this.userId = stringOf(userId)
    this.path = stringOf(path)
    this.mine.clear()
    for (const own of Array.isArray(mine) ? mine : [])
      if (isRecord(own) && typeof own['targetId'] === 'string')
        this.mine.set(own['targetId'], reactionsIn(own['reactions']))
    this.onChange()
  }

  /** Takes the discussion as the server sends it. */
  receive(json: string): void {
    const received: unknown = JSON.parse(json)
    if (!isRecord(received) || !areReactions(received['reactions']) || !areThreads(received['threads']))
      return
    this.received = { threads: received['threads'], isComplete: received['isComplete'] === true }
    for (const each of received['reactions']) this.take(each)
    this.onChange()
  }

  /** Makes a reaction of the reader, or takes it back. */
  readonly toggle = (targetId: string, reaction: Reaction): void => {
    if (this.signInAt !== null) return
    const flight = this.inFlight.get(targetId) ?? { acts: 0, wanted: new Map(), later: undefined }
    const isOn = !(flight.wanted.get(reaction) ?? this.mine.get(targetId)?.has(reaction) ?? false)
    flight.acts++
    flight.wanted.set(reaction, isOn)
    this.inFlight.set(targetId, flight)
    this.failure = null
    const { userId } = this
    this.sending = this.sending.then(() => this.send({ targetId, reaction, isOn }, flight, userId))
    this.onChange()
  }

  /** Returns what is shown. `quotes`: the texts of threads, in the order of the text. */
  shown(quotes: ReadonlyMap<string, string>): Shown {
    const { threads, isComplete } = this.received
    const targetIds = new Set([...this.targets.keys(), ...this.inFlight.keys()])
    const mine = new Map([...targetIds].map(targetId => [targetId, this.mineOf(targetId)]))
    return {
      reactions: [...targetIds].map(targetId => this.shownOf(targetId)),
      threads: quotedThreads(threads, quotes),
      isComplete,
      ...(this.signInAt !== undefined && {
        reader: new Reader({ signInAt: this.signInAt, mine, path: this.path, failure: this.failure }),
      }),
    }
  }

  private mineOf(targetId: string): Set<Reaction> {
    const mine = new Set(this.mine.get(targetId))
    for (const [reaction, isOn] of this.inFlight.get(targetId)?.wanted ?? [])
      if (isOn) mine.add(reaction)
      else mine.delete(reaction)
    return mine
  }

  private shownOf(targetId: string): SharedReactions {
    const { revision, reactions } = this.targets.get(targetId) ?? { revision: 0, reactions: [] }
    const counts = new Map(reactions.map(made => [made.reaction, made.count]))
    for (const [reaction, isOn] of this.inFlight.get(targetId)?.wanted ?? []) {
      const was = this.mine.get(targetId)?.has(reaction) ?? false
      counts.set(reaction, (counts.get(reaction) ?? 0) - Number(was) + Number(isOn))
    }
    const made = [...counts].flatMap(([reaction, count]) => (count > 0 ? [{ reaction, count }] : []))
    return { targetId, revision, reactions: made }
  }

  /** Takes the reactions to a target. While an act is not answered, it is unknown whether they have it. */
  private take(received: SharedReactions): void {
    const flight = this.inFlight.get(received.targetId)
    if (flight) flight.later = received
    else this.targets.set(received.targetId, newest(this.targets.get(received.targetId), received))
    // Reactions that the reader took back on another page are gone.
    const made = new Set(this.targets.get(received.targetId)?.reactions.map(({ reaction }) => reaction))
    const mine = [...(this.mine.get(received.targetId) ?? [])]
    if (!flight) this.mine.set(received.targetId, new Set(mine.filter(reaction => made.has(reaction))))
  }

  private async send(
    act: { targetId: string; reaction: Reaction; isOn: boolean },
    flight: InFlight,
    userId: string | null,
  ): Promise<void> {
    const { targetId } = act
    try {
      const answer = await this.post('reactions', act, userId)
      const answers: unknown = [answer]
      if (!areReactions(answers)) throw new Error('not the reactions to a target')
      for (const made of answers) this.targets.set(targetId, newest(this.targets.get(targetId), made))
      this.mine.set(targetId, reactionsIn(isRecord(answer) ? answer['mine'] : []))
    } catch (error) {
      this.failure = error instanceof Unverified ? 'unverified' : 'failed'
    }
    if (--flight.acts === 0) {
      this.inFlight.delete(targetId)
      if (flight.later) this.take(flight.later)
    }
    this.onChange()
  }

  /** Rejects when the server refuses. Not by `call`, whose schemas no page of the site loads. */
  private async post(
    what: 'reader' | 'reactions',
    body: object,
    userId: string | null = null,
  ): Promise<unknown> {
    const response = await fetch(`/api/shared-snippets/${what}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(userId !== null && { [MEANT_FOR]: userId }),
      },
      body: JSON.stringify({ code: this.code, ...body }),
    })
    if (response.status === UNAUTHENTICATED && what !== 'reader') await this.begin()
    if (response.status === UNVERIFIED) throw new Unverified()
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  }
}

const newest = (known: SharedReactions | undefined, received: SharedReactions): SharedReactions =>
  known && known.revision > received.revision ? known : received

const reactionsIn = (names: unknown): Set<Reaction> =>
  new Set(Array.isArray(names) ? names.filter(isReaction) : [])

const stringOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const signInAddress = (): string =>
  `/signin?${new URLSearchParams({ returnTo: window.location.pathname }).toString()}`
