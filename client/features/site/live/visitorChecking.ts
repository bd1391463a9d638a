import { atom } from 'jotai'

import { startChecker } from '#client/checker/checker.ts'
import { Checking, type CheckingStatus } from '#client/checker/checking.ts'
import type { Checked, CheckTask, Spelled } from '#client/checker/checkMessages.ts'
import { isSameHow, isWaiting, resolveSettings, type SpokenBlock } from '#client/checker/languages.ts'
import { store } from '#client/shared/lib/store.ts'
import { dialectAmong } from '#schema/check-settings/dialects.ts'
import { defaultGoals } from '#schema/check-settings/goals.ts'
import { AUTO, type WritingSettings } from '#schema/check-settings/settings.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import type { TryState } from '#site/landing/try/tryActs.ts'

/** Checks a visitor's text in the browser's checker, line by line. Lines that stay are not checked again. */
export class VisitorChecking {
  private readonly status = atom<CheckingStatus>('idle')
  private readonly settings: WritingSettings
  private readonly onState: (state: TryState) => void
  private readonly checking: Checking
  private readonly unwatch: () => void
  private text = ''
  private lines: readonly string[] = []
  private how: WritingSettings
  /** The results by line. */
  private checked = new Map<string, Checked>()
  private spelled = new Map<string, readonly Issue[]>()

  constructor(locales: readonly string[], onState: (state: TryState) => void) {
    this.settings = { language: AUTO, dialect: dialectAmong(locales), goals: defaultGoals }
    this.how = resolveSettings(this.settings, [], null)
    this.onState = onState
    this.checking = new Checking({
      status: this.status,
      nextTask: () => this.nextTask(),
      nextSpelling: () => this.nextSpelling(),
      onResult: result => this.receive(result),
    })
    this.unwatch = store.sub(this.status, () => this.report())
    startChecker(this.settings.dialect)
  }

  /** Checks a text in place of the last one. */
  change(text: string): void {
    this.text = text
    this.lines = text.split('\n')
    const kept = new Set(this.lines)
    this.checked = new Map([...this.checked].filter(([line]) => kept.has(line)))
    this.spelled = new Map([...this.spelled].filter(([line]) => kept.has(line)))
    this.resolve()
    this.checking.kick()
    this.report()
  }

  /** Begins again after a failure. */
  retry(): void {
    this.checking.retry()
  }

  stop(): void {
    this.unwatch()
    this.checking.stop()
  }

  private receive(result: Checked | Spelled): void {
    if (!this.lines.includes(result.text)) return
    if (result.kind === 'spelled') this.spelled.set(result.text, result.issues)
    else this.checked.set(result.text, result)
    this.resolve()
    this.report()
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
    const line = this.lines.find(text => isWaiting({ text, checked: this.isChecked(text) }))
    return line === undefined ? null : { text: line, how: this.how }
  }

  private nextSpelling(): CheckTask | null {
    const line = this.lines.find(text =>
      isWaiting({ text, checked: this.checked.has(text) || this.spelled.has(text) }),
    )
    return line === undefined ? null : { text: line, how: this.how }
  }

  private report(): void {
    const issues: Issue[] = []
    let at = 0
    for (const line of this.lines) {
      for (const found of this.issuesIn(line))
        issues.push({ ...found, id: `${at} ${found.id}`, start: found.start + at, end: found.end + at })
      at += line.length + 1
    }
    const isForeign = [...this.checked.values()].some(checked => checked.issues === null)
    this.onState({ text: this.text, status: this.statusOf(), issues, isForeign })
  }

  /** Spelling alone is shown until the whole check is done. */
  private issuesIn(line: string): readonly Issue[] {
    const checked = this.checked.get(line)
    return checked ? (checked.issues ?? []) : (this.spelled.get(line) ?? [])
  }

  private statusOf(): TryState['status'] {
    const status = store.get(this.status)
    if (status === 'paused') return 'stopped'
    if (status === 'loading') return 'loading'
    if (this.nextTask()) return 'checking'
    return this.text.trim() === '' ? 'waiting' : 'done'
  }
}
