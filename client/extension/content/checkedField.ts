import type { Device } from '#client/extension/common/device.ts'
import type { Field, Span } from '#client/extension/content/fields/field.ts'
import { DECIDING } from '#client/extension/content/fields/fieldOf.ts'
import { findingsOf, moved, partOf, TEXT_MAX, type Finding } from '#client/extension/content/text/findings.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import type { Dismissals } from './dismissals.ts'
import { Pauses } from './pauses.ts'

type Options = {
  device: Pick<Device, 'check'>
  dismissals: Dismissals
  /** Called after each change of the findings or of the state. */
  onChange: () => void
  onInput: () => void
  /** Called when the page may have turned the field into one that is not checked. */
  onDoubt: () => void
  /** Called when the extension itself is gone. */
  onGone: () => void
}

/** A field with its findings, which follow its text. All work is done in pauses of typing. */
export class CheckedField {
  readonly field: Field
  findings: readonly Finding[] = []
  isChecking = false
  private readonly options: Options
  /** The text that the findings are of. */
  private text = ''
  private isStale = true
  private readonly pauses = new Pauses(() => this.refresh())
  private isComposing = false
  private hasEnded = false
  private readonly ending = new AbortController()
  private readonly observer: MutationObserver | null
  private readonly attributes: MutationObserver

  constructor(field: Field, options: Options) {
    this.field = field
    this.options = options
    const { element } = field
    element.addEventListener('input', this.input)
    element.addEventListener('compositionstart', this.compose)
    element.addEventListener('compositionend', this.compose)
    this.observer = 'value' in element ? null : new MutationObserver(() => this.schedule())
    this.observer?.observe(element, { subtree: true, childList: true, characterData: true })
    this.attributes = new MutationObserver(options.onDoubt)
    this.attributes.observe(element, { attributeFilter: DECIDING })
    this.schedule(0)
  }

  /** Whether the field is too long to be checked as a whole. */
  isPartial(): boolean {
    return this.text.length > TEXT_MAX || this.field.isCut()
  }

  /** Whether the findings are those of the text. */
  isSettled(): boolean {
    return !this.isStale && !this.isChecking && !this.pauses.isPending()
  }

  /** Looks at the text soon. */
  schedule(pause?: number): void {
    this.pauses.schedule(pause)
  }

  /** Moves the findings to the text as it is. Until the next pause, they are those of an older one. */
  catchUp(): void {
    if (this.isComposing || this.field.read() === this.text) return
    this.follow()
    this.recheck()
  }

  /** Looks again if the page has set another text, or moved its nodes, without an event. */
  notice(): void {
    if (!this.pauses.isPending() && !this.field.isIntact()) this.schedule()
  }

  /** Checks again, since the text, or what is dismissed or known, has changed. */
  recheck(): void {
    this.isStale = true
    this.schedule(0)
  }

  /** Returns the finding drawn at a point of the window. Reads the layout. */
  findingAt(x: number, y: number): Finding | null {
    this.catchUp()
    const isAt = ({ left, right, top, bottom }: DOMRect) =>
      x >= left && x <= right && y >= top - 1 && y <= bottom + 3
    return this.findings.find(finding => this.field.rectsOf(finding).some(isAt)) ?? null
  }

  /** Returns the finding at the caret, or the next one, or the first. */
  findingFrom({ start }: Span): Finding | null {
    return this.findings.find(({ end }) => end >= start) ?? this.findings[0] ?? null
  }

  /** Returns the finding after one, in a circle; null for the only one. */
  after(finding: Finding): Finding | null {
    const next = this.findings.find(({ start }) => start > finding.start) ?? this.findings[0] ?? null
    return next === null || next.start === finding.start ? null : next
  }

  dismiss(finding: Finding): void {
    this.options.dismissals.add(finding)
    this.show(this.findings)
  }

  end(): void {
    this.hasEnded = true
    this.ending.abort()
    this.pauses.end()
    this.observer?.disconnect()
    this.attributes.disconnect()
    const { element } = this.field
    element.removeEventListener('input', this.input)
    element.removeEventListener('compositionstart', this.compose)
    element.removeEventListener('compositionend', this.compose)
    this.field.release()
  }

  private readonly input = (event: Event): void => {
    if (event.isTrusted) {
      this.field.touch()
      this.options.onInput()
    }
    this.schedule()
  }

  private readonly compose = ({ type }: Event): void => {
    this.isComposing = type === 'compositionstart'
    if (!this.isComposing) this.schedule()
  }

  private refresh(): void {
    if (this.isComposing || !this.field.element.isConnected) return
    const isChanged = this.follow()
    if (isChanged || this.isStale) void this.check()
  }

  /** Reads the text and moves the findings with it. Returns whether it has changed. */
  private follow(): boolean {
    const text = this.field.read()
    const isChanged = text !== this.text
    const findings = moved(this.findings, this.text, text)
    this.text = text
    this.show(findings)
    return isChanged
  }

  private async check(): Promise<void> {
    // The answer that is awaited sees the new text, and asks again.
    if (this.isChecking) return
    const { text } = this
    const part = partOf(text, this.field.selection()?.start ?? 0)
    this.isStale = false
    this.isChecking = true
    try {
      const issues =
        part.text.trim() === ''
          ? []
          : await this.options.device.check(part.text, {
              signal: this.ending.signal,
              onSpelling: misspelled => {
                this.take(misspelled, part, text)
                this.follow()
              },
            })
      if (this.hasEnded) return
      this.take(issues, part, text)
    } catch {
      if (!this.hasEnded) this.options.onGone()
      return
    } finally {
      this.isChecking = false
    }
    if (this.follow()) this.isStale = true
    // While the user types, the next pause is soon enough.
    if (this.isStale && !this.pauses.isPending()) this.schedule(0)
  }

  /** Takes the issues of a text, which may be an older one. */
  private take(issues: readonly Issue[], part: { from: number; text: string }, text: string): void {
    this.findings = findingsOf(issues, part)
    this.text = text
  }

  private show(findings: readonly Finding[]): void {
    this.findings = findings.filter(finding => !this.options.dismissals.has(finding))
    this.field.show(this.findings)
    this.options.onChange()
  }
}
