import { atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import type { WritingSettings } from '#schema/check-settings/settings.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { startChecker } from './checker.ts'
import { Checking, type CheckingStatus } from './checking.ts'
import type { Checked, CheckTask, Spelled } from './checkMessages.ts'
import { isSameHow, isWaiting, resolveSettings, type SpokenBlock } from './languages.ts'

/** `stopped` after a failure, until {@link TextChecking.retry}. */
export type TextStatus = 'waiting' | 'loading' | 'checking' | 'done' | 'stopped'

/** Checks a plain text in the browser's checker, line by line. Lines that stay are not checked again. */
export class TextChecking {
  private readonly checkerStatus = atom<CheckingStatus>('idle')
  readonly settings: WritingSettings
  private readonly checking: Checking
  private readonly report: () => void
  private readonly unwatch: () => void
  private written = ''
  private lines: readonly string[] = []
  private isWanted = true
  private how: WritingSettings
  /** The results by line. */
  private checked = new Map<string, Checked>()
  private spelled = new Map<string, readonly Issue[]>()

  /** Starts the checker. `onChange` is called after each change of the text, the status or the issues. */
  constructor(settings: WritingSettings, onChange: (checking: TextChecking) => void) {
    this.settings = settings
    this.how = resolveSettings(settings, [], null)
    this.report = () => onChange(this)
    this.checking = new Checking({
      status: this.checkerStatus,
      nextTask: () => this.nextTask(),
      nextSpelling: () => this.nextSpelling(),
      onResult: result => {
        if (this.receive(result)) this.report()
      },
    })
    this.unwatch = store.sub(this.checkerStatus, this.report)
    startChecker(settings.dialect)
  }

  /** Checks a text in place of the last one. */
  change(text: string): void {
    this.written = text
    this.lines = text.split('\n')
    this.isWanted = true
    const kept = new Set(this.lines)
    this.checked = new Map([...this.checked].filter(([line]) => kept.has(line)))
    this.spelled = new Map([...this.spelled].filter(([line]) => kept.has(line)))
    this.resolve()
    this.checking.kick()
    this.report()
  }

  /** Checks no further line of the text. The results stay for the next text. */
  drop(): void {
    this.isWanted = false
  }

  /** Begins again after a failure. */
  retry(): void {
    this.checking.retry()
  }

  stop(): void {
    this.unwatch()
    this.checking.stop()
  }

  get text(): string {
    return this.written
  }

  get status(): TextStatus {
    const status = store.get(this.checkerStatus)
    if (status === 'paused') return 'stopped'
    if (status === 'loading') return 'loading'
    if (this.nextTask()) return 'checking'
    return this.written.trim() === '' ? 'waiting' : 'done'
  }

  /** The issues that are known by now, with offsets in the text. */
  get issues(): Issue[] {
    const issues: Issue[] = []
    let at = 0
    for (const line of this.lines) {
      for (const found of this.issuesIn(line))
        issues.push({ ...found, id: `${at} ${found.id}`, start: found.start + at, end: found.end + at })
      at += line.length + 1
    }
    return issues
  }

  /** Whether a line is in a language without a checker. */
  get isForeign(): boolean {
    return [...this.checked.values()].some(({ issues }) => issues === null)
  }

  /** The first line without a result, which is the one that is being checked; null without one. */
  get current(): string | null {
    return this.nextTask()?.text ?? null
  }

  /** Returns how many characters of a text are in lines that have results. */
  known(text: string): number {
    let known = 0
    for (const line of text.split('\n')) if (this.checked.has(line)) known += line.length
    return known
  }

  /** Returns whether the text still has the line of the result. */
  private receive(result: Checked | Spelled): boolean {
    if (!this.lines.includes(result.text)) return false
    if (result.kind === 'spelled') this.spelled.set(result.text, result.issues)
    else this.checked.set(result.text, result)
    this.resolve()
    return true
  }

  private resolve(): void {
    const how = resolveSettings(
      this.settings,
      this.lines.map(line => this.spoken(line)),
      this.how,
    )
    if (!isSameHow(how, this.how)) this.how = how
  }

  private spoken(text: string): SpokenBlock {
    const { language = null, detected = null } = this.checked.get(text) ?? {}
    return { text, language, detected, checked: this.isChecked(text) }
  }

  private isChecked(line: string): boolean {
    return isSameHow(this.checked.get(line)?.how ?? null, this.how)
  }

  private nextTask(): CheckTask | null {
    if (!this.isWanted) return null
    const line = this.lines.find(text => isWaiting({ text, checked: this.isChecked(text) }))
    return line === undefined ? null : { text: line, how: this.how }
  }

  private nextSpelling(): CheckTask | null {
    if (!this.isWanted) return null
    const line = this.lines.find(text =>
      isWaiting({ text, checked: this.checked.has(text) || this.spelled.has(text) }),
    )
    return line === undefined ? null : { text: line, how: this.how }
  }

  /** Spelling alone is shown until the whole check is done. */
  private issuesIn(line: string): readonly Issue[] {
    const checked = this.checked.get(line)
    return checked ? (checked.issues ?? []) : (this.spelled.get(line) ?? [])
  }
}
