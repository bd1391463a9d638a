import { TextChecking } from '#client/checker/textChecking.ts'
import { defaultGoals, type EnglishDialect } from '#schema/check-settings/goals.ts'
import { AUTO } from '#schema/check-settings/settings.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import type { CheckedText, CheckOrder } from '../common/checkPort.ts'
import { issueChangeOf } from '../common/issueChange.ts'
import type { ExtensionSettings } from '../common/settings.ts'
import { toMark } from './toMark.ts'

/** Kept results of texts that are not being checked, such as of a field that was left. */
const FREE_MAX = 4

/** Lines that failed or took too long. They are not checked again, so that the others are. */
const givenUp = new Set<string>()

type Options = {
  settings: () => ExtensionSettings
  answer: (checked: CheckedText) => void
}

/**
 * Checks the texts of one page. Each text that is checked at the same time has its own connection to
 * the checker, which takes one line of each in turn. The results of lines stay for the next text.
 */
export class PageChecks {
  private readonly options: Options
  private readonly running = new Map<number, { text: string; checking: TextChecking }>()
  private free: readonly TextChecking[] = []
  /** The last answer: the page knows its issues. */
  private answered: { issues: readonly Issue[]; length: number } = { issues: [], length: 0 }

  constructor(options: Options) {
    this.options = options
  }

  /** Takes an order of the page. */
  obey(order: CheckOrder): void {
    switch (order.kind) {
      case 'check':
        return this.check(order.id, order.text)
      case 'drop':
        this.running.get(order.id)?.checking.drop()
        return this.release(order.id)
    }
  }

  /** Drops all work: the page is gone. */
  stop(): void {
    const busy = [...this.running.values()].map(({ checking }) => checking)
    this.running.clear()
    for (const checking of [...this.free, ...busy]) checking.stop()
    this.free = []
  }

  private check(id: number, text: string): void {
    const checking = this.take(text, this.options.settings().dialect)
    this.running.set(id, { text, checking })
    checking.change(withoutGivenUp(text))
  }

  /** Returns the free checking that knows most of a text, or another one. */
  private take(text: string, dialect: EnglishDialect): TextChecking {
    for (const checking of this.free) if (checking.settings.dialect !== dialect) checking.stop()
    const usable = this.free
      .filter(({ settings }) => settings.dialect === dialect)
      .toSorted((one, other) => other.known(text) - one.known(text))
    const [best, ...others] = usable
    this.free = others
    return (
      best ??
      new TextChecking({ language: AUTO, dialect, goals: defaultGoals }, checking => this.goOn(checking))
    )
  }

  private goOn(changed: TextChecking): void {
    for (const [id, { text, checking }] of this.running) {
      if (checking !== changed) continue
      switch (checking.status) {
        case 'loading':
          return this.answer(id, text, checking)
        case 'checking':
          return
        case 'waiting':
        case 'done':
          this.answer(id, text, checking)
          return this.release(id)
        case 'stopped':
          if (checking.current !== null) givenUp.add(checking.current)
          this.running.delete(id)
          checking.stop()
          return this.check(id, text)
      }
    }
  }

  /** Answers with all issues, or with those that are known while the checker is loading. */
  private answer(id: number, text: string, checking: TextChecking): void {
    const isWhole = checking.status !== 'loading'
    const issues = toMark(checking.issues, text, this.options.settings())
    if (!isWhole && issues.length === 0) return
    const change = issueChangeOf(this.answered.issues, issues, text.length - this.answered.length)
    this.answered = { issues, length: text.length }
    this.options.answer({ id, change, isWhole })
  }

  private release(id: number): void {
    const { checking } = this.running.get(id) ?? {}
    if (!checking) return
    this.running.delete(id)
    const [...free] = [checking, ...this.free]
    for (const old of free.splice(FREE_MAX)) old.stop()
    this.free = free
  }
}

/** Returns a text with spaces in place of these lines, so that the others keep their places. */
const withoutGivenUp = (text: string): string =>
  givenUp.size === 0
    ? text
    : text
        .split('\n')
        .map(line => (givenUp.has(line) ? ' '.repeat(line.length) : line))
        .join('\n')
